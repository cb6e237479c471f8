import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/programs';
import { runAsProgram, scriptCommand } from '../scripts/command';
import { serveDist } from '../src/engine/serve/server';
import { RULES, type Rule } from '../tests/support/look/finding';
import { sweep } from '../tests/support/look/sweep';

const HELP = `npm run bench:look -- [ROUTE …]

Looks at every page of the built site except those of older versions, at five widths and in all colours, and fails when
one of them has something a reader would stumble over.`;

/** The pages of the current release and everything outside of the documentation. */
function currentRoutes(dist: string): string[] {
  const { paths } = JSON.parse(readFileSync(path.join(dist, '_data/routes.json'), 'utf8')) as { paths: string[] };
  return [...paths.filter((route) => !/^\/docs\/(?!latest(?:\/|$))/.test(route)), '/404'];
}

await runAsProgram(
  scriptCommand(HELP, {}, async ({ positionals, root, print }) => {
    const dist = path.join(root, 'dist');
    const routes = positionals.length > 0 ? positionals : currentRoutes(dist);
    const { close, url } = await serveDist(dist, { host: '127.0.0.1', port: 0 });
    // With the scroll bar of a desktop, which takes room from the page.
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      const found = await sweep(browser, {
        origin: new URL(url).origin,
        routes,
        onPage: (route) => process.stderr.write(`${route}\n`),
      });
      for (const rule of Object.keys(RULES) as Rule[]) {
        const own = found.filter((sighting) => sighting.rule === rule);
        print(`${String(own.length).padStart(6)}  ${rule.padEnd(9)} ${RULES[rule]}\n`);
        for (const { route, view, detail } of own) print(`          ${route} (${view}): ${detail}\n`);
      }
      return found.length === 0 ? 0 : 1;
    } finally {
      await Promise.all([browser.close(), close()]);
    }
  }),
);
