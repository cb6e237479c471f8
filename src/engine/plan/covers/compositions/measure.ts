import { at } from '../../../../shared/at';
import { cellPath } from '../grid';
import { markAt } from '../figures';
import type { Scene } from './scene';

const BARS = 22;
const STEP = 44;
const LEFT = 116;
const BASE = 390;
const TALLEST = 245;

/** What was measured: a distribution with its peak, over the lines of a chart. */
export function measureScene({ pick, marks: [main], palette }: Scene): string[] {
  const peak = pick(5, 15);
  const spread = pick(5, 9);
  const heights = Array.from({ length: BARS }, (_, bar) => {
    const bell = Math.exp(-(((bar - peak) / spread) ** 2) * 3);
    return Math.round(14 + bell * TALLEST * (bar === peak ? 1 : pick(60, 92) / 100) + pick(0, 16));
  });
  const bar = (place: number): string => {
    const height = at(heights, place);
    return `M${LEFT + place * STEP} ${BASE}v${-height}h30v${height}z`;
  };
  const others = heights.map((_, place) => (place === peak ? '' : bar(place))).join('');
  const top = { x: LEFT + peak * STEP + 15, y: BASE - at(heights, peak) - 24 };
  const lines = [90, 165, 240, 315].map((y) => `M90 ${y}h1020`).join('');
  return [
    `<path stroke="${palette.line}" stroke-width="2" d="${lines}"/>`,
    `<path fill="${palette.muted}" fill-opacity="0.32" d="${others}"/>`,
    `<path fill="${palette.signal}" d="${bar(peak)}"/>`,
    `<path stroke="${palette.ink}" stroke-width="5" d="M90 ${BASE}h1020"/>`,
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="8" d="${cellPath(top, 1.5)}"/>`,
    markAt(top, main, 69, palette.signal, 7),
  ];
}
