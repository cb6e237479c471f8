import { LOGO_HANDLE, LOGO_LENS, LOGO_TRACE } from '../../../shared/marks';
import { cellCentre, cellPath, gridPath, type Point } from '../covers/grid';
import { lensFigures, LENS_HALF_WIDTH, traceLine, type Figure } from '../covers/figures';
import { PAPER_PALETTE, SCREEN_PALETTE, type Palette } from '../covers/palette';
import { seededRandom } from '../covers/cover';
import type { CardSpec } from '../planned-page';
import type { Drawing, Ground, Shape } from './drawing';
import { breakLines, textShapes, textWidth, type Face } from './text';

const CARD_WIDTH = 1200;
const CARD_HEIGHT = 600;

const LEFT = 72;
const TEXT_WIDTH = 700;
/** Sizes a title is tried in, with the lines it may take; the first that fits is taken. */
const TITLE_SIZES = [
  { size: 84, lines: 1 },
  { size: 72, lines: 2 },
  { size: 60, lines: 3 },
  { size: 50, lines: 4 },
];
const TEXT_SIZE = 29;
const TEXT_BOTTOM = 486;
const FOOT = 540;
const TRACE_ROW = 4;
const LENS_COLUMN = 12;
/** Rows of the cells that may be lit; the others hold the lens. */
const CELL_ROWS = [0, 1, 6, 7, 8];

/** The picture of a page where it is shared. Posts are dark, documentation is paper. */
export function drawCard(card: CardSpec, siteTitle: string): Drawing {
  const palette =
    card.kind === 'post'
      ? SCREEN_PALETTE
      : { ...PAPER_PALETTE, ground: PAPER_PALETTE.glass, cell: PAPER_PALETTE.signalSoft };
  const random = seededRandom(card.kind === 'post' ? card.seed : card.mark + card.title);
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const lit = Array.from({ length: 7 }, (): Point => cellCentre(pick(9, 14), CELL_ROWS[pick(0, 4)] ?? 0));
  return {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    ground: groundOf(palette, lit),
    shapes: [...picture(card, palette, pick(20, 34)), ...words(card, palette), ...foot(card, siteTitle, palette)],
  };
}

/** The grid and its cells fade out towards the words. */
function groundOf(palette: Palette, lit: readonly Point[]): Ground {
  const all = CELL_ROWS.flatMap((row) => [9, 10, 11, 12, 13, 14].map((column) => cellCentre(column, row)));
  return {
    colour: palette.ground,
    line: palette.line,
    cell: palette.cell,
    over: [palette.ink, palette.muted, palette.signal, palette.glass],
    lines: gridPath(CARD_WIDTH, CARD_HEIGHT),
    lineWidth: 2,
    cells: all.map((cell) => cellPath(cell)),
    lit: lit.map((cell) => cellPath(cell)),
    fade: [0.55, 0.8],
  };
}

function picture(card: CardSpec, palette: Palette, height: number): Shape[] {
  const centre = cellCentre(LENS_COLUMN, TRACE_ROW);
  const trace = traceLine(centre.x + LENS_HALF_WIDTH, CARD_WIDTH + 10, centre.y, [{ x: 1160, height }]);
  const path = `M${centre.x - LENS_HALF_WIDTH - 30} ${centre.y}h30${trace}`;
  const { edge, handle, glass, grid, mark, rim } = lensFigures(centre, card.mark, palette);
  return [
    shapeOf({ path, colour: palette.signal, width: 5 }),
    ...[handle, glass].map(shapeOf),
    { ...shapeOf(grid), clip: edge },
    ...[mark, rim].map(shapeOf),
  ];
}

function shapeOf({ path, colour, width, at = { x: 0, y: 0, scale: 1 } }: Figure): Shape {
  const place = { x: at.x, y: at.y, scaleX: at.scale, scaleY: at.scale };
  return { path, colour, ...place, ...(width === undefined ? {} : { width }) };
}

function words(card: CardSpec, palette: Palette): Shape[] {
  const face: Face = card.identifier ? 'mono' : 'title';
  const { lines, size } = fitTitle(face, card.title);
  const eyebrow = card.kind === 'post' ? `${card.eyebrow} / ${card.date}` : card.eyebrow;
  const leading = size * 1.1;
  const first = 118 + size;
  const textTop = first + (lines.length - 1) * leading + 34;
  const room = Math.max(0, Math.min(3, Math.floor((TEXT_BOTTOM - textTop) / (TEXT_SIZE * 1.38))));
  const text = room === 0 ? [] : breakLines('text', card.text, TEXT_SIZE, TEXT_WIDTH - 40, room).lines;
  return [
    ...textShapes('mono', eyebrow, 25, LEFT, 98, palette.signal),
    ...lines.flatMap((line, index) => textShapes(face, line, size, LEFT, first + index * leading, palette.ink)),
    ...text.flatMap((line, index) =>
      textShapes('text', line, TEXT_SIZE, LEFT, textTop + TEXT_SIZE + index * TEXT_SIZE * 1.38, palette.muted),
    ),
  ];
}

function fitTitle(face: Face, title: string): { lines: string[]; size: number } {
  const tried = TITLE_SIZES.map(({ size, lines }) => ({ size, ...breakLines(face, title, size, TEXT_WIDTH, lines) }));
  const fitting = tried.find(({ isCut }) => !isCut) ?? tried.at(-1);
  return fitting ? { size: fitting.size, lines: balance(face, title, fitting) } : { lines: [title], size: 60 };
}

/** The same number of lines, as even as they can be: the narrowest column that needs no more of them. */
function balance(
  face: Face,
  title: string,
  { lines, size, isCut }: { lines: string[]; size: number; isCut: boolean },
): string[] {
  if (isCut) return lines;
  let best = lines;
  for (let width = TEXT_WIDTH; width > TEXT_WIDTH / 3; width -= 20) {
    const narrower = breakLines(face, title, size, width, lines.length);
    if (narrower.isCut || narrower.lines.some((line) => textWidth(face, line, size) > width)) break;
    best = narrower.lines;
  }
  return best;
}

function foot(card: CardSpec, siteTitle: string, palette: Palette): Shape[] {
  const after = LEFT + 60 + textWidth('title', siteTitle, 30);
  const at = { x: LEFT - 5, y: FOOT - 36, scale: 1.5 };
  return [
    shapeOf({ path: LOGO_LENS, colour: palette.ink, width: 2.6, at }),
    shapeOf({ path: LOGO_HANDLE, colour: palette.ink, width: 4.2, at }),
    shapeOf({ path: LOGO_TRACE, colour: palette.signal, width: 2, at }),
    ...textShapes('title', siteTitle, 30, LEFT + 60, FOOT, palette.ink),
    ...(card.kind === 'post' ? textShapes('mono', card.readingTime, 23, after + 24, FOOT - 1, palette.muted) : []),
  ];
}
