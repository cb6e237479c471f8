import { expect, test } from 'vitest';
import { readSource } from '../source';
import { gridOf } from './grid';
import { parseBlocks } from './parse';

/** Where the blocks of a diagram stand: their columns, rows and widths. */
function places(text: string, most = 9): string[] {
  const { root, edges } = parseBlocks(readSource(`block-beta\n${text}`));
  return gridOf(root, edges, most).items.map(({ id, column, row, span }) => `${id} ${column},${row} ${span}`);
}

test('what is wider than the rest of its row ends with the row', () =>
  expect(places('columns 3\na:2 b:2 c:5 d')).toEqual(['a 0,0 2', 'b 2,0 1', 'c 0,1 3', 'd 0,2 1']));

test('spaces keep their cells empty', () =>
  expect(places('columns 2\na space b space:2 c')).toEqual(['a 0,0 1', 'b 0,1 1', 'c 1,2 1']));

test('without a number of columns all stand in one row, as far as there is room', () => {
  expect(places('a b c')).toEqual(['a 0,0 1', 'b 1,0 1', 'c 2,0 1']);
  expect(places('a b c', 2)).toEqual(['a 0,0 1', 'b 1,0 1', 'c 0,1 1']);
});
