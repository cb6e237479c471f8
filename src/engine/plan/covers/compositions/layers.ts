import { cellPath } from '../grid';
import { markAt } from '../figures';
import type { Palette } from '../palette';
import { COVER_WIDTH, type Scene } from './scene';

const HALF = 250;
const RISE = 92;
const THICK = 26;
const GAP = 52;

/** What is packed or released: plates on each other, the newest lifted off. */
export function layersScene({ pick, marks: [main, ...others], palette }: Scene): string[] {
  const x = COVER_WIDTH / 2 + pick(-120, 120);
  const plates = pick(2, 4);
  const lowest = 330;
  const centre = (level: number): number => lowest - level * GAP;
  const top = { x, y: centre(plates) - 34 };
  return [
    `<path stroke="${palette.line}" stroke-width="2" d="M0 ${lowest + RISE + THICK}H${COVER_WIDTH}M${x - HALF} 0V460M${x + HALF} 0V460"/>`,
    ...Array.from({ length: plates }, (_, level) => plate(x, centre(level), palette, palette.cell)),
    `<path stroke="${palette.signal}" stroke-width="4" stroke-dasharray="2 12" d="M${x - HALF} ${top.y}v34M${x + HALF} ${top.y}v34M${x} ${top.y + RISE}v34"/>`,
    plate(x, top.y, palette, palette.signalSoft),
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="7" d="${cellPath(top, 1.35)}"/>`,
    markAt(top, main, 62, palette.signal, 7),
    ...others
      .slice(0, 2)
      .map((mark, index) => markAt({ x: index === 0 ? x - 430 : x + 430, y: 230 }, mark, 46, palette.muted, 4)),
  ];
}

function plate(x: number, y: number, palette: Palette, fill: string): string {
  const side = `M${x - HALF} ${y}l${HALF} ${RISE} ${HALF} ${-RISE}v${THICK}l${-HALF} ${RISE} ${-HALF} ${-RISE}z`;
  const face = `M${x - HALF} ${y}l${HALF} ${-RISE} ${HALF} ${RISE} ${-HALF} ${RISE}z`;
  const surface = (colour: string, d: string): string =>
    `<path fill="${colour}" stroke="${palette.ink}" stroke-width="4" d="${d}"/>`;
  return surface(palette.line, side) + surface(fill, face);
}
