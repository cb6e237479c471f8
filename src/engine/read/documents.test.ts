import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { parseDocument, splitFrontMatter, docAddress, docId, isLanding, titleOfName } from './documents';

test('line numbers are kept: the front matter is blanked, not cut', () => {
  const text = '---\ntitle: A\ndescription: B\n---\n\n# Line six\n';
  const { yaml, body } = splitFrontMatter(text);
  expect(yaml).toBe('title: A\ndescription: B');
  expect(body.split('\n').indexOf('# Line six')).toBe(text.split('\n').indexOf('# Line six'));
});

test.each([
  ['no front matter', 'text', null],
  ['a rule further down', 'text\n---\nmore\n---\n', null],
  ['empty', '---\n---\ntext', ''],
  ['a rule at the end of a value', '---\ntitle: A ---\n---\ntext', 'title: A ---'],
  ['more dashes at its end', '---\ntitle: A\n--------\ntext\n---\n', 'title: A'],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\ntext', 'title: A'],
  ['Windows line ends', '---\r\ntitle: A\r\n---\r\ntext', 'title: A'],
])('%s', (_, text, yaml) => expect(splitFrontMatter(text).yaml).toBe(yaml));

test.each([
  ["title: A\nkeywords: ['a, b]\n", 3, 12],
  ['title: A\n...\ndescription: B', 4, 1],
  ['title: !page A', 2, 8],
  ['- a', 2, 1],
  ['descripton: x', 2, 1],
])('%j is one problem with its place', (yaml, line, column) => {
  const problems: Diagnostic[] = [];
  parseDocument(`---\n${yaml}\n---\n`, 'a.md', problems);
  expect(problems).toMatchObject([{ file: 'a.md', line, column, hint: expect.any(String) as string }]);
});

test.each(['../%2e%2e/y', 'a?b', 'https://a.org/b', 'my page', 'ü', 'node.js'])(
  'the slug %s is refused: no browser would get there',
  (slug) => {
    const problems: Diagnostic[] = [];
    parseDocument(`---\nslug: '${slug}'\n---\n`, 'a.md', problems);
    expect(problems.map(({ line, message }) => [line, message.slice(0, 5)])).toEqual([[2, 'slug:']]);
  },
);

test.each(['a/b', './b/', '..', 'a/../b', '/', 'v0.46.0-notes', 'A_b'])('the slug %s is read', (slug) => {
  const problems: Diagnostic[] = [];
  expect(parseDocument(`---\nslug: '${slug}'\n---\n`, 'a.md', problems).frontMatter.slug).toBe(slug);
  expect(problems).toEqual([]);
});

test.each([
  ['"2"', 2],
  ["'-1.5'", -1.5],
  ['3', 3],
])('a position may be quoted: %s', (written, position) => {
  const problems: Diagnostic[] = [];
  const { frontMatter } = parseDocument(`---\nsidebar_position: ${written}\n---\n`, 'a.md', problems);
  expect(problems).toEqual([]);
  expect(frontMatter.sidebar_position).toBe(position);
});

test.each([
  ['title: 1.30', { title: '1.30' }],
  ['title: 0x1F\nsidebar_label: 1.0', { title: '0x1F', sidebar_label: '1.0' }],
  ['keywords: [0.10, 1.5, 007, "2.0"]', { keywords: ['0.10', '1.5', '007', '2.0'] }],
  ['sections: {1.20: [1.20]}', { sections: { '1.20': ['1.20'] } }],
  ['sidebar_position: 1.50', { sidebar_position: 1.5 }],
])('numbers are words where words are meant, as they are written: %j', (yaml, frontMatter) => {
  const problems: Diagnostic[] = [];
  expect(parseDocument(`---\n${yaml}\n---\n`, 'a.md', problems).frontMatter).toEqual(frontMatter);
  expect(problems).toEqual([]);
});

test.each(['\n---\n\nText\n\n---\n', '\n---\nText: more\n\n# A\n', '+++ a\n', '---\n\nText: a\n'])(
  'rules are none: %j',
  (text) => {
    const problems: Diagnostic[] = [];
    parseDocument(text, 'a.md', problems);
    expect(problems).toEqual([]);
  },
);

test('the same text is a different document as a page and as a post', () => {
  const text = '---\ntitle: A\n---\n\nRead twice.\n';
  expect(parseDocument(text, 'twice.md', []).isPost).toBeUndefined();
  expect(parseDocument(text, 'twice.md', [], { isPost: true }).isPost).toBe(true);
});

test.each([
  ['intro.md', undefined, 'intro', 'intro'],
  ['index.md', undefined, 'index', ''],
  ['guides/index.md', undefined, 'guides/index', 'guides/'],
  ['v1.2-notes.md', undefined, 'v1.2-notes', 'v1.2-notes'],
  ['a/b.md', 'c', 'a/b', 'a/c'],
  ['a/b.md', './c/', 'a/b', 'a/c/'],
  ['a/b.md', '/c', 'a/b', 'c'],
  ['a.md', '/', 'a', ''],
  ['a/b/c.md', '../d', 'a/b/c', 'a/d'],
  ['a/b.md', '../../../c', 'a/b', 'c'],
])('%s with slug %s has the id %s and the address %j', (file, slug, id, address) => {
  expect(docId(file)).toBe(id);
  expect(docAddress(id, slug)).toBe(address);
});

test('a landing page is called index', () =>
  expect(['index', 'a/index', 'a/a', 'a/indexes'].map(isLanding)).toEqual([true, true, false, false]));

test.each([
  ['guides/first-steps', 'First steps'],
  ['guides/index', 'Guides'],
  ['a_b/index', 'A b'],
  ['index', 'Index'],
  ['élan', 'élan'],
])('a page at %s without a title is called %s', (name, title) => expect(titleOfName(name)).toBe(title));
