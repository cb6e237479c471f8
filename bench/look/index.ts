/**
 * Looks at every page of the current release, every post and the other pages of the built site at five widths and in
 * all colours, and fails when one of them has something a reader would stumble over: `tsx bench/look/index.ts [--all]
 * [--dist dist] [--width 360,768] [--rule split] [route …]`. `--all` names every finding.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';
import { addressFrom, serveDist } from '../../src/engine/serve/server';
import { listOf } from '../../src/engine/cli/arguments';
import { benchArguments } from '../arguments';
import { RULES, type Rule } from './page/finding';
import { sweep, WIDTHS, type Sighting } from './sweep';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Examples printed of each rule. */
const EXAMPLES = 8;

const { values, given, positionals } = benchArguments('npm run bench:look -- [ROUTE …]', {
  all: { summary: 'names every finding' },
  dist: { value: 'FOLDER', usual: 'dist', summary: 'the built site' },
  width: {
    value: 'NUMBERS',
    usual: WIDTHS.join(','),
    summary: 'widths of the windows that are looked at',
  },
  rule: { value: 'RULES', legal: Object.keys(RULES), summary: 'what is looked for; all of it when left out' },
});

/** The pages of the current release and everything outside of the documentation. */
function currentRoutes(dist: string): string[] {
  const { paths } = JSON.parse(readFileSync(path.join(dist, '_data/routes.json'), 'utf8')) as { paths: string[] };
  const isOlder = (route: string): boolean => /^\/docs\/(?!latest(?:\/|$))/.test(route);
  return [...paths.filter((route) => !isOlder(route)), '/404'];
}

function report(rule: Rule, sightings: readonly Sighting[]): string[] {
  const pages = new Set(sightings.map(({ route }) => route)).size;
  const head = `${String(sightings.length).padStart(6)}  ${rule.padEnd(9)} ${RULES[rule]}${sightings.length > 0 ? `, on ${pages} pages` : ''}`;
  const shown = given.has('all') ? sightings : sightings.slice(0, EXAMPLES);
  return [head, ...shown.map(({ route, view, detail }) => `          ${route} (${view}): ${detail}`)];
}

const dist = path.resolve(ROOT, values.dist);
const routes = positionals.length > 0 ? positionals : currentRoutes(dist);
const widths = listOf(values.width).map(Number);
const wanted = listOf(values.rule);
const { close, url } = await serveDist(dist, addressFrom({ PORT: process.env['PORT'] ?? '0' }));
// With the bar that readers of a desktop see, which takes room from the page.
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: CHROMIUM_ARGS,
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
try {
  let done = 0;
  const found = await sweep(browser, {
    origin: url.replace(/\/$/, ''),
    routes,
    widths,
    onPage: (route) => process.stderr.write(`${++done} of ${routes.length}: ${route}\n`),
  });
  const rules = (Object.keys(RULES) as Rule[]).filter((rule) => wanted.length === 0 || wanted.includes(rule));
  const sightings = found.filter(({ rule }) => rules.includes(rule));
  for (const rule of rules)
    console.log(
      report(
        rule,
        sightings.filter((sighting) => sighting.rule === rule),
      ).join('\n'),
    );
  console.log(`${routes.length} pages at ${widths.join(', ')} px and in 3 colourings: ${sightings.length} findings`);
  process.exitCode = sightings.length === 0 ? 0 : 1;
} finally {
  await Promise.all([browser.close(), close()]);
}
