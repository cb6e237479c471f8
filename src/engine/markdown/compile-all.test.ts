import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { parseDocument } from '../read/documents';
import { includesOf } from '../read/includes';
import { articleKey, compileAll } from './compile-all';

const SETTINGS = { toc: { min: 2, max: 3 }, versionVariables: ['TAG'], readerVariables: ['POD'] };
/** The body knows how many lines stand above it, so that a field more would be another body. */
const TEXT = '---\ntitle: A\ntags: []\n---\n\n## Part\n\nText.\n';
const keyOf = (text: string, file = 'a.md', settings = SETTINGS): string =>
  articleKey(parseDocument(text, file, []), settings);

test.each([
  ['its text', keyOf(TEXT.replace('Text', 'Other'))],
  ['its name', keyOf(TEXT, 'b.md')],
  ['its title', keyOf(TEXT.replace('title: A', 'title: B'))],
  ['the levels of the site', keyOf(TEXT, 'a.md', { ...SETTINGS, toc: { min: 2, max: 4 } })],
  ['names of variables', keyOf(TEXT, 'a.md', { ...SETTINGS, versionVariables: [] })],
])('the article of a document is another when %s changes', (_, other) => {
  expect(other).not.toBe(keyOf(TEXT));
});

test('what the compiler does not look at does not change the key', () => {
  // Both heads have as many lines, since places of problems are part of an article.
  expect(keyOf(TEXT.replace('title: A', 'title: A\ndescription: one'))).toBe(
    keyOf(TEXT.replace('title: A', 'title: A\ndescription: two')),
  );
});

const folder = temporaryFolder();

/** Compiles a page of the site, with files beside it, and says whether that was done anew. */
function pageWith(body: string): {
  write: (name: string, text: string) => void;
  compile: (head?: string) => Promise<{ html: string; problems: string[]; fresh: number }>;
} {
  // A name of its own: no other run has put this document into the cache.
  const file = `docs/${path.basename(folder.at())}.mdx`;
  return {
    write: (name, text) => folder.write(`docs/${name}`, text),
    async compile(head = 'title: A') {
      const document = parseDocument(`---\n${head}\n---\n\n${body}`, file, []);
      const { articles, fresh } = await compileAll([document], SETTINGS, () => undefined, folder.at());
      const article = articles.get(file);
      return { html: article?.html ?? '', problems: article?.diagnostics.map(({ rule }) => rule) ?? [], fresh };
    },
  };
}

test('an article is compiled once, and again when a text that it puts in changes', async () => {
  const { write, compile } = pageWith("import Part from './_part.mdx';\n\n<Part />\n");
  write('_part.mdx', 'first\n');
  expect(await compile()).toEqual({ html: '<p>first</p>', problems: [], fresh: 1 });
  expect((await compile()).fresh).toBe(0);
  write('_part.mdx', 'second\n');
  expect(await compile()).toEqual({ html: '<p>second</p>', problems: [], fresh: 1 });
});

test('a file that was missing is put in when it has come', async () => {
  const { write, compile } = pageWith("import Part from './_part.mdx';\n\n<Part />\n");
  expect(await compile()).toEqual({ html: '', problems: ['markdown/include'], fresh: 1 });
  write('_part.mdx', "import t from './t.json';\n\nfirst {t.a}\n");
  expect(await compile()).toMatchObject({ problems: ['markdown/include'], fresh: 1 });
  expect((await compile()).fresh).toBe(0);
  write('t.json', '{"a": "and second"}');
  expect(await compile()).toEqual({ html: '<p>first and second</p>', problems: [], fresh: 1 });
});

test('a page that comes later beside a file that is put in is what its links lead to', async () => {
  const { write, compile } = pageWith("import Part from './parts/_part.mdx';\n\n<Part />\n");
  write('parts/_part.mdx', '[a](a.md)\n');
  expect((await compile()).fresh).toBe(1);
  expect((await compile()).fresh).toBe(0);
  write('parts/a.md', 'Text.\n');
  expect((await compile()).fresh).toBe(1);
});

test.each([
  ['the page', 'Says {frontMatter.description}.\n'],
  ['a file that it puts in', "import Part from './_part.mdx';\n\n<Part />\n"],
])('fields of the head that %s shows are the present ones', async (_, body) => {
  const { write, compile } = pageWith(body);
  write('_part.mdx', 'Says {frontMatter.description}.\n');
  expect((await compile('title: A\ndescription: one')).html).toBe('<p>Says one.</p>');
  expect(await compile('title: A\ndescription: two')).toEqual({ html: '<p>Says two.</p>', problems: [], fresh: 1 });
});

test('what only checks read comes from the cache too', async () => {
  const document = parseDocument('# A\n\nSome `code` here.\n', `docs/${path.basename(folder.at())}.md`, []);
  const compile = () => compileAll([document], SETTINGS, () => undefined, folder.at());
  const [first, again] = [await compile(), await compile()];
  expect([first.fresh, again.fresh]).toEqual([1, 0]);
  expect(Object.keys([...again.articles.values()][0] ?? {})).not.toContain('prose');
  expect([...again.studies.values()]).toMatchObject([
    { headings: [{ text: 'A' }], snippets: [{ text: 'code' }], prose: [{ text: 'A' }, { heading: false }] },
  ]);
});

test('files outside of the site are not put in', () => {
  const read = includesOf(folder.at());
  folder.write('in.md', 'x\r\ny');
  expect(read('docs/a.md', '@site/in.md')).toEqual({ ok: true, file: 'in.md', text: 'x\ny' });
  expect(read('docs/a.md', '../in.md')).toMatchObject({ ok: true, file: 'in.md' });
  expect(read('a.md', '../outside.md')).toEqual({ ok: false, problem: 'it lies outside of the site' });
  expect(read('a.md', '@site/../../etc/passwd')).toEqual({ ok: false, problem: 'it lies outside of the site' });
  expect(read('a.md', './gone.md')).toEqual({ ok: false, problem: 'there is no such file' });
  expect(read('a.md', '.')).toEqual({ ok: false, problem: 'it lies outside of the site' });
  symlinkSync('/etc/hostname', folder.at('way-out.md'));
  expect(read('a.md', './way-out.md')).toEqual({ ok: false, problem: 'it is a symbolic link' });
});
