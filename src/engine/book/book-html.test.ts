import { expect, test } from 'vitest';
import { bookHtml, type BookChapter } from './book-html';

const frame = {
  lang: 'en',
  title: 'Orchard & Co',
  tagline: 'Keeps track of trees.',
  release: 'v2',
  url: 'https://example.org/docs/v2',
  contents: 'Contents',
  sheets: ['/assets/a.css', '/assets/print.css'],
  css: 'body { margin: 0 }',
};
const chapter = (id: string, depth: number, title: string): BookChapter => ({
  id,
  depth,
  title,
  content: [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: `Text of ${title}.` }] },
  ],
});

const html = bookHtml(frame, [chapter('p0', 1, 'Start'), chapter('p1', 2, 'Plant')], new Map([['p0', 7]]));

test('the list of contents names each chapter with its depth, and its page where that is known', () => {
  const items = [
    ...html.matchAll(
      /<li data-depth="(\d)"><a href="#(\w+)"><span>(.*?)<\/span><span class="book__number">(.*?)<\/span>/g,
    ),
  ];
  expect(items.map(([, ...said]) => said)).toEqual([
    ['1', 'p0', 'Start', '7'],
    ['2', 'p1', 'Plant', ''],
  ]);
  expect(html).toContain('<nav class="book__contents"><h1 data-level="1">Contents</h1>');
});

test('a chapter has the heading of its depth, which the outline of the book counts as one', () => {
  expect(html).toContain('<section class="book__chapter"><h1 id="p0" data-level="1">Start</h1><p>Text of Start.</p>');
  expect(html).toContain('<section class="book__chapter"><h2 id="p1" data-level="1">Plant</h2><p>Text of Plant.</p>');
});

test('the style sheets of pages are linked, and names are escaped', () => {
  expect([...html.matchAll(/<link rel="stylesheet" href="(.*?)">/g)].map(([, href]) => href)).toEqual([
    '/assets/a.css',
    '/assets/print.css',
  ]);
  expect(html).toContain('<title>Orchard &amp; Co v2</title>');
  expect(html).toContain('Keeps track of trees.');
});
