import type { Root, RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../model/diagnostic';
import { DEEPEST, isTooDeep, refuseDeepTree } from './depth';
import type { TreeSource } from './source';

function sourceOf(): TreeSource & { problems: Diagnostic[] } {
  return { file: 'x.md', problems: [] };
}

describe('a text', () => {
  const lists = (levels: number): string => '- '.repeat(levels) + 'x';
  test.each([
    ['quotes', (levels: number) => '>'.repeat(levels) + ' x'],
    ['quotes with spaces', (levels: number) => ' > '.repeat(levels) + 'x'],
    ['lists', lists],
    ['numbered lists', (levels: number) => '1. '.repeat(levels) + 'x'],
    ['lists and quotes', (levels: number) => '> + 2) '.repeat(levels / 3) + '* '.repeat(levels % 3) + 'x'],
    ['an indented mark', (levels: number) => '  '.repeat(levels) + '- x'],
    ['a mark behind tabs', (levels: number) => '\t'.repeat(levels / 2) + '  '.repeat(levels % 2) + '- x'],
  ])('of %s may have sixty levels and no more', (_, write) => {
    const source = sourceOf();
    expect(isTooDeep(write(DEEPEST), source)).toBe(false);
    expect(source.problems).toEqual([]);
    expect(isTooDeep(write(DEEPEST + 1), source)).toBe(true);
  });

  test('is reported where it is too deep first', () => {
    const source = sourceOf();
    expect(isTooDeep(`a\n\n${lists(90)}\n\n${lists(99)}`, source)).toBe(true);
    expect(source.problems).toMatchObject([{ file: 'x.md', line: 3, column: 1, rule: 'markdown/too-deep' }]);
  });

  test.each([
    '-'.repeat(100),
    '*'.repeat(100),
    `${' '.repeat(200)}code`,
    `${'2026. '.repeat(2)}x`,
    `1${'.'.repeat(90)}`,
  ])('of %j has no levels', (text) => expect(isTooDeep(text, sourceOf())).toBe(false));
});

describe('a tree', () => {
  const place = { line: 7, column: 3, offset: 0 };
  const line = (): RootContent => ({ type: 'thematicBreak' });

  /** A tree whose deepest node, at line 7, has a number of nodes above it, each at a place among others. */
  function tree(depth: number, at: 'first' | 'middle' | 'last' | 'only'): Root {
    let node: RootContent = { type: 'paragraph', children: [], position: { start: place, end: place } };
    for (let level = 1; level < depth; level += 1) {
      const before: RootContent[] = level > 1 && (at === 'middle' || at === 'last') ? [line()] : [];
      const after: RootContent[] = level > 1 && (at === 'middle' || at === 'first') ? [line()] : [];
      node = { type: 'blockquote', children: [...before, node, ...after] as never };
    }
    return { type: 'root', children: [node] };
  }

  test.each(['first', 'middle', 'last', 'only'] as const)('may be 180 nodes deep in its %s children', (at) => {
    const [source, root] = [sourceOf(), tree(180, at)];
    refuseDeepTree(root, source);
    expect([source.problems, root.children.length]).toEqual([[], 1]);
  });

  test.each(['first', 'middle', 'last', 'only'] as const)('that is deeper in its %s children is emptied', (at) => {
    const [source, root] = [sourceOf(), tree(181, at)];
    refuseDeepTree(root, source);
    expect(source.problems).toMatchObject([{ line: 7, column: 3, rule: 'markdown/too-deep' }]);
    expect(root.children).toEqual([]);
  });

  test('of a hundred thousand nodes below each other is refused, not thrown at', () => {
    const [source, root] = [sourceOf(), tree(100_000, 'only')];
    refuseDeepTree(root, source);
    expect(source.problems).toHaveLength(1);
  });
});
