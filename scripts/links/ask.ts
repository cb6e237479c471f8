import type { ListedLink } from '../../src/engine/read/link-list';

/** Asks an address by a method. Rejects when no answer comes. */
export type Asker = (address: string, method: 'HEAD' | 'GET') => Promise<{ status: number; url: string }>;

/** How addresses are asked. */
interface AskOptions {
  ask: Asker;
  /** Hosts that are asked at once; each gets one question at a time. */
  hosts: number;
  /** Questions after one that got no answer. */
  retries: number;
  /** Waits between questions to one host. */
  pause: () => Promise<void>;
}

export type Answer = Pick<ListedLink, 'state' | 'answer'>;

/** Addresses that get no answer before it is clear that there is no network. */
const SILENT = 5;

/** Thrown when nothing at all answers. */
export class NoNetworkError extends Error {
  override readonly name = 'NoNetworkError';
}

/** Asks addresses, few at once. Throws `NoNetworkError` when none of the first ones gets an answer. */
export async function askAll(addresses: readonly string[], options: AskOptions): Promise<Map<string, Answer>> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const queues = [...byHost.values()];
  const answers = new Map<string, Answer>();
  let reached = false;
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const address of queue) {
        const answer = await askOne(address, options);
        reached ||= answer !== null;
        answers.set(address, answer ?? { state: 'unclear', answer: 'none' });
        if (!reached && answers.size >= Math.min(SILENT, addresses.length))
          throw new NoNetworkError(`None of the first ${answers.size} addresses answered.`);
        await options.pause();
      }
    }
  };
  await Promise.all(Array.from({ length: options.hosts }, work));
  return answers;
}

/** HEAD first; GET for servers that do not know it. `null` when no answer comes. */
async function askOne(address: string, { ask, retries, pause }: AskOptions): Promise<Answer | null> {
  for (let attempt = 0; attempt <= retries; attempt++) {
    try {
      const head = await ask(address, 'HEAD');
      return answerOf(address, head.status < 400 ? head : await ask(address, 'GET'));
    } catch {
      await pause();
    }
  }
  return null;
}

function answerOf(address: string, { status, url }: { status: number; url: string }): Answer {
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status >= 400) return { state: 'unclear', answer: String(status) };
  return url === '' || url === address ? { state: 'alive' } : { state: 'moved', answer: url };
}
