import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { untilLive } from './support/browser';
import { testFixture } from './support/fixture-browser';

const { visit, origin, dist, file } = testFixture('two-sets');

test('each set has its versions, made of its own layers, with its own variables', () => {
  expect(file('docs/latest/setup/index.html')).toContain('Install v2 with apples.');
  expect(file('docs/v1/setup/index.html')).toContain('Install v1 with apples.');
  expect(file('tool/2.0/index.html')).toContain('This is 2.0, made of pears.');
  expect(file('tool/1.0/index.html')).toContain('This is 1.0, made of pears.');
  expect(existsSync(path.join(dist(), 'tool/1.0/setup'))).toBe(false);
});

test('each set has its sidebars, its name in the way to a page, and its own edit links', () => {
  expect(file('_data/sidebar-docs-latest.html')).not.toContain('/tool/');
  expect(file('_data/sidebar-tool-2.0.html')).not.toContain('/docs/');
  expect(file('tool/2.0/flags/index.html')).toMatch(/class="breadcrumbs".*?<a href="\/tool\/2\.0">The tool<\/a>/s);
  expect(file('tool/2.0/flags/index.html')).toContain(
    'href="https://example.org/tool/edit/main/content/tool/1.0/flags.md"',
  );
});

test('the banner and the canonical address lead to the newest version of the same set', () => {
  expect(file('docs/v1/setup/index.html')).toMatch(/version-banner.*?href="\/docs\/latest\/setup"/s);
  expect(file('docs/v1/setup/index.html')).toContain(
    '<link rel="canonical" href="https://sets.example.org/docs/latest/setup">',
  );
  expect(file('tool/1.0/flags/index.html')).toContain(
    '<link rel="canonical" href="https://sets.example.org/tool/2.0/flags">',
  );
});

test('the records of versions are kept by set', () => {
  const records = JSON.parse(file('_data/docs-versions.json')) as Record<string, { versions: { name: string }[] }>;
  expect(Object.entries(records).map(([id, { versions }]) => [id, versions.map(({ name }) => name)])).toEqual([
    ['default', ['latest', 'v1']],
    ['tool', ['2.0', '1.0']],
    ['plugins', ['current']],
  ]);
});

test('search files are those of a version of a set', () => {
  const scopes = readdirSync(path.join(dist(), '_search'))
    .filter((name) => name.startsWith('search-doc-'))
    .map((name) => name.replace(/^search-doc-\d+-\d+-|\.json$/g, ''));
  expect(scopes.toSorted()).toEqual(['latest', 'plugins~current', 'tool~1.0', 'tool~2.0', 'v1']);
});

test('the version dropdown shows the versions of the set that is read', async () => {
  const page = await visit('/tool/2.0/setup');
  const links = page.locator('.navbar .navbar__item--docsVersionDropdown:not([hidden]) .dropdown__link');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    '/tool/2.0/setup',
    '/tool/1.0',
  ]);
});

test('a set below another one has its sidebar, its way, its texts for programs and its links', () => {
  const html = file('tool/plugins/more/flags/index.html');
  expect(html).toMatch(/class="breadcrumbs".*?<a href="\/tool\/plugins">Plugins<\/a>/s);
  expect(html).toContain('<a href="/tool/plugins">plugins</a>');
  expect(file('tool/plugins/index.html')).toContain('<a href="/tool/2.0/flags">flags</a>');
  expect(file('_data/sidebar-plugins-current.html')).toMatch(/^(?!.*\/tool\/\d).*href="\/tool\/plugins\/more\/flags"/s);
  expect(file('_data/sidebar-tool-2.0.html')).not.toContain('plugins');
  expect(file('tool/plugins/more/flags.md')).toContain('made of plums');
  expect(file('tool/plugins/llms.txt')).toContain('/tool/plugins/more/flags.md');
  expect(file('tool/2.0/llms.txt')).not.toContain('plugins');
});

test('the bar marks the set that is read, in or around another one', async () => {
  const marked = async (route: string): Promise<string[]> => {
    const page = await visit(route);
    return page.locator('.navbar a.navbar__link[aria-current]').allTextContents();
  };
  expect(await marked('/tool/plugins/more/flags')).toEqual(['Plugins']);
  expect(await marked('/tool/2.0/setup')).toEqual(['Tool']);
});

test('an address without a page that is below the inner set offers pages of it', async () => {
  const page = await visit('/tool/plugins/more/flag', { faults: [/status of 404/] });
  const near = page.locator('[data-slot="not-found-suggestions"] a');
  await near.first().waitFor();
  expect(await near.first().getAttribute('href')).toBe('/tool/plugins/more/flags');
});

test('the preferred version is remembered for each set alone', async () => {
  const page = await visit('/tool/2.0/flags');
  await page.getByRole('button', { name: 'Version: 2.0' }).click();
  await page.getByRole('link', { name: '1.0', exact: true }).click();
  await page.waitForURL('**/tool/1.0/flags');
  await page.goto(`${origin()}/docs/latest/setup`);
  await untilLive(page);
  const hrefOf = (name: string): Promise<string | null> =>
    page.locator('.navbar').getByRole('link', { name, exact: true }).getAttribute('href');
  expect([await hrefOf('Docs'), await hrefOf('Tool'), await hrefOf('Flags')]).toEqual([
    '/docs/latest',
    '/tool/1.0',
    '/tool/1.0/flags',
  ]);
});

test.each([
  ['/docs/latest', 'apples', '/docs/latest/setup'],
  ['/tool/2.0', 'pears', '/tool/2.0/setup'],
  ['/tool/plugins', 'plums', '/tool/plugins/more/flags'],
])('a search from %s finds pages of that set', async (route, word, expected) => {
  const page = await visit(route);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').first().fill(word);
  const found = page.locator('.search__option');
  await found.first().waitFor();
  const hrefs = await found.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
  const paths = hrefs.map((url) => url.pathname);
  expect(paths).toContain(expected);
  expect(paths.every((found) => found.startsWith(route))).toBe(true);
});
