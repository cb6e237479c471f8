import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { PageCard, PostCard } from '../planned-page';
import { cardSvg } from './card';
import { balancedLines, breakLines, shownLetters, textWidth } from './lines';

const BRAND = {
  title: 'Site',
  logo: {
    sign: [
      { path: 'M3 3h20v20H3Z', weight: 'normal' as const },
      { path: 'm22 22 7 7', weight: 'strong' as const },
      { path: 'M3 14h20', weight: 'signal' as const },
    ],
    navbar: { width: 100, words: [] },
    footer: { width: 100, words: [] },
  },
};
const page: PageCard = {
  kind: 'page',
  eyebrow: 'Reference',
  title: 'Run a gadget',
  identifier: false,
  text: 'What run does, and every flag.',
  mark: 'reference',
};
const post: PostCard = {
  ...page,
  kind: 'post',
  seed: '/blog/a',
  date: '2 January 2024',
  readingTime: '4 min read',
};

const wordsOf = (svg: string): string[] => svg.match(/(?<=<text[^>]*>)[^<]+/g) ?? [];

test.each([
  ['a page', page],
  ['a post', post],
  ['a long title', { ...page, title: 'A title that is far too long '.repeat(12) }],
  ['an identifier', { ...page, title: 'switching_to_image_based_gadgets', identifier: true }],
  ['no text', { ...page, title: '', text: '' }],
  ['special characters', { ...page, title: '<a & "b"> – ☃ naïve Ωmega \u0003' }],
])('the card of %s is well-formed and 1200 x 600', (_, card) => {
  const svg = cardSvg(card, BRAND);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('width="1200" height="600"');
  expect(svg).not.toMatch(/NaN|undefined|\u0003/);
});

test('the card of a gadget shows its output, with the key value in the accent colour', () => {
  const rows: [string, string, string][] = [
    ['COMM  ERROR', '', ''],
    ['sh    ', 'ENOENT', '  & more'],
  ];
  const result = { rows, reading: '' };
  const svg = cardSvg({ ...page, result }, BRAND);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(wordsOf(svg)).toEqual(expect.arrayContaining(['COMM', 'ERROR', 'sh', 'ENOENT', '&amp;', 'more']));
  const colours = Object.fromEntries(
    [...svg.matchAll(/fill="(#\w+)"[^>]*>([^<]+)<\/text>/g)].map((found) => [found[2], found[1]]),
  );
  expect(colours['ENOENT']).not.toBe(colours['sh']);
});

test('a card shows its texts; a post also its date and reading time', () => {
  const own = ['Run a gadget', page.text, 'Site'];
  expect(wordsOf(cardSvg(page, BRAND))).toEqual(['Reference', ...own]);
  expect(wordsOf(cardSvg(post, BRAND))).toEqual(['Reference / 2 January 2024', ...own, '4 min read']);
});

test('lines keep within their width and contain all words', () => {
  const text = 'Look inside running pods and Linux hosts with gadgets that you run like images';
  for (const width of [200, 300, 500]) {
    const { lines, isCut } = breakLines('title', text, 40, width, 99);
    expect(isCut).toBe(false);
    for (const broken of [lines, balancedLines('title', text, 40, width, lines)]) {
      expect(broken.join(' ')).toBe(text);
      for (const line of broken) expect(textWidth('title', line, 40)).toBeLessThanOrEqual(width);
    }
  }
});

test('too many lines end in an ellipsis, without a comma before it', () => {
  const { lines, isCut } = breakLines('text', 'one two three, four five six', 30, 230, 1);
  expect(isCut).toBe(true);
  expect(lines).toEqual(['one two three…']);
});

test('an identifier that is too wide is broken after an underscore', () => {
  expect(breakLines('mono', 'trace_something_else', 40, 260, 9).lines).toEqual(['trace_', 'something_', 'else']);
});

test('letters without a glyph lose their accent or become a space', () => {
  expect(shownLetters('naïve ąΩ☃ 😀')).toBe('naïve a    ');
});
