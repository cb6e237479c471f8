import { expect, test } from 'vitest';
import { readSource } from '../source';
import { parseArchitecture } from './parse';
import { positionsOf } from './positions';

/** Places of what stands in a group, as `id column,row`. */
function places(body: string, group: string | null = null, most = Infinity): string[] {
  const found = positionsOf(parseArchitecture(readSource(`architecture-beta\n${body}`)), most).get(group);
  return [...(found ?? [])].map(([id, { column, row }]) => `${id} ${column},${row}`).sort();
}

const SERVICES = 'service a\n service b\n service c\n';

test.each([
  ['a:R -- L:b\n b:B -- T:c', ['a 0,0', 'b 1,0', 'c 1,1']],
  ['a:L -- R:b\n a:T -- B:c', ['a 1,1', 'b 0,1', 'c 1,0']],
  // A bend leads to the next row and column.
  ['a:R -- T:b\n a:B -- L:c', ['a 0,0', 'b 1,1', 'c 2,1']],
  ['a:L -- B:b\n b:R -- L:c', ['a 1,1', 'b 0,0', 'c 1,0']],
  // What asks for a place that is taken stands beside it.
  ['a:R -- L:b\n a:R -- L:c', ['a 0,0', 'b 1,0', 'c 1,1']],
  // The same side of both says nothing of where they stand.
  ['a:R -- R:b\n b:T -- B:c', ['a 0,0', 'b 1,1', 'c 1,0']],
  // The first that is said of two counts.
  ['a:R -- L:b\n a:B -- T:b', ['a 0,0', 'b 1,0', 'c 2,0']],
  ['align row a b c\n a:B -- T:c', ['a 0,0', 'b 1,0', 'c 2,0']],
  ['align row b c\n a:B -- T:c\n a:R -- L:b', ['a 1,0', 'b 0,1', 'c 1,1']],
  ['align column a b\n b:R -- L:c', ['a 0,0', 'b 0,1', 'c 1,1']],
])('%j places services', (edges, expected) => expect(places(`${SERVICES}${edges}`)).toEqual(expected));

test('edges between groups place the groups, and those inside a group its services', () => {
  const body =
    'group g\n group h\n service a in g\n service b in g\n service c in h\n a:R -- L:b\n b:B -- T:c\n c:L -- R:a{group}';
  expect(places(body)).toEqual(['g 0,0', 'h 0,1']);
  expect(places(body, 'g')).toEqual(['a 0,0', 'b 1,0']);
});

test('what nothing ties stands in rows', () => {
  expect(places(SERVICES)).toEqual(['a 0,0', 'b 1,0', 'c 2,0']);
  expect(places(SERVICES, null, 2)).toEqual(['a 0,0', 'b 1,0', 'c 0,1']);
});
