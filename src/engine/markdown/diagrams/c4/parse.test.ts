import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { readSource } from '../source';
import { parseC4 } from './parse';

const read = (...lines: string[]): ReturnType<typeof parseC4> => parseC4(readSource(lines.join('\n')));

test('two relations between the same elements are two', () =>
  expect(
    read('C4Context', 'System(a, "A")', 'System(b, "B")', 'Rel(a, b, "asks")', 'Rel(a, b, "tells")').relations,
  ).toMatchObject([{ label: 'asks' }, { label: 'tells' }]));

test('an index is told in every kind, and as it is written', () =>
  expect(
    read('C4Context', 'System(a, "A")', 'RelIndex(7, a, a, "waits")', 'Rel(a, a, "ends")').relations.map(
      ({ label }) => label,
    ),
  ).toEqual(['7: waits', 'ends']));

test('values are known by their names, wherever they stand', () => {
  const { elements, boundaries } = read(
    'C4Container',
    'Container(a, "A", $descr="what it does")',
    'Boundary(b, "B", $type="shelf") {',
    '}',
  );
  expect(elements.get('a')).toMatchObject({ technology: '', description: 'what it does' });
  expect(boundaries.get('b')).toMatchObject({ type: 'shelf' });
});

test('a relation to what both an element and a boundary are called means the element', () =>
  expect(
    drawDiagram('C4Context\nSystem_Boundary(a, "Around") {\nSystem(a, "A")\n}\nSystem(b, "B")\nRel(b, a, "asks")').kind,
  ).toBe('drawn'));

test('links of elements, boundaries and relations stand in the order of the source', () => {
  const result = drawDiagram(
    [
      'C4Context',
      'System(a, "A", $link="/a")',
      'Enterprise_Boundary(b, "B", $link="/b") {',
      'System(c, "C")',
      '}',
      'Rel(a, c, "asks", $link="/asks")',
    ].join('\n'),
  );
  expect(result.kind === 'drawn' && result.links).toEqual([
    { of: 'A', text: 'A', target: '/a', line: 2 },
    { of: 'B', text: 'B', target: '/b', line: 3 },
    { of: 'asks', text: 'asks', target: '/asks', line: 6 },
  ]);
});
