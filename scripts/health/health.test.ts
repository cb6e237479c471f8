import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { sampleGadgets } from '../../src/engine/read/gadgets/test-data';
import { UNDESCRIBED } from '../gadgets/update/new-entries';
import { builtSections } from './built';
import { withoutExample, withoutMeaning } from './gadgets';
import { outsideLinkAges } from './links';
import { lastChanges, oldPages, thinPages, uncheckedListings, versionDifferences, type PageFacts } from './pages';
import { healthHtml, healthText } from './print';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

function page(file: string, parts: Partial<PageFacts> = {}): PageFacts {
  return { file, prose: [{ heading: false, text: words(200) }], snippets: [], components: [], ...parts };
}

function listing(text: string, meta = ''): PageFacts['snippets'][number] {
  return { kind: 'fence', language: 'bash', meta, text, line: 7, columns: [1] };
}

const { at, write } = temporaryFolder();

test('pages are old by the day of their last change, oldest first', () => {
  const changes = new Map([
    ['a.md', '2026-01-01'],
    ['b.md', '2025-01-01'],
    ['c.md', '2026-06-01'],
  ]);
  const pages = ['a.md', 'b.md', 'c.md', 'never-committed.md'].map((file) => page(file));
  expect(oldPages(pages, changes, new Date('2026-06-30'), 180).rows).toEqual([
    ['b.md', '2025-01-01', '545'],
    ['a.md', '2026-01-01', '180'],
  ]);
});

test('days come from the history of the repository; without one there are none', () => {
  const changes = lastChanges(path.resolve(import.meta.dirname, '../..'));
  expect(changes.get('content/gadgets/_common.yaml')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(lastChanges(at()).size).toBe(0);
});

test('a file has the day of its last change, by its path below the site, which may be a folder of the repository', () => {
  const git = (day: string, ...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: at(),
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  git('2026-01-01', 'init', '-q');
  for (const [day, name] of [
    ['2026-01-02', 'äpfel und b.md'],
    ['2026-01-03', 'c.md'],
    ['2026-01-04', 'c.md'],
  ] as const) {
    write(`site/content/${name}`, day);
    git(day, 'add', '-A');
    git(day, 'commit', '-qm', day);
  }
  expect(Object.fromEntries(lastChanges(at('site')))).toEqual({
    'content/äpfel und b.md': '2026-01-02',
    'content/c.md': '2026-01-04',
  });
});

test('a page is thin without running text and without data; headings do not count', () => {
  const pages = [
    page('long.md'),
    page('heading.md', { prose: [{ heading: true, text: words(200) }] }),
    page('short.md', { prose: [{ heading: false, text: words(79) }] }),
    page('data.md', { prose: [], components: [{}] }),
  ];
  expect(thinPages(pages).rows).toEqual([
    ['heading.md', '0'],
    ['short.md', '79'],
  ]);
});

test('listings that no check looks at are named with their mark', () => {
  const pages = [page('a.md', { snippets: [listing('ig run old', 'title="x" historical'), listing('ig run new')] })];
  expect(uncheckedListings(pages).rows).toEqual([['a.md:7', 'historical', 'of a version of that time']]);
});

test('versions are counted by the pages of their own', () => {
  const pages = [page('content/docs/v1/a.md'), page('content/docs/v1/b.md'), page('content/docs/v10/c.md')];
  expect(versionDifferences(pages, ['v1', 'v10']).rows).toEqual([
    ['v1', '2', 'a.md, b.md'],
    ['v10', '1', 'c.md'],
  ]);
});

test('a field that an update could not describe has no meaning, the others have one', () => {
  const catalogue = sampleGadgets();
  const before = withoutMeaning(catalogue).rows;
  const [first, ...rest] = catalogue.gadgets;
  const [source] = first?.dataSources ?? [];
  const [field] = source?.fields ?? [];
  if (!first || !source || !field) throw new Error('There is gadget data.');
  const undescribed = { ...source, fields: [{ ...field, meaning: UNDESCRIBED }] };
  const gadgets = [{ ...first, dataSources: [undescribed] }, ...rest];
  const missing = [first.name, `${source.name}.${field.name}`];
  expect(before).not.toContainEqual(missing);
  expect(withoutMeaning({ ...catalogue, gadgets }).rows).toEqual([missing, ...before]);
});

test('a gadget needs a page, and a run of it there', () => {
  const catalogue = sampleGadgets();
  const [first] = catalogue.gadgets;
  if (!first) throw new Error('There is gadget data.');
  const gadgets = ['trace_dns', 'trace_exec', 'trace_open'].map((name) => ({ ...first, name }));
  const pages = [
    page('content/docs/v1/gadgets/trace_dns.md', { snippets: [listing('sudo ig run trace_dns:%IG_TAG%')] }),
    page('content/docs/v1/gadgets/trace_exec.mdx', { snippets: [listing('sudo ig run trace_dns:%IG_TAG%')] }),
  ];
  expect(withoutExample({ ...catalogue, gadgets }, pages).rows).toEqual([
    ['trace_exec', 'no run on its page'],
    ['trace_open', 'no page'],
  ]);
});

test('links that are gone come first, then those never asked, then the oldest answers', () => {
  const rows = outsideLinkAges([
    { address: 'https://a.example/', state: 'alive', checked: '2026-02-01' },
    { address: 'https://b.example/', state: 'alive', checked: '2026-01-01' },
    { address: 'https://c.example/', state: 'unasked' },
    { address: 'https://d.example/', state: 'gone', checked: '2026-03-01', answer: '404' },
  ]).rows;
  expect(rows.map(([address]) => address)).toEqual([
    'https://d.example/',
    'https://c.example/',
    'https://b.example/',
    'https://a.example/',
  ]);
  expect(rows[1]).toEqual(['https://c.example/', 'unasked', 'never', '']);
});

test('a site that is not built has no section about pages and search', () => {
  expect(builtSections(at(), 'latest')).toEqual([]);
});

test('the terminal shows the first rows and counts the rest; HTML shows all, escaped', () => {
  const rows = [
    ['a', '1'],
    ['long name', '2'],
    ['<b>', '3'],
  ];
  const section = { title: 'Things', about: 'What they are.', columns: ['thing', 'number'], rows };
  expect(healthText([section], 2)).toBe('Things: 3\n  What they are.\n  a          1\n  long name  2\n  and 1 more\n');
  const html = healthHtml([section], '2026-11-22');
  expect(html).toContain('<td>&lt;b&gt;</td>');
  expect(html).toContain('<a href="#s0">Things</a>: 3');
});
