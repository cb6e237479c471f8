import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep, type Sighting } from '../support/look/sweep';
import { SITE_DIST } from '../support/browser';
import { sharedBrowser } from '../support/launch';
import { listenAnywhere } from '../support/servers';
import { siteRoutes, startServer, type TestServer } from '../support/site';

/** One page of each kind; with `LOOK=all`, every page except those of older versions. */
const SAMPLE = [
  '/',
  '/docs/latest/gadgets/',
  '/docs/latest/gadgets/trace_dns',
  '/docs/latest/reference/run',
  '/docs/latest/spec/operators/cli',
  '/blog',
  '/blog/tags',
  '/404',
];
const routes =
  process.env['LOOK'] === 'all' ? siteRoutes().filter((route) => !/^\/docs\/(?!latest(?:\/|$))/.test(route)) : SAMPLE;

describe('the sweep over the look of pages', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startServer(SITE_DIST)));
  afterAll(() => server.close());

  test('finds nothing on a page of each kind', async () => {
    expect(await sweep(await sharedBrowser(), { origin: server.origin, routes })).toEqual([]);
  });
});

/** A page with one flaw of each kind. */
const FLAWED = `<!doctype html><html data-live><style>
  body { margin: 0 } .narrow { width: 8em } .wide { width: 3000px; height: 1px }
  .column { width: 9em; overflow-y: auto; white-space: nowrap }
  .diagram { overflow-x: auto } pre { overflow-x: auto } .dg { display: block } td { min-width: 900px }
</style><body><p class="narrow">There is a flag <code>--a-long-flag-name</code> here.</p>
<div class="column">a name that no column holds</div>
<div class="diagram"><svg class="dg" width="4000" height="80"><rect x="20" y="0" width="80" height="40" fill="red"/>
<text x="0" y="20">wider than its box</text></svg></div>
<table><tr id="field-x"><td>x</td><td>far away</td></tr></table>
<table style="display: block; overflow-x: auto"><thead><tr><th style="position: sticky; top: 64px">Head</th></tr></thead>
<tbody><tr><td>covered</td></tr><tr><td>row</td></tr><tr><td>row</td></tr></tbody></table>
<pre>${'a line that is longer than any window '.repeat(20)}</pre>
<div class="wide"></div></body></html>`;

test('finds each kind of flaw, and says where', async () => {
  const server = await listenAnywhere((_, response) => response.end(FLAWED));
  try {
    const found: Sighting[] = await sweep(await sharedBrowser(), {
      origin: server.origin,
      routes: ['/flawed'],
      widths: [360],
    });
    const rules = new Set(found.map(({ rule }) => rule));
    expect([...rules].sort()).toEqual(['cut', 'drawing', 'head', 'label', 'row', 'sideways', 'split', 'wrap']);
    expect(found.every(({ route }) => route === '/flawed')).toBe(true);
  } finally {
    await server.close();
  }
});
