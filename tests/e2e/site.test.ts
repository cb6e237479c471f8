import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadOutput, staticHandler } from '../../src/engine/serve/static-files';
import { SITE_DIST, untilLive, useBrowser } from '../support/browser';
import { testFixture } from '../support/fixture';
import { rewriteFile } from '../support/intercept';
import { IN_FIREFOX } from '../support/launch';
import { listenAnywhere } from '../support/servers';
import { NEWEST, OLDEST, readList, siteRoutes, VERSIONS } from '../support/site';

const GADGET = '/docs/latest/gadgets/trace_dns';

/** What TypeScript's DOM types lack. */
interface Policies {
  trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

describe('What the site itself is configured to', () => {
  const { visit } = useBrowser();

  test('docs base path /docs; the versions in their order; only those that are no current release have a banner', async () => {
    const page = await visit(`/docs/${NEWEST}/quick-start`);
    const names = VERSIONS.map(({ name }) => name);
    expect(await page.locator('.navbar .navbar__item--docsVersionDropdown .dropdown__link').allTextContents()).toEqual(
      names,
    );
    expect(names).toEqual(expect.arrayContaining(['latest', 'main', NEWEST, OLDEST]));
    const banners = names.map((version) => {
      const html = readFileSync(path.join(SITE_DIST, 'docs', version, 'quick-start/index.html'), 'utf8');
      return /version-banner--(\w+)/.exec(html)?.[1] ?? 'none';
    });
    const expected = VERSIONS.map(({ status }) => (['latest', 'supported'].includes(status) ? 'none' : status));
    expect(banners).toEqual(expected);
    expect(banners[names.indexOf('main')]).toBe('unreleased');
  });

  // The protocol of Firefox cannot set what the system prefers.
  test.skipIf(IN_FIREFOX)('the system preference is not respected, and only one language is offered', async () => {
    const page = await visit('/', { colorScheme: 'dark' });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.locator('summary:visible', { hasText: /^Language/ }).count()).toBe(0);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).direction)).toBe('ltr');
  });

  test('blog: 10 posts on a page, the rest on the last one', async () => {
    const posts = siteRoutes(SITE_DIST).filter((route) => /^\/blog\/\d{4}\//.test(route)).length;
    const pages = Math.ceil(posts / 10);
    expect(pages).toBeGreaterThanOrEqual(4);
    const page = await visit('/blog');
    for (let number = 1; number <= pages; number++) {
      if (number > 1) {
        await page.locator('.list-pages__step[rel="next"]').click();
        await untilLive(page, `/blog/page/${number}`);
      }
      expect(await page.locator('.post-item').count()).toBe(number < pages ? 10 : posts - 10 * (pages - 1));
    }
    expect(await page.locator('.list-pages__step[rel="next"]').count()).toBe(0);
  });

  test('the home page of every version has its own title', async () => {
    const title = (route: string): string | undefined =>
      /<title>([^<]*)/.exec(readFileSync(path.join(SITE_DIST, route, 'index.html'), 'utf8'))?.[1];
    expect(title('')).toBe('Inspektor Gadget');
    for (const { name, status } of VERSIONS)
      expect(title(`docs/${name}`)).toBe(`Documentation${status === 'latest' ? '' : ` ${name}`} | Inspektor Gadget`);
  });

  test('the footer has the Community group, the copyright of 2025 and the trademark notice', async () => {
    const page = await visit('/');
    const footer = page.locator('.footer');
    expect(await footer.getByRole('heading').allInnerTexts()).toContain('Community');
    expect(await footer.innerText()).toMatch(/© 2025[\s\S]*trademark/);
    await footer.getByRole('link', { name: 'Contribute' }).click();
    await untilLive(page, '/docs/latest/devel/contributing');
  });

  test('logos of 103x32 and 155x32, a social card of 1200x600, and the breakpoint at 996 px', async () => {
    const page = await visit(GADGET);
    expect(await page.locator('.navbar .logo').boundingBox()).toMatchObject({ width: 103, height: 32 });
    expect(await page.locator('.footer .logo').boundingBox()).toMatchObject({ width: 155, height: 32 });
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const png = readFileSync(path.join(SITE_DIST, new URL(card ?? '').pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 600]);
    for (const width of [996, 997]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('aside.sidebar').isVisible(), `sidebar at ${width} px`).toBe(width > 996);
      expect(await page.getByRole('button', { name: 'Open menu' }).isVisible(), `menu at ${width} px`).toBe(
        width <= 996,
      );
    }
  });

  test('titles are joined by a vertical bar; the contents list has levels 2 to 3', async () => {
    const page = await visit(GADGET);
    expect(await page.title()).toBe('trace_dns | Inspektor Gadget');
    const levels = await page
      .locator('.page__toc .toc__link')
      .evaluateAll((links) =>
        links.map(
          (link) => document.querySelector(decodeURIComponent((link as HTMLAnchorElement).hash))?.tagName ?? 'none',
        ),
      );
    expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  });
});

describe('Pictures: quality 70, from 640 to 1030 px in 2 steps', () => {
  const { visit } = testFixture('shell');

  test('each file is as wide as it says, and the picture keeps its place while it loads', async () => {
    const page = await visit('/docs/latest/guides/parts');
    const image = page.locator('#main .prose img');
    const sources = ((await image.getAttribute('srcset')) ?? '')
      .split(', ')
      .map((source) => source.split(' ') as [string, string]);
    expect(sources.map(([, width]) => width)).toEqual(['640w', '1030w']);
    for (const [url, width] of sources) {
      const natural = await page.evaluate(
        async (address) => (await createImageBitmap(await (await fetch(address)).blob())).width,
        url,
      );
      expect(`${natural}w`).toBe(width);
    }
    expect(Number(await image.getAttribute('width')) / Number(await image.getAttribute('height'))).toBe(2);
    expect(await image.getAttribute('loading')).toBe('lazy');
  });
});

describe('Content security policy', () => {
  const { visit, origin } = useBrowser();
  const directive = (policy: string, name: string): string =>
    policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

  test('is strict for scripts, sent by the server and the same in the file for static hosts', async () => {
    const sent = (await fetch(origin() + GADGET)).headers.get('content-security-policy') ?? '';
    expect(directive(sent, 'default-src')).toBe("default-src 'none'");
    expect(directive(sent, 'script-src')).toMatch(/^script-src 'self'(?: 'sha256-[\w+/=]+')+$/);
    expect(sent).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(readFileSync(path.join(SITE_DIST, '_headers'), 'utf8')).toContain(`Content-Security-Policy: ${sent}`);
    expect((await fetch(`${origin()}/nowhere`)).headers.get('content-security-policy')).toBe(sent);
  });

  test('is enforced in these tests: a foreign inline script does not run, and is noticed', async () => {
    const page = await visit(GADGET, {
      faults: [/policy: script-src-elem inline/, /console: .*Content Security Policy/],
      prepare: (fresh) =>
        rewriteFile(fresh, `**${GADGET}`, (text) =>
          text.replace('<body>', '<body><script>window.intruder = true</script>'),
        ),
    });
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });

  test('a text becomes HTML or a script only through the policy of the site', async () => {
    const page = await visit(GADGET, { faults: [/trusted/i] });
    const refused = await page.evaluate(() => {
      const sinks = [
        () => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }),
        () => new Worker('/assets/x.js'),
        () => (globalThis as unknown as Policies).trustedTypes.createPolicy('other', {}),
      ];
      return sinks.map((sink) => {
        try {
          sink();
          return 'taken';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });

  test('a foreign request is refused and noticed', async () => {
    const page = await visit(GADGET, { faults: [/policy: connect-src/, /console: /] });
    await page.evaluate(() => fetch('https://example.org/').catch(() => undefined));
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            performance
              .getEntriesByName('https://example.org/')
              .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0).length,
        ),
      )
      .toBe(0);
  });
});

describe('Redirects on a host without rules', () => {
  const { visit } = useBrowser(async () => {
    const output = await loadOutput(SITE_DIST);
    return listenAnywhere(staticHandler(async () => ({ ...output, rules: { ...output.rules, redirects: [] } })));
  });
  const pairs = readList('redirects.txt').map((line) => line.split(' ') as [string, string]);
  /** The page that the address bar shows in the end, with query and hash. */
  const ending = (page: Page): string => page.url().replace(/^https?:\/\/[^/]+/, '');

  test.each(pairs)('%s leads to %s with query and hash', async (from, to) => {
    const page = await visit(`${from}?a=1&b=2#part`, { inert: true });
    await page.waitForURL(`**${to}?a=1&b=2#part`);
    await untilLive(page);
    expect(ending(page)).toBe(`${to}?a=1&b=2#part`);
  });

  test('without JavaScript too, by a refresh', async () => {
    const page = await visit('/docs/latest/ig', { inert: true, javaScriptEnabled: false });
    await page.waitForURL('**/docs/latest/reference/ig');
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});
