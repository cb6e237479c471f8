/**
 * Looks at every page of the current release, every post and the other pages of the built site at five widths and in
 * all colours, and fails when one of them has something a reader would stumble over:
 * `tsx bench/look/index.ts [--all] [--dist dist] [--width 360] [--rule split] [route …]`. `--all` names every finding.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';
import { addressFrom, serveDist } from '../../src/engine/serve/server';
import { RULES, type Rule } from './page/finding';
import { sweep, WIDTHS, type Sighting } from './sweep';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Examples printed of each rule. */
const EXAMPLES = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
    width: { type: 'string', multiple: true },
    rule: { type: 'string', multiple: true },
  },
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
  const shown = values.all ? sightings : sightings.slice(0, EXAMPLES);
  return [head, ...shown.map(({ route, view, detail }) => `          ${route} (${view}): ${detail}`)];
}

const dist = path.resolve(ROOT, values.dist);
const routes = positionals.length > 0 ? positionals : currentRoutes(dist);
const widths = values.width ? values.width.map(Number) : WIDTHS;
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
  const rules = (Object.keys(RULES) as Rule[]).filter((rule) => !values.rule || values.rule.includes(rule));
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
