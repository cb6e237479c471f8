import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { DiagnosticsError, type Diagnostic } from '../src/engine/model/diagnostic';
import { byPlace } from '../src/engine/model/print';
import { buildAt, builtFixture, copyFixture, fixtureRoot } from './support/fixture';
import { ROOT } from './support/site';

const SITES = path.join(ROOT, 'tests/fixtures/sites');

const line = (found: Diagnostic): string =>
  `${found.file}:${found.line}:${found.column} ${found.severity} ${found.rule} ${found.message}${found.hint ? ` | ${found.hint}` : ''}`;

/** Builds the site at `root` and returns its diagnostics as text. */
async function diagnose(root: string): Promise<string> {
  const problems = await buildAt(root).catch((error: unknown) => {
    if (error instanceof DiagnosticsError) return error.diagnostics;
    throw error;
  });
  return problems.sort(byPlace).map(line).join('\n').replaceAll(root, '');
}

/** A case is a folder with an `expected.txt`; `UPDATE=1` writes it anew for review. */
describe.each(readdirSync(SITES))('fixture site %s', (name) => {
  test('builds with the expected diagnostics', async () => {
    const root = copyFixture(name);
    const found = await diagnose(root);
    const file = path.join(fixtureRoot(name), 'expected.txt');
    if (process.env['UPDATE'] === '1') writeFileSync(file, `${found}\n`);
    expect(`${found}\n`).toBe(readFileSync(file, 'utf8'));
  });
});

describe('the folders of another tool', () => {
  let dist: string;
  beforeAll(async () => {
    dist = await builtFixture('docusaurus');
  });
  const main = (route: string): string => {
    const file = path.join(dist, route, 'index.html');
    return existsSync(file) ? (/<main[\s\S]*<\/main>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '') : '';
  };

  test.each([
    ['a contents list', /<ul class="toc-inline">.*?href="#tabs-with-elements"/s],
    ['tabs in the order of their list', /role="tab"[^>]*><b>Second it isn't<\/b>.*?role="tab"[^>]*><img[^>]*> Other</s],
    ['the tab that the list chooses', /aria-selected="true"[^>]*data-value="two"/],
    ['a file that is put in, and what its tag hands over', /Hello <em>reader<\/em>, read <a href="\/docs">the start/],
    ['the text of a file as code', /data-lang="go".*?package.*?main/s],
    ['an underlined heading', /<h2[^>]*>.*?A heading with two lines\s+of setext/s],
    ['a plain style', /<div aria-label="Box" class="align-center">/],
    ['its own video', /<video class="video" controls preload="metadata" src="\/film\.webm"/],
    ['what is folded', /<details open>\s*<summary>Folded<\/summary>\s*<p>Inside of it/],
    ['the cards of its category', /class="[^"]*card[^"]*"[^>]*href="\/docs\/guides\/first"/],
  ])('a page shows %s', (_, expected) => expect(main('docs/guides/everything')).toMatch(expected));

  test('a generated landing page stands below category/, by its label', () =>
    expect(main('docs/category/guides')).toMatch(/<h1>Guides<\/h1>.*All guides\..*href="\/docs\/guides\/first"/s));

  test('Markdown beside React pages makes pages of text, with the addresses of their files', () => {
    expect(main('about')).toMatch(
      /class="toc-disclosure".*href="#who".*<a href="\/legal#first">our rules<\/a>.*<a href="\/docs">.*<a href="\/legal\/privacy">/s,
    );
    expect(main('legal')).toMatch(/<h1>Rules<\/h1>.*Rules <em>of<\/em> the garden/s);
    expect(main('legal/privacy')).toMatch(/^(?!.*class="toc).*<h1>Privacy<\/h1>.*What is kept/s);
    expect([main('later'), main('legal/_part')]).toEqual(['', '']);
  });

  test('a page of text is in the sitemap and the lists for programs, in search, and has its picture', () => {
    const read = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
    expect(read('about.md')).toContain('# About us');
    expect(read('about/index.html')).toMatch(/property="og:image" content="[^"]*square/);
    expect(read('about/index.html')).not.toContain('noindex');
    expect(read('legal/privacy/index.html')).toContain('noindex');
    for (const list of ['sitemap.xml', 'llms.txt']) {
      expect(read(list)).toContain('/about');
      expect(read(list)).not.toContain('/legal/privacy');
    }
    const searched = readdirSync(path.join(dist, '_search')).find((name) => /^search-doc-.*-site\.json$/.test(name));
    expect(read(`_search/${searched}`)).toMatch(/^(?!.*Privacy).*About us/s);
  });

  test('a category may name a page of its folder by the end of its id', () => {
    expect(main('docs/plugins')).toBe('');
    expect(main('docs/plugins/overview')).toMatch(
      /Hello <em>plugin<\/em>.*<a href="\/docs\/plugins\/other">Named from/s,
    );
  });

  test('the fields of an older post say who wrote it', () => expect(main('blog/2024/3/1/older')).toContain('Jo Doe'));

  test('so do the same fields as the oldest ones spell them', () =>
    expect(main('blog/authors')).toMatch(/Ann Roe<\/h2><p>Gardener/));

  test('a path that is not checked is a link of the site, and a slug may lead out of its folder', () => {
    expect(main('docs/guides/everything')).toContain('<a href="/api/all.html#first">not made by the build</a>');
    expect(main('docs/second-guide')).toContain('<h1>');
  });

  test.each([
    ['blog/2024/1/5/first', 'First', '2024-01-05'],
    ['blog/2024/1/9/second', 'Second', '2024-01-09'],
    ['blog/2024/2/3/series/part', 'Part of a series', '2024-02-04'],
  ])('%s is a post, whose date has no zeros', (route, title, date) => {
    expect(main(route)).toContain(`<h1>${title}</h1>`);
    expect(main(route)).toMatch(new RegExp(`<time datetime="${date}`, 'i'));
  });
});

describe('folders with lists of their pages', () => {
  let dist: string;
  beforeAll(async () => {
    dist = await builtFixture('moved');
  });
  const linksOf = (route: string): string[] => {
    const html = readFileSync(path.join(dist, route, 'index.html'), 'utf8');
    const article = html.slice(html.indexOf('<div class="prose"'), html.indexOf('</main>'));
    return [...article.matchAll(/<a href="(\/[^"]*)"/g)].flatMap(([, href]) => href ?? []);
  };

  test('what a list excludes or does not include is no page, and nothing else is left out', () => {
    const isBuilt = (route: string): boolean => existsSync(path.join(dist, route, 'index.html'));
    const built = ['docs', 'docs/guides/plant', 'docs/_kept', 'community/rules', 'blog/2024/02/03/harvest'];
    const left = ['docs/guides/soil.partial', 'docs/old/page', 'community/other', 'blog/2024/01/01/later'];
    expect([...built, ...left].filter(isBuilt)).toEqual(built);
  });

  test.each([
    ['docs', ['/community/rules', '/community/rules#first', '/blog/2024/02/03/harvest#when', '/de/docs']],
    ['docs/guides/plant', ['/community/rules']],
    ['community/rules', ['/docs', '/blog/2024/02/03/harvest']],
    ['blog/2024/02/03/harvest', ['/docs/guides/plant', '/community/rules']],
    ['de/docs', ['/de/community/rules', '/de/community/rules', '/de/blog/2024/02/03/harvest']],
    ['de/community/rules', ['/de/docs']],
  ])('links by file of %s lead into the other parts of the site', (route, expected) =>
    expect(linksOf(route).slice(0, expected.length)).toEqual(expected),
  );
});

test('a failed build leaves the last good output as it was', async () => {
  const root = copyFixture('layers');
  const dist = path.join(root, 'dist');
  await diagnose(root);
  const before = readFileSync(path.join(dist, 'docs/latest/index.html'), 'utf8');
  cpSync(fixtureRoot('broken'), root, { recursive: true });
  expect(await diagnose(root)).toContain('error');
  expect(readFileSync(path.join(dist, 'docs/latest/index.html'), 'utf8')).toBe(before);
  expect(readdirSync(path.dirname(dist)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  expect(existsSync(path.join(dist, '404.html'))).toBe(true);
});
