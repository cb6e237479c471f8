import { expect, test } from 'vitest';
import { flatMap } from './flat-map';

test.each<[name: string, list: readonly number[], toMany: (entry: number, index: number) => readonly unknown[]]>([
  ['nothing', [], (entry) => [entry]],
  ['none, one or several for each', [0, 1, 2, 3], (entry) => Array.from({ length: entry }, () => entry)],
  ['places in the list', [7, 8, 9], (entry, index) => [entry, index]],
  ['lists in lists, which stay', [1, 2], (entry) => [[entry], []]],
])('gives what the method of lists gives: %s', (_, list, toMany) => {
  expect(flatMap(list, toMany)).toEqual(list.flatMap((entry, index) => toMany(entry, index)));
});
