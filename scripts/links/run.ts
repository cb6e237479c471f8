import { addressOf, outsideLinks, problemAt } from '../../src/engine/check/outside-links';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { diagnosticsToPrint, formatDiagnostics } from '../../src/engine/model/print';
import { CommandError } from '../../src/engine/model/errors';
import { createProgress, forEachAtOnce } from '../../src/engine/model/progress';
import { compileSites } from '../../src/engine/plan/compile-site';
import { loadSites } from '../../src/engine/read/site';
import { runAsProgram, scriptCommand } from '../command';
import { setTimeout } from 'node:timers/promises';

const HELP = `npm run links -- [--live]

Lists the outside addresses that the pages link to. With --live, requests them instead.`;

const FLAGS = { live: { summary: 'requests each address, and shows the links that are dead, moved or unclear' } };

/** `npm run links`: 1 when a link is dead. */
export const runLinks = scriptCommand(HELP, FLAGS, async ({ given, root, print }) => {
  const [{ site, articles }] = await compileSites(await loadSites(root, { withNew: true }), createProgress(true));
  const links = outsideLinks(site, articles);
  const addresses = [...new Set(links.map(addressOf))].sort();
  if (!given.has('live')) {
    print(`${addresses.join('\n')}\n${addresses.length} addresses\n`);
    return 0;
  }
  const answers = await askAll(addresses);
  if ([...answers.values()].every((answer) => answer === null))
    throw new CommandError('No address answers. Is there a network?');
  const found = links.flatMap((link): Diagnostic[] => {
    const problem = answerProblem(addressOf(link), answers.get(addressOf(link)) ?? null);
    return problem ? [{ ...problemAt(link, 'link/answer', problem.message), severity: problem.severity }] : [];
  });
  const problems = diagnosticsToPrint(found);
  if (problems.length > 0) print(`${formatDiagnostics(problems, root, { all: true })}\n`);
  print(`${addresses.length} addresses, ${problems.length} problems\n`);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
});

/** What is wrong with an answer. Servers that refuse programs may still answer readers, so only 404 and 410 are errors. */
export function answerProblem(address: string, answer: Answer | null): Pick<Diagnostic, 'message' | 'severity'> | null {
  if (answer === null) return { message: `"${address}" does not answer.`, severity: 'warning' };
  const { status, url } = answer;
  const severity = status === 404 || status === 410 ? 'error' : 'warning';
  if (status >= 400) return { message: `"${address}" answers ${status}.`, severity };
  return url === '' || url === address ? null : { message: `"${address}" leads to "${url}".`, severity: 'warning' };
}

/** Status of an answer and the address it came from. */
export interface Answer {
  status: number;
  url: string;
}

/** Sends one request. Rejects when no answer comes. */
type Ask = (address: string) => Promise<Answer>;

const HOSTS_AT_ONCE = 8;
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 500;

/**
 * Requests every address: several hosts in parallel, each host one request at a time. An address that does not answer is
 * requested once more; `null` means no answer.
 */
export async function askAll(addresses: readonly string[], ask: Ask = askByFetch): Promise<Map<string, Answer | null>> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const answers = new Map<string, Answer | null>();
  await forEachAtOnce(hosts.values(), HOSTS_AT_ONCE, async (queue) => {
    for (const address of queue) {
      const again = (): Promise<Answer> => ask(address);
      answers.set(
        address,
        await ask(address)
          .catch(again)
          .catch(() => null),
      );
    }
  });
  return answers;
}

const askByFetch: Ask = async (address) => {
  await setTimeout(PAUSE_MS);
  const { status, url, body } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await body?.cancel();
  return { status, url };
};

await runAsProgram(runLinks, import.meta.url);
