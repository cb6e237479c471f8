import { expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { temporaryFolder } from '../../model/test-folder';
import { nameCategory, placedByLabel, readCategory, translateCategory, type Category } from './category';

const { at, write } = temporaryFolder();

function read(text: string): Category {
  write('_category_.yaml', text);
  return readCategory(at(), '_category_.yaml', []);
}

const ORIGINAL = (): Category =>
  read('label: Guides\nposition: 2\ndescription: All.\nlink: { type: generated-index, title: All guides, slug: /g }\n');

test('the line of the link is that of its id or slug, the first where it has none', () => {
  expect(read('label: A\nlink:\n  type: doc\n  id: a/b\n').linkLine).toBe(4);
  expect(read('label: A\nlink:\n  type: generated-index\n  "slug": /g\n').linkLine).toBe(4);
  expect(read('label: A\n').linkLine).toBe(1);
});

test('addresses of landing pages that are too long are told of: those that are written, and those of labels', () => {
  const problems: Diagnostic[] = [];
  const long = 'word-'.repeat(50);
  write('a.yaml', `label: A\nlink: { type: generated-index, slug: /x/${long} }\n`);
  expect(readCategory(at(), 'a.yaml', problems).link).toBeUndefined();
  expect(problems).toMatchObject([
    { file: 'a.yaml', line: 2, severity: 'error', hint: expect.stringMatching(/^Has parts of up to 200 bytes, /) },
  ]);
  problems.length = 0;
  const placed = placedByLabel(
    new Map([['a', read(`label: ${long}\nlink:\n  type: generated-index\n`)]]),
    undefined,
    problems,
  );
  const { link } = placed.get('a') ?? {};
  expect(link?.type === 'generated-index' ? link.slug?.length : 0).toBeLessThan(212);
  expect(problems).toMatchObject([
    { file: '_category_.yaml', rule: 'routes/too-long', message: expect.stringMatching(/^The label is too long /) },
  ]);
});

test('a category in another language has its own words, and the place and address of the original', () => {
  const own = read('label: Anleitungen\nposition: 9\nlink: { type: generated-index, title: Alle Anleitungen }\n');
  expect(translateCategory(ORIGINAL(), own)).toMatchObject({
    label: 'Anleitungen',
    position: 2,
    description: 'All.',
    link: { type: 'generated-index', title: 'Alle Anleitungen', slug: '/g' },
  });
  expect(translateCategory(ORIGINAL(), read('description: Alle.\n'))).toMatchObject({
    label: 'Guides',
    description: 'Alle.',
    link: { title: 'All guides' },
  });
  expect(translateCategory(undefined, own)).toBe(own);
});

test('words that are kept apart name the category and its page', () => {
  const named = nameCategory(
    ORIGINAL(),
    { label: 'Anleitungen', title: 'Alle', description: 'Was zu tun ist.' },
    'x.json',
  );
  expect(named).toMatchObject({
    label: 'Anleitungen',
    position: 2,
    link: { title: 'Alle', description: 'Was zu tun ist.', slug: '/g' },
  });
  expect(nameCategory(ORIGINAL(), {}, 'x.json')).toEqual(ORIGINAL());
  expect(nameCategory(undefined, { label: 'Neu', title: 'x' }, 'x.json')).toEqual({
    label: 'Neu',
    collapsible: true,
    collapsed: true,
    file: 'x.json',
    linkLine: 1,
  });
});

test('landing pages in the layout of Docusaurus have addresses of their labels, each its own', () => {
  const generated = read('link: { type: generated-index }\n');
  const placed = placedByLabel(
    new Map([
      ['guides/01-first steps', generated],
      ['guides', { ...generated, label: 'Tutorial - Basics' }],
      ['more', { ...generated, label: 'Tutorial - Basics' }],
      ['own', ORIGINAL()],
      ['page', read('link: { type: doc, id: a }\n')],
    ]),
  );
  expect(
    [...placed].map(([folder, { link }]) => [folder, link?.type === 'generated-index' ? link.slug : null]),
  ).toEqual([
    ['guides/01-first steps', '/category/first-steps'],
    ['guides', '/category/tutorial---basics'],
    ['more', '/category/tutorial---basics-1'],
    ['own', '/g'],
    ['page', null],
  ]);
});

test('a category that leads to a page, or to none, does so in every language', () => {
  const own = read('label: Anleitungen\nlink: { type: generated-index, title: Alle }\n');
  const toPage = read('label: Guides\nlink: { type: doc, id: start }\n');
  expect(translateCategory(toPage, own).link).toEqual({ type: 'doc', id: 'start' });
  expect(translateCategory(read('label: Guides\nlink: null\n'), own).link).toBeNull();
});
