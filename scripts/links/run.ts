import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { outsideLinks } from '../../src/engine/check/outside-links';
import { formatDiagnostics } from '../../src/engine/model/print';
import { CommandError } from '../../src/engine/model/command-error';
import { createProgress } from '../../src/engine/model/progress';
import { compileSites } from '../../src/engine/plan/compile-site';
import { versionOrder } from '../../src/engine/read/docs/version-order';
import { formatLinkList, readLinkList, type ListedLink } from '../../src/engine/read/link-list';
import { loadSites } from '../../src/engine/read/site';
import { scriptCommand } from '../command';
import { askAll, NoNetworkError, type Answer, type Asker } from './ask';
import { nextList } from './next-list';
import { checkSourcePaths } from './source-paths';
import { findCheckouts } from '../listings/checkouts';

const FLAGS = {
  live: { summary: 'asks each address and notes what it answers' },
  source: {
    value: 'PATH',
    summary:
      'a checkout of the tool, or a folder of checkouts named after their versions, that its own links lead into',
  },
};
const HELP = `npm run links -- [--live] [--source PATH]

Writes the list of the outside addresses that the pages lead to, and says which are new and which are gone.`;

const TIMEOUT_MS = 15_000;
const PAUSE_MS = 500;
const HOSTS_AT_ONCE = 4;
const RETRIES = 2;

const askByFetch: Asker = async (address, method) => {
  const { status, url, body } = await fetch(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await body?.cancel();
  return { status, url };
};

/** `npm run links`. */
export const runLinks = scriptCommand(HELP, FLAGS, async ({ values, given, root, print }) => {
  const [{ site, articles }] = await compileSites(await loadSites(root, { withNew: true }), createProgress(true));
  const links = outsideLinks(site, articles);
  const list = readLinkList(root, site.folders.site);
  if (list.file === null) throw new CommandError('The site has no folder content/site for its list.');
  if (list.problems.length > 0) throw new CommandError(formatDiagnostics(list.problems, root));
  if (values.source !== undefined) {
    const checkouts = findCheckouts(values.source, versionOrder(site.config).versions);
    if (checkouts.size === 0) throw new CommandError(`There is no checkout of the tool at ${values.source}.`);
    const { checked, problems } = checkSourcePaths(links, checkouts, site.config.repository ?? '');
    if (problems.length > 0) print(`${formatDiagnostics(problems, root, { all: true })}\n`);
    print(`${checked} addresses of files compared with checkouts, ${problems.length} problems\n`);
    if (problems.length > 0) return 1;
  }
  const next = nextList(links, list.links ?? []);
  const asked = given.has('live') ? await withAnswers(next) : next;
  writeFileSync(path.join(root, list.file), formatLinkList(asked));
  print(reportOf(asked, list.links ?? []));
  return 0;
});

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

/** What changed in the list, and which addresses do not answer as they should. */
function reportOf(links: readonly ListedLink[], before: readonly ListedLink[]): string {
  const names = new Set(links.map(({ address }) => address));
  const known = new Set(before.map(({ address }) => address));
  const lines = [
    ...[...names].flatMap((address) => (known.has(address) ? [] : [`new   ${address}`])),
    ...[...known].flatMap((address) => (names.has(address) ? [] : [`gone  ${address}`])),
    ...links.flatMap(({ address, state, answer }) =>
      state === 'alive' || state === 'unasked' ? [] : [`${state}  ${address}  ${answer ?? ''}`],
    ),
    `${links.length} addresses`,
  ];
  return `${lines.join('\n')}\n`;
}
