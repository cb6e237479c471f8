import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { layoutFlaws } from '../support/look';
import { siteRoutes } from '../support/site';
import { layOutArticle } from '../support/whole-article';

/** A phone, a tablet, laptops, a wide screen. */
const WIDTHS = [360, 768, 1280, 1440, 1920];
const KINDS = [
  '/',
  '/docs/latest/gadgets/',
  '/docs/latest/gadgets/trace_dns',
  '/docs/latest/reference/run',
  '/docs/latest/spec/operators/cli',
  '/blog',
  '/blog/tags',
];
/** One page of each kind; with `LOOK=all`, every page of the newest version and the blog. */
const routes =
  process.env['LOOK'] === 'all' ? siteRoutes().filter((route) => !/^\/docs\/(?!latest(?:\/|$))/.test(route)) : KINDS;

const { visit } = useBrowser();

/** Waits until what depends on the width of the window has been laid out again. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test.each(routes)('%s: no flag breaks, no text or drawing is cut off, wide code can be wrapped', async (route) => {
  const page = await visit(route, { reducedMotion: 'reduce' });
  await layOutArticle(page);
  for (const width of WIDTHS) {
    await resize(page, width);
    expect(await page.evaluate(layoutFlaws), `${width} px`).toEqual([]);
  }
});

/** A page with one flaw of each kind. */
const FLAWED = `<style>body { margin: 0 } .narrow { width: 8em } .column { width: 9em; overflow-y: auto; white-space: nowrap }
  .diagram, pre { overflow-x: auto } svg { display: block }</style>
<p class="narrow">There is a flag <code>--a-long-flag-name</code> here.</p>
<div class="column">a name too wide for the column</div>
<div class="diagram"><svg width="4000" height="80"><rect x="20" width="80" height="40" fill="red"/>
<text x="0" y="20">wider than its box</text></svg></div>
<pre>${'a line that is longer than any window '.repeat(20)}</pre>`;

test('each kind of flaw is found', async () => {
  const page = await visit('/flawed', {
    viewport: { width: 360, height: 800 },
    inert: true,
    prepare: (fresh) => fresh.route('**/flawed', (route) => route.fulfill({ contentType: 'text/html', body: FLAWED })),
  });
  const found = await page.evaluate(layoutFlaws);
  expect([...new Set(found.map((line) => line.replace(/:.*/s, '')))].sort((a, b) => a.localeCompare(b))).toEqual([
    'cut',
    'drawing',
    'label',
    'split',
    'wrap',
  ]);
});
