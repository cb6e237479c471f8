import { setTimeout } from 'node:timers/promises';

/** Status of an answer and the address it came from. */
export interface Answer {
  status: number;
  url: string;
}

/** Sends one request. Rejects when no answer comes. */
type Ask = (address: string, method: 'HEAD' | 'GET') => Promise<Answer>;

const HOSTS_AT_ONCE = 8;
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 500;

/** Asks each address, several hosts at once but one address of a host at a time. `null` stands for no answer. */
export async function askAll(addresses: readonly string[], ask: Ask = askByFetch): Promise<Map<string, Answer | null>> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const queues = [...hosts.values()];
  const answers = new Map<string, Answer | null>();
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const address of queue) answers.set(address, await askTwice(address, ask));
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return answers;
}

/** HEAD first, GET for servers that refuse it, and all again when no answer comes. */
async function askTwice(address: string, ask: Ask): Promise<Answer | null> {
  const once = async (): Promise<Answer> => {
    const head = await ask(address, 'HEAD');
    return head.status < 400 ? head : ask(address, 'GET');
  };
  return once().catch(() => once().catch(() => null));
}

const askByFetch: Ask = async (address, method) => {
  await setTimeout(PAUSE_MS);
  const { status, url, body } = await fetch(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await body?.cancel();
  return { status, url };
};
