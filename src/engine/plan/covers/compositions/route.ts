import { cellPath, type Point } from '../grid';
import { markAt } from '../figures';
import { COVER_WIDTH, type Scene } from './scene';

/** Who meets where, what was learned on the way: a route over the land, with its stops. */
export function routeScene({ pick, marks: [main, ...others], palette }: Scene): string[] {
  const stops: Point[] = [130, 370, 610, 850].map((x) => ({ x: x + pick(-30, 30), y: pick(110, 350) }));
  const goal = { x: 1030, y: pick(150, 290) };
  const way = [...stops, goal].map(({ x, y }, index) => (index === 0 ? `M-10 ${y}H${x}` : `L${x} ${y}`)).join('');
  const heights = Array.from({ length: 5 }, (_, line) => contour(60 + line * 88, pick(14, 40), pick(-60, 60)));
  return [
    `<path stroke="${palette.line}" stroke-width="3" d="${heights.join('')}"/>`,
    `<path stroke="${palette.signal}" stroke-width="6" d="${way}"/>`,
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="6" d="${stops.map((stop) => cellPath(stop, 0.62)).join('')}"/>`,
    ...others.slice(0, stops.length).map((mark, index) => markAt(stops[index] ?? goal, mark, 28, palette.muted, 3)),
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="12" d="${cellPath(goal, 2.2)}"/>`,
    markAt(goal, main, 100, palette.signal, 10),
  ];
}

/** A line of height: two long waves across the picture. */
function contour(y: number, swing: number, shift: number): string {
  const half = COVER_WIDTH / 2;
  const first = `${half * 0.4 + shift} ${y - swing * 2} ${half * 0.7 + shift} ${y + swing * 2} ${half} ${y}`;
  const second = `${half * 1.6 + shift} ${y - swing} ${COVER_WIDTH + 20} ${y + swing}`;
  return `M-20 ${y}C${first}S${second}`;
}
