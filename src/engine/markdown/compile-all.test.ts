import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { parseDocument } from '../read/documents';
import { articleKey, compileAll } from '../plan/compile-site';

const SETTINGS = { versionVariables: ['TAG'], readerVariables: ['POD'] };
/** The body knows how many lines stand above it, so that a field more would be another body. */
const TEXT = '---\ntitle: A\ntags: []\n---\n\n## Part\n\nText.\n';
const keyOf = (text: string, file = 'a.md', settings = SETTINGS): string =>
  articleKey(parseDocument(text, file, []), settings);

test.each([
  ['its text', keyOf(TEXT.replace('Text', 'Other'))],
  ['its name', keyOf(TEXT, 'b.md')],
  ['its title', keyOf(TEXT.replace('title: A', 'title: B'))],
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

test('an unchanged document comes from the cache', async () => {
  const document = parseDocument('# A\n\nSome `code` here.\n', `docs/${path.basename(folder.at())}.md`, []);
  const [first, again] = [
    await compileAll([document], SETTINGS, () => undefined),
    await compileAll([{ ...document }], SETTINGS, () => undefined),
  ];
  expect([first.fresh, again.fresh]).toEqual([1, 0]);
  expect(again.articles).toEqual(first.articles);
});
