import { mkdirSync, mkdtempSync, rmSync, writeFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseDocument } from '../read/documents';
import { includesOf } from '../read/includes';
import { articleKey, compileAll } from './compile-all';

const SETTINGS = { toc: { min: 2, max: 3 }, versionVariables: ['TAG'], readerVariables: ['POD'] };
const TEXT = '---\ntitle: A\n---\n\n## Part\n\nText.\n';
const keyOf = (text: string, file = 'a.md', settings = SETTINGS): string =>
  articleKey(parseDocument(text, file, []), settings);

test.each([
  ['its text', keyOf(TEXT.replace('Text', 'Other'))],
  ['its name', keyOf(TEXT, 'b.md')],
  ['its title', keyOf(TEXT.replace('title: A', 'title: B'))],
  ['the lowest level of its contents list', keyOf(TEXT.replace('title: A', 'title: A\ntoc_min_heading_level: 3'))],
  ['the highest level of its contents list', keyOf(TEXT.replace('title: A', 'title: A\ntoc_max_heading_level: 4'))],
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

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compile-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('an article is compiled once, and again when a text that it puts in changes', async () => {
  mkdirSync(path.join(root, 'docs'));
  const write = (text: string): void => writeFileSync(path.join(root, 'docs/_part.mdx'), text);
  // A name of its own: no other run has put this document into the cache.
  const file = `docs/${path.basename(root)}.mdx`;
  const document = parseDocument("import Part from './_part.mdx';\n\n# A\n\n<Part />\n", file, []);
  const compile = async (): Promise<{ html: string; fresh: number }> => {
    const { articles, fresh } = await compileAll([document], SETTINGS, () => undefined, includesOf(root));
    return { html: articles.get(file)?.html ?? '', fresh };
  };
  write('first\n');
  expect(await compile()).toEqual({ html: expect.stringContaining('first') as string, fresh: 1 });
  expect((await compile()).fresh).toBe(0);
  write('second\n');
  expect(await compile()).toEqual({ html: expect.stringContaining('second') as string, fresh: 1 });
});

test('what only checks read is given where it is asked for, from the cache too', async () => {
  const document = parseDocument('# A\n\nSome `code` here.\n', `docs/${path.basename(root)}.md`, []);
  const compile = (studied: boolean) =>
    compileAll([document], SETTINGS, () => undefined, includesOf(root), { studied });
  const fresh = await compile(false);
  expect([fresh.fresh, fresh.studies.size]).toEqual([1, 0]);
  expect(Object.keys([...fresh.articles.values()][0] ?? {})).not.toContain('prose');
  const again = await compile(true);
  expect(again.fresh).toBe(0);
  expect([...again.studies.values()]).toMatchObject([
    { headings: [{ text: 'A' }], snippets: [{ text: 'code' }], prose: [{ text: 'A' }, { heading: false }] },
  ]);
});

test('files outside of the site are not put in', () => {
  const read = includesOf(root);
  writeFileSync(path.join(root, 'in.md'), 'x\r\ny');
  expect(read('docs/a.md', '@site/in.md')).toEqual({ ok: true, file: 'in.md', text: 'x\ny' });
  expect(read('docs/a.md', '../in.md')).toMatchObject({ ok: true, file: 'in.md' });
  expect(read('a.md', '../outside.md')).toEqual({ ok: false, problem: 'it lies outside of the site' });
  expect(read('a.md', '@site/../../etc/passwd')).toEqual({ ok: false, problem: 'it lies outside of the site' });
  expect(read('a.md', './gone.md')).toEqual({ ok: false, problem: 'there is no such file' });
  expect(read('a.md', '.')).toEqual({ ok: false, problem: 'there is no such file' });
  symlinkSync('/etc/hostname', path.join(root, 'way-out.md'));
  expect(read('a.md', './way-out.md')).toEqual({ ok: false, problem: 'it is a link to a file outside of the site' });
});
