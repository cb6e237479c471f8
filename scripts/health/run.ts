import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../src/engine/model/command-error';
import { createProgress, timed } from '../../src/engine/model/progress';
import { wholeNumber } from '../../src/engine/model/whole-number';
import { compileSites } from '../../src/engine/plan/compile-site';
import { versionOrder } from '../../src/engine/read/docs/version-order';
import { loadGadgets } from '../../src/engine/read/gadgets/load';
import { readLinkList } from '../../src/engine/read/link-list';
import { loadSites } from '../../src/engine/read/site';
import { scriptCommand } from '../command';
import { builtSections } from './built';
import { withoutExample, withoutMeaning } from './gadgets';
import { outsideLinkAges } from './links';
import { lastChanges, oldPages, thinPages, uncheckedListings, versionDifferences, type PageFacts } from './pages';
import { healthHtml, healthText } from './print';
import type { Section } from './section';

const FLAGS = {
  html: { value: 'FILE', summary: 'writes one HTML page' },
  json: { summary: 'prints JSON' },
  days: { value: 'NUMBER', summary: 'age from which a page counts as not touched for long, 180 when left out' },
  all: { summary: 'prints every row' },
};
const HELP = `npm run health -- [--html FILE] [--json] [--days NUMBER] [--all]

What a maintainer looks at before a release. The largest pages and the search need a built site.`;
const SHOWN = 10;

/** `npm run health`. */
export const runHealth = scriptCommand(HELP, FLAGS, async ({ values, given, positionals, root, print }) => {
  if (positionals.length > 0) throw new UsageError(`health takes no ${positionals[0]}; --help says more.`);
  const days = wholeNumber('--days', values.days ?? '180', { least: 0 });
  const today = new Date();
  const sections = await readHealth(root, today, days);
  if (given.has('json')) print(`${JSON.stringify(sections, null, 2)}\n`);
  else print(healthText(sections, given.has('all') ? Infinity : SHOWN));
  if (values.html !== undefined) writeFileSync(values.html, healthHtml(sections, today.toISOString().slice(0, 10)));
  return 0;
});

async function readHealth(root: string, today: Date, days: number): Promise<Section[]> {
  const progress = createProgress();
  const [{ site, articles, studies }] = await timed(progress, 'read and compile the pages', async () =>
    compileSites(await loadSites(root), createProgress(true)),
  );
  const order = versionOrder(site.config);
  const { catalogue } = loadGadgets(root, order);
  const pages = [...articles].map(([file, { components }]): PageFacts => {
    const { prose = [], snippets = [] } = studies.get(file) ?? {};
    return { file, prose, snippets, components };
  });
  const docs = pages.filter(({ file }) => file.startsWith('content/docs/'));
  const links = readLinkList(root, site.folders.site).links ?? [];
  return [
    oldPages(docs, lastChanges(root), today, days),
    thinPages(docs),
    withoutMeaning(catalogue),
    withoutExample(catalogue, docs),
    uncheckedListings(pages),
    outsideLinkAges(links),
    ...(await timed(progress, 'read the built site', () => builtSections(path.join(root, 'dist'), 'latest'))),
    versionDifferences(docs, order.versions),
  ];
}
