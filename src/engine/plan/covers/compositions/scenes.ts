import { cellPath, HALF_WIDTH, type Point, SIDE, cellCentre, gridPath } from '../grid';
import {
  markAt,
  COVER_WIDTH,
  type Scene,
  lens,
  LENS_HALF_WIDTH,
  traceLine,
  type TraceEvent,
  COVER_HEIGHT,
} from '../figures';
import type { Palette } from '../palette';
import { at } from '../../../../shared/at';

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

const HALF = 250;
const RISE = 92;
const THICK = 26;
const GAP = 52;

/** What is packed or released: plates on each other, the newest lifted off. */
export function layersScene({ pick, marks: [main], palette }: Scene): string[] {
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
  ];
}

function plate(x: number, y: number, palette: Palette, fill: string): string {
  const side = `M${x - HALF} ${y}l${HALF} ${RISE} ${HALF} ${-RISE}v${THICK}l${-HALF} ${RISE} ${-HALF} ${-RISE}z`;
  const face = `M${x - HALF} ${y}l${HALF} ${-RISE} ${HALF} ${RISE} ${-HALF} ${RISE}z`;
  const surface = (colour: string, d: string): string =>
    `<path fill="${colour}" stroke="${palette.ink}" stroke-width="4" d="${d}"/>`;
  return surface(palette.line, side) + surface(fill, face);
}

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

function contour(y: number, swing: number, shift: number): string {
  const half = COVER_WIDTH / 2;
  const first = `${half * 0.4 + shift} ${y - swing * 2} ${half * 0.7 + shift} ${y + swing * 2} ${half} ${y}`;
  const second = `${half * 1.6 + shift} ${y - swing} ${COVER_WIDTH + 20} ${y + swing}`;
  return `M-20 ${y}C${first}S${second}`;
}

const WINDOW_LEFT = 190;
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
    let x = WINDOW_LEFT + 84 + indent;
    const path = words.map((width) => {
      const word = `M${x} ${y}h${width}`;
      x += width + 26;
      return x < WINDOW_LEFT + WIDTH - 190 ? word : '';
    });
    return { y, path: path.join('') };
  });
  const mark = { x: WINDOW_LEFT + WIDTH - 34, y: TOP + HEIGHT - 40 };
  const dots = [0, 1, 2].map((dot) => cellPath({ x: WINDOW_LEFT + 34 + dot * 30, y: TOP + 27 }, 0.2)).join('');
  const mine = lines[found];
  return [
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="6" d="M${WINDOW_LEFT} ${TOP}h${WIDTH}v${HEIGHT}h${-WIDTH}z"/>`,
    `<path stroke="${palette.line}" stroke-width="3" d="M${WINDOW_LEFT} ${TOP + 54}h${WIDTH}"/>`,
    `<path fill="${palette.muted}" d="${dots}"/>`,
    `<path fill="${palette.signalSoft}" d="M${WINDOW_LEFT + 3} ${(mine?.y ?? 0) - 18}h${WIDTH - 6}v36h${6 - WIDTH}z"/>`,
    `<path stroke="${palette.muted}" stroke-opacity="0.55" stroke-width="10" d="${lines.map(({ path }, row) => (row === found ? '' : path)).join('')}"/>`,
    `<path stroke="${palette.signal}" stroke-width="10" d="${mine?.path ?? ''}"/>`,
    `<path stroke="${palette.signal}" stroke-width="6" d="m${WINDOW_LEFT + 36} ${TOP + 82} 11 10-11 10"/>`,
    `<path fill="${palette.glass}" stroke="${palette.ink}" stroke-width="9" d="${cellPath(mark, 1.8)}"/>`,
    markAt(mark, main, 83, palette.signal, 9),
  ];
}

const TRACE_ROW = 3;
const ROWS = 5;
const COLUMNS = 15;
/** Cells nearer to the centre of the lens than this are hidden or half hidden. */
const NEAR_LENS = 210;

/** A trace runs over the grid, the lens shows what it is about: events, one after the other. */
export function traceScene({ id, pick, marks: [main], palette }: Scene): string[] {
  const centre = cellCentre(pick(5, 9), TRACE_ROW);
  const events = eventsOf(pick, centre.x);
  const left = events.filter(({ x }) => x < centre.x);
  const right = events.filter(({ x }) => x > centre.x);
  const cells = litCells(pick, centre.x);
  const before = traceLine(-10, centre.x - LENS_HALF_WIDTH, centre.y, left);
  const after = traceLine(centre.x + LENS_HALF_WIDTH, COVER_WIDTH + 10, centre.y, right);
  return [
    `<path fill="${palette.cell}" d="${cells.map((cell) => cellPath(cell)).join('')}"/>`,
    `<path fill="${palette.signalSoft}" d="${events.map(({ x }) => cellPath({ x, y: centre.y })).join('')}"/>`,
    `<path stroke="${palette.line}" stroke-width="2" d="${gridPath(COVER_WIDTH, COVER_HEIGHT)}"/>`,
    `<path stroke="${palette.signal}" stroke-width="5" d="${before}${after}"/>`,
    lens(centre, main, palette, id),
  ];
}

function litCells(pick: Scene['pick'], lensX: number): Point[] {
  const cells = new Map<string, Point>();
  for (let cluster = 0; cluster < 7; cluster++) {
    let [column, row] = [pick(0, COLUMNS), pick(0, ROWS)];
    for (let step = 0; step < 4; step++) {
      const cell = cellCentre(column, row);
      if (Math.abs(cell.x - lensX) > NEAR_LENS && row !== TRACE_ROW) cells.set(`${column} ${row}`, cell);
      if (pick(0, 1) === 0) column += 1;
      else row += 1;
    }
  }
  return [...cells.values()];
}

function eventsOf(pick: Scene['pick'], lensX: number): TraceEvent[] {
  const columns = Array.from({ length: COLUMNS }, (_, column) => cellCentre(column, TRACE_ROW).x).filter(
    (x) => Math.abs(x - lensX) > 170 && x > 60 && x < COVER_WIDTH - 60,
  );
  const chosen = new Set(Array.from({ length: pick(2, 4) }, () => columns[pick(0, columns.length - 1)] ?? lensX));
  return columns.filter((x) => chosen.has(x)).map((x) => ({ x, height: pick(18, 36) }));
}
