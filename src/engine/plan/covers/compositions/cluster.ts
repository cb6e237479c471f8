import { cellPath, HALF_WIDTH, SIDE, type Point } from '../grid';
import { markAt } from '../figures';
import type { Scene } from './scene';

const NODES: readonly Point[] = [
  { x: 250, y: 150 },
  { x: 480, y: 310 },
  { x: 730, y: 160 },
  { x: 960, y: 300 },
];
const SIZE = 2.3;

/** Where something runs: nodes with their pods, joined by a network, one pod looked at. */
export function clusterScene({ pick, marks: [main], palette }: Scene): string[] {
  const nodes = NODES.map(({ x, y }) => ({ x: x + pick(-24, 24), y: y + pick(-16, 16) }));
  const own = pick(0, nodes.length - 1);
  const link = nodes.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const pods = nodes.flatMap((node, index) => (index === own ? [] : podsOf(node).filter(() => pick(0, 2) > 0)));
  const centre = nodes[own] ?? { x: 600, y: 230 };
  return [
    `<path stroke="${palette.muted}" stroke-width="4" stroke-dasharray="2 12" d="${link}"/>`,
    `<path fill="${palette.glass}" stroke="${palette.muted}" stroke-width="5" d="${nodes.map((node) => cellPath(node, SIZE)).join('')}"/>`,
    `<path fill="${palette.cell}" stroke="${palette.muted}" stroke-width="3" d="${pods.map((pod) => cellPath(pod, 0.5)).join('')}"/>`,
    `<path fill="${palette.signalSoft}" stroke="${palette.ink}" stroke-width="10" d="${cellPath(centre, SIZE)}"/>`,
    markAt(centre, main, SIDE * SIZE, palette.signal, 10),
  ];
}

/** Six places around the middle of a node. */
function podsOf({ x, y }: Point): Point[] {
  return [
    [-0.5, -0.75],
    [0.5, -0.75],
    [-1, 0],
    [1, 0],
    [-0.5, 0.75],
    [0.5, 0.75],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx * HALF_WIDTH * 1.15, y: y + dy * SIDE * 1.1 }));
}
