import { cellPath } from '../grid';
import { markAt } from '../figures';
import type { Scene } from './scene';

const LEFT = 190;
const TOP = 62;
const WIDTH = 820;
const HEIGHT = 336;
const ROW = 38;

/** What is written: a window with lines of code or output, one of which matters. */
export function terminalScene({ pick, marks: [main], palette }: Scene): string[] {
  const found = pick(2, 5);
  const lines = Array.from({ length: 6 }, (_, row) => {
    const y = TOP + 92 + row * ROW;
    const indent = row === 0 ? 0 : pick(0, 2) * 44;
    const words = Array.from({ length: pick(2, 4) }, () => pick(50, 150));
    let x = LEFT + 84 + indent;
    const path = words.map((width) => {
      const word = `M${x} ${y}h${width}`;
      x += width + 26;
      return x < LEFT + WIDTH - 190 ? word : '';
    });
    return { y, path: path.join('') };
  });
  const mark = { x: LEFT + WIDTH - 34, y: TOP + HEIGHT - 40 };
  const dots = [0, 1, 2].map((dot) => cellPath({ x: LEFT + 34 + dot * 30, y: TOP + 27 }, 0.2)).join('');
  const mine = lines[found];
  return [
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="6" d="M${LEFT} ${TOP}h${WIDTH}v${HEIGHT}h${-WIDTH}z"/>`,
    `<path stroke="${palette.line}" stroke-width="3" d="M${LEFT} ${TOP + 54}h${WIDTH}"/>`,
    `<path fill="${palette.muted}" d="${dots}"/>`,
    `<path fill="${palette.signalSoft}" d="M${LEFT + 3} ${(mine?.y ?? 0) - 18}h${WIDTH - 6}v36h${6 - WIDTH}z"/>`,
    `<path stroke="${palette.muted}" stroke-opacity="0.55" stroke-width="10" d="${lines.map(({ path }, row) => (row === found ? '' : path)).join('')}"/>`,
    `<path stroke="${palette.signal}" stroke-width="10" d="${mine?.path ?? ''}"/>`,
    `<path stroke="${palette.signal}" stroke-width="6" d="m${LEFT + 36} ${TOP + 82} 11 10-11 10"/>`,
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="9" d="${cellPath(mark, 1.8)}"/>`,
    markAt(mark, main, 83, palette.signal, 9),
  ];
}
