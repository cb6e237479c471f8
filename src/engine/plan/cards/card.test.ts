import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { PageCard, PostCard } from '../planned-page';
import { PAPER_PALETTE } from '../covers/palette';
import { drawCard } from './card';
import { breakLines, textPaths, textWidth } from './text';

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
  marks: ['trace'],
  date: '2 January 2024',
  readingTime: '4 min read',
};

test.each([
  ['a page', page],
  ['a post', post],
  ['a long title', { ...page, title: 'A title that goes on and on '.repeat(12) }],
  ['an identifier', { ...page, title: 'switching_to_image_based_gadgets', identifier: true }],
  ['no text', { ...page, title: '', text: '' }],
  ['signs', { ...page, title: '<a & "b"> – ☃ naïve Ωmega' }],
])('the card of %s is well-formed, 1200 x 600, and needs no font', (_, card) => {
  const svg = drawCard(card, BRAND);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('width="1200" height="600"');
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
});

/** `vitest -u` draws them anew where a change is meant. */
test.each([
  ['page', { ...page, title: 'Run', text: 'One.' }],
  ['post', { ...post, eyebrow: 'Blog', title: 'Gadgets', text: 'Words in a row, enough of them to fill two lines.' }],
  ['identifier', { ...page, title: 'trace_tcpconnect_and_more', identifier: true, text: 'Flags.' }],
])('the card of a %s is the picture it was', async (name, card) => {
  const svg = drawCard(card, BRAND);
  await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`fixtures/${name}.svg`);
});

test('a site without a logo has its name at the edge of the words', () => {
  const bare = drawCard(page, { title: 'Site', logo: null });
  expect(bare).not.toContain('M3 3h20v20H3Z');
  expect(bare).toContain(textPaths('title', 'Site', 30, 72, 540, PAPER_PALETTE.ink));
});

test('cards differ where what they show differs', () => {
  const cards = [page, post, { ...page, title: 'Other' }, { ...page, mark: 'spec' as const }].map((card) =>
    drawCard(card, BRAND),
  );
  expect(new Set(cards).size).toBe(cards.length);
});

test('lines keep within their width and hold all words', () => {
  const text = 'Look inside running pods and Linux hosts with gadgets that you run like images';
  for (const width of [200, 300, 500]) {
    const { lines, isCut } = breakLines('title', text, 40, width, 99);
    expect(isCut).toBe(false);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth('title', line, 40)).toBeLessThanOrEqual(width);
  }
});

test('too many lines end in an ellipsis, without a comma before it', () => {
  const { lines, isCut } = breakLines('text', 'one two three, four five six', 30, 230, 1);
  expect(isCut).toBe(true);
  expect(lines).toEqual(['one two three…']);
});

test('an identifier that is too wide is broken behind an underscore', () => {
  expect(breakLines('mono', 'trace_something_else', 40, 260, 9).lines).toEqual(['trace_', 'something_', 'else']);
});

test('kerning draws pairs together, and unknown letters lose their accent or become a space', () => {
  expect(textWidth('title', 'AV', 100)).toBeLessThan(textWidth('title', 'A', 100) + textWidth('title', 'V', 100));
  expect(textPaths('text', 'ą', 10, 0, 0, '#000')).toBe(textPaths('text', 'a', 10, 0, 0, '#000'));
  expect(textPaths('text', '☃', 10, 0, 0, '#000')).not.toContain('<path');
});
