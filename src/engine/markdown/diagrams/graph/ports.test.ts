import { expect, test } from 'vitest';
import { endPoint, type Arrangement } from './ports';

/** A hexagon, 100 wide and 60 high, around its middle. */
const HEXAGON = [
  { x: -50, y: 0 },
  { x: -30, y: -30 },
  { x: 30, y: -30 },
  { x: 50, y: 0 },
  { x: 30, y: 30 },
  { x: -30, y: 30 },
];

/** Where an edge from a box at (200, 100) ends whose place lies at `cross` of its side. */
function end(cross: number, side: 1 | -1, outline: typeof HEXAGON | undefined): unknown {
  const arrangement = {
    level: { edges: [{ from: 'a', to: 'b' }] },
    direction: 'TB',
    centers: new Map([['a', { x: 200, y: 100 }]]),
    figures: new Map([['a', { outline }]]),
  } as unknown as Arrangement;
  const spans = new Map([['a', { cross: [150, 250] as const, main: [70, 130] as const }]]);
  const port = { edge: 0, id: 'a', side, toward: 0, cross };
  return endPoint(arrangement, spans as never, [port], 0, 'from');
}

test.each([
  [200, 1, 130],
  [200, -1, 70],
  [240, 1, 115],
  [240, -1, 85],
  [160, 1, 115],
] as const)('at %i on side %i the outline of a hexagon reaches to %i', (cross, side, main) =>
  expect(end(cross, side, HEXAGON)).toEqual({ cross, main }),
);

test.each([
  [1, 130],
  [-1, 70],
] as const)('beside its outline, and without one, an edge ends at side %i of the box', (side, main) => {
  expect(end(300, side, HEXAGON)).toEqual({ cross: 300, main });
  expect(end(210, side, undefined)).toEqual({ cross: 210, main });
});
