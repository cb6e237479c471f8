import { expect, test } from 'vitest';
import { MARKS } from './marks';

test('a mark begins with an absolute move, so that it is where it belongs after the cell in one path', () => {
  expect(Object.values(MARKS).filter((path) => !path.startsWith('M'))).toEqual([]);
});
