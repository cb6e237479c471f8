import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { outsideLinks } from '../src/engine/check/outside-links';
import { readArguments } from '../src/engine/cli/arguments';
import { describeFailure, exitCodeOf } from '../src/engine/cli/failure';
import { formatDiagnostics } from '../src/engine/cli/print';
import { CommandError } from '../src/engine/model/command-error';
import { createProgress } from '../src/engine/model/progress';
import { compileSites } from '../src/engine/plan/compile-site';
import { versionOrder } from '../src/engine/read/docs/version-order';
import { formatLinkList, readLinkList, type ListedLink } from '../src/engine/read/link-list';
import { loadSites } from '../src/engine/read/site';
import { askAll, NoNetworkError, type Answer, type Asker } from './links/ask';
import { nextList } from './links/next-list';
import { checkSourcePaths } from './links/source-paths';
import { findCheckouts } from './listings/checkouts';

const FLAGS = {
  live: { summary: 'asks each address and notes what it answers' },
  source: {
    value: 'PATH',
    summary:
      'a checkout of the tool, or a folder of checkouts named after their versions, that its own links lead into',
  },
  help: { summary: 'prints this' },
};
const USAGE = `npm run links -- [--live] [--source PATH]

Writes the list of the outside addresses that the pages lead to, and says which are new and which are gone.
${Object.entries(FLAGS)
  .map(([name, { summary }]) => `--${name.padEnd(7)} ${summary}`)
  .join('\n')}
`;

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 500;
const HOSTS_AT_ONCE = 4;
const RETRIES = 2;

const askByFetch: Asker = async (address, method) => {
  const { status, url, body } = await fetch(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await body?.cancel();
  return { status, url };
};

async function main(argv: readonly string[]): Promise<number> {
  const { values, given } = readArguments(argv, FLAGS);
  if (given.has('help')) {
    process.stdout.write(USAGE);
    return 0;
  }
  const root = process.cwd();
  const [{ site, articles }] = await compileSites(await loadSites(root), createProgress(true));
  const links = outsideLinks(site, articles);
  const list = readLinkList(root, site.folders.site);
  if (list.file === null) throw new CommandError('The site has no folder content/site for its list.');
  if (list.problems.length > 0) throw new CommandError(formatDiagnostics(list.problems, root));
  if (values.source !== undefined) {
    const checkouts = findCheckouts(values.source, versionOrder(site.config).versions);
    if (checkouts.size === 0) throw new CommandError(`There is no checkout of the tool at ${values.source}.`);
    const { checked, problems } = checkSourcePaths(links, checkouts, site.config.repository ?? '');
    if (problems.length > 0) process.stdout.write(`${formatDiagnostics(problems, root, { all: true })}\n`);
    process.stdout.write(`${checked} addresses of files compared with checkouts, ${problems.length} problems\n`);
    if (problems.length > 0) return 1;
  }
  const next = nextList(links, list.links ?? []);
  const asked = given.has('live') ? await withAnswers(next) : next;
  writeFileSync(path.join(root, list.file), formatLinkList(asked));
  report(asked, list.links ?? []);
  return 0;
}

async function withAnswers(links: readonly ListedLink[]): Promise<ListedLink[]> {
  const checked = new Date().toISOString().slice(0, 10);
  const pause = (): Promise<void> => setTimeout(PAUSE_MS);
  const options = { ask: askByFetch, hosts: HOSTS_AT_ONCE, retries: RETRIES, pause };
  let answers: Map<string, Answer>;
  try {
    answers = await askAll(
      links.map(({ address }) => address),
      options,
    );
  } catch (error) {
    if (!(error instanceof NoNetworkError)) throw error;
    throw new CommandError(`${error.message} There seems to be no network; the list is as it was.`);
  }
  return links.map(({ address, note, state }) => ({
    address,
    state,
    checked,
    ...(note === undefined ? {} : { note }),
    ...answers.get(address),
  }));
}

function report(links: readonly ListedLink[], before: readonly ListedLink[]): void {
  const names = new Set(links.map(({ address }) => address));
  const known = new Set(before.map(({ address }) => address));
  for (const address of names) if (!known.has(address)) process.stdout.write(`new   ${address}\n`);
  for (const address of known) if (!names.has(address)) process.stdout.write(`gone  ${address}\n`);
  for (const { address, state, answer } of links)
    if (state !== 'alive' && state !== 'unasked') process.stdout.write(`${state}  ${address}  ${answer ?? ''}\n`);
  process.stdout.write(`${links.length} addresses\n`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
