import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { PageCard, PostCard } from '../planned-page';
import { PAPER_PALETTE } from '../covers/palette';
import { drawCard } from './card';
import { letterStamps } from './letters';
import { cardSvg } from './test-cards';
import { breakLines, textWidth } from './text';

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
  const svg = cardSvg(drawCard(card, BRAND));
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
  const svg = cardSvg(drawCard(card, BRAND));
  await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`fixtures/${name}.svg`);
});

test('a site without a logo has its name at the edge of the words', () => {
  const bare = drawCard(page, { title: 'Site', logo: null });
  expect(cardSvg(bare)).not.toContain('M3 3h20v20H3Z');
  const name = letterStamps('title', 'Site', 30, { x: 72, y: 540 }, PAPER_PALETTE.ink);
  expect(name).toHaveLength(4);
  expect(bare.stamps).toEqual(expect.arrayContaining(name));
});

test('cards differ where what they show differs', () => {
  const cards = [page, post, { ...page, title: 'Other' }, { ...page, mark: 'spec' as const }].map((card) =>
    cardSvg(drawCard(card, BRAND)),
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
  const drawn = (text: string): string[] =>
    letterStamps('text', text, 10, { x: 0, y: 20 }, '#000000').map(({ stamp }) => stamp.svg);
  expect(drawn('ą')).toEqual(drawn('a'));
  expect(drawn('☃')).toEqual([]);
});

test('equal letters are one stamp, small ones for each quarter of a pixel, and stand where the line has them', () => {
  const start = { x: 72, y: 100.4 };
  const large = letterStamps('title', 'aaaa', 60, start, '#000000');
  expect(new Set(large.map(({ stamp }) => stamp)).size).toBe(1);
  const small = letterStamps('text', 'aaaaaaaa', 29, start, '#000000');
  expect(new Set(small.map(({ stamp }) => stamp)).size).toBeGreaterThan(1);
  expect(new Set(small.map(({ stamp }) => stamp)).size).toBeLessThanOrEqual(4);
  const step = textWidth('text', 'a', 29);
  for (const [index, { x, y, stamp }] of small.entries()) {
    expect(Math.abs(x - (small[0]?.x ?? 0) - index * step)).toBeLessThan(2);
    expect(y + stamp.height).toBe((small[0]?.y ?? 0) + (small[0]?.stamp.height ?? 0));
  }
  expect(letterStamps('text', 'a', 29, start, '#000000')[0]?.stamp).toBe(
    letterStamps('text', 'a', 29, { x: 172, y: 300 }, '#000000')[0]?.stamp,
  );
});

test('cards of one kind share the drawings of what they have in common', () => {
  const [first, second] = ['One', 'Two'].map((title) => drawCard({ ...page, title }, BRAND));
  const drawings = new Set(first?.stamps.map(({ stamp }) => stamp));
  const own = second?.stamps.filter(({ stamp }) => !drawings.has(stamp)) ?? [];
  // Letters of its title, cells, and the shape of its trace.
  expect(own.length).toBeLessThan(12);
});
