import type { Nodes, PhrasingContent, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle } from 'mdast-util-to-markdown';
import { expect, test } from 'vitest';
import { pick, random } from '../../../shared/search/test-data';
import { plainLine } from './plain-line';
import { TWIN_OPTIONS } from './to-markdown';

/** Texts from which lines are made at random: plain ones, signs that mean something, what emphasis may touch. */
const TEXTS = [
  ...Array.from({ length: 8 }, () => ['a', 'word', 'two words', ' ', ' b', 'c ']).flat(),
  ...'a|word|two words| |, then |. | end.|: |:| (|) |1. |10.|x1| a|a |é|’|“So” |😀|-|- |+|#|# |>|*|_|**|a*b|a_b|!|[|]|](|'.split(
    '|',
  ),
  ...'`|\\|<b>|&amp;|&|~|~~|www.|www|http://a.b|a@b.c|%|%NAME%|=|$1|\uE000V0\uE001|\uE000L1\uE001 |\u00A0| b, c; d? |'.split(
    '|',
  ),
  'one\ntwo',
  'a|b',
  '|',
];

function randomLine(next: () => number, depth = 0): PhrasingContent[] {
  const below = (limit: number): number => Math.floor(next() * limit);
  const text = (): string => pick(next, TEXTS);
  return Array.from({ length: 1 + below(4) }, (): PhrasingContent => {
    const inner = (): PhrasingContent[] =>
      depth > 1 || below(3) > 0 ? [{ type: 'text', value: text() }] : randomLine(next, depth + 1);
    switch (below(9)) {
      case 0:
        return { type: 'inlineCode', value: text() + text() };
      case 1:
        return { type: 'strong', children: inner() };
      case 2:
        return { type: 'emphasis', children: inner() };
      case 3:
        return { type: 'link', url: '\uE000L0\uE001', children: inner() as never };
      case 4:
        return below(3) > 0 ? { type: 'html', value: '<br>' } : { type: 'break' };
      default:
        return { type: 'text', value: text() + (below(2) > 0 ? text() : '') };
    }
  });
}

/** A line as a paragraph, a heading, a cell and an item. */
const blocksOf = (children: PhrasingContent[]): Nodes[] => [
  { type: 'paragraph', children },
  { type: 'heading', depth: 2, children },
  { type: 'table', children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }] },
  { type: 'list', children: [{ type: 'listItem', children: [{ type: 'paragraph', children }] }] },
];

test('lines that are put together at once are as mdast-util-to-markdown writes them', () => {
  let taken = 0;
  const root: Handle = (node: Root, parent, state, info) => {
    const { containerPhrasing } = state;
    state.containerPhrasing = (line, sides) => {
      const expected = containerPhrasing.call(state, line, sides);
      const isCell = state.stack.includes('tableCell');
      const escape = (text: string, around: { before: string; after: string }): string => state.safe(text, around);
      const made = plainLine(line.children, { before: sides.before, after: sides.after, isCell, escape });
      if (made !== null) {
        taken += 1;
        expect(made, JSON.stringify(line.children)).toBe(expected);
      }
      return expected;
    };
    return defaultHandlers.root(node, parent, state, info);
  };
  const next = random(20_261_126);
  for (let round = 0; round < 1500; round += 1)
    for (const block of blocksOf(randomLine(next)))
      toMarkdown({ type: 'root', children: [block] } as Root, {
        emphasis: '_',
        resourceLink: true,
        handlers: { root },
        extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      });
  expect(taken).toBeGreaterThan(1500);
});

test('headings and languages of code that take the short way are as mdast-util-to-markdown writes them', () => {
  const next = random(20_261_128);
  const slow = { ...TWIN_OPTIONS, handlers: {} };
  for (let round = 0; round < 1500; round += 1) {
    const heading = { type: 'heading', depth: 1 + Math.floor(next() * 6), children: randomLine(next) };
    const code = { type: 'code', lang: pick(next, [...TEXTS, 'bash', 'c99', '42']), value: pick(next, TEXTS) };
    for (const node of [heading, code] as Nodes[]) {
      // Slots stay as they are, which the package does not know.
      if (JSON.stringify(node).includes('\uE000')) continue;
      const tree = { type: 'root', children: [node] } as Root;
      expect(toMarkdown(tree, TWIN_OPTIONS), JSON.stringify(node)).toBe(toMarkdown(tree, slow));
    }
  }
});
