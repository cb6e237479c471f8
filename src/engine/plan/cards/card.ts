import type { MarkName } from '../../../shared/marks';
import type { LogoData } from '../../../shared/site-data';
import { cellCentre, cellPath, gridPath, HALF_WIDTH, SIDE, type Point } from '../covers/grid';
import { lens, LENS_HALF_WIDTH, traceLine } from '../covers/figures';
import { PAPER_PALETTE, SCREEN_PALETTE, type CardPalette } from '../covers/palette';
import { seededRandom } from '../covers/cover';
import type { CardSpec } from '../planned-page';
import { letterStamps } from './letters';
import { stampOf, type CardDrawing, type PlacedStamp } from './stamps';
import { breakLines, textWidth, type Face } from './text';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 600;

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

/** What a card says of its site. */
export interface CardBrand {
  title: string;
  logo: LogoData | null;
}

/** The picture of a page where it is shared. Letters are outlines. Posts are dark, documentation is paper. */
export function drawCard(card: CardSpec, brand: CardBrand): CardDrawing {
  const { palette, blends } = card.kind === 'post' ? SCREEN : PAPER;
  return { stamps: [...picture(card, palette), ...words(card, palette), ...foot(card, brand, palette)], blends };
}

/** The colours of a kind of card, and which of them meet. */
function withBlends(palette: CardPalette): { palette: CardPalette; blends: CardDrawing['blends'] } {
  const { ground, cell, line, glass, ink, muted, signal } = palette;
  const onGround = [ink, muted, signal, line, cell].map((colour) => [ground, colour] as const);
  const onCell = [ink, signal, line].map((colour) => [cell, colour] as const);
  const onGlass = [ink, signal, line].map((colour) => [glass, colour] as const);
  return { palette, blends: [...onGround, ...onCell, ...onGlass, [ink, signal]] };
}

const SCREEN = withBlends(SCREEN_PALETTE);
const PAPER = withBlends({ ...PAPER_PALETTE, ground: PAPER_PALETTE.glass, cell: PAPER_PALETTE.signalSoft });

function picture(card: CardSpec, palette: CardPalette): PlacedStamp[] {
  const random = seededRandom(card.kind === 'post' ? card.seed : card.mark + card.title);
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const cells = Array.from({ length: 7 }, () => placedCell(pick(9, 14), [0, 1, 6, 7, 8][pick(0, 4)] ?? 0, palette));
  return [backdrop(palette), ...cells, trace(pick(20, 34), palette), placedLens(card.mark, palette)];
}

function backdrop(palette: CardPalette): PlacedStamp {
  const stamp = stampOf(`backdrop ${palette.ground}`, () => ({
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    svg: [
      `<path fill="${palette.ground}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>`,
      `<path stroke="${palette.line}" stroke-width="2" d="${gridPath(CARD_WIDTH, CARD_HEIGHT)}"/>`,
      faded(`backdrop-${palette.ground.slice(1)}`, 0, `M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z`, palette),
    ].join(''),
  }));
  return { stamp, x: 0, y: 0 };
}

/** The grid and its cells fade out towards the words. `left` is where the shape `d` has its zero on the card. */
function faded(id: string, left: number, d: string, { ground }: CardPalette): string {
  const ends = `gradientUnits="userSpaceOnUse" x1="${-left}" x2="${CARD_WIDTH - left}"`;
  const stops = `<stop offset=".55" stop-color="${ground}"/><stop offset=".8" stop-color="${ground}" stop-opacity="0"/>`;
  return `<linearGradient id="${id}" ${ends}>${stops}</linearGradient><path fill="url(#${id})" d="${d}"/>`;
}

/** A cell of the grid that stands out: its inside, and of its lines the inner half. */
function placedCell(column: number, row: number, palette: CardPalette): PlacedStamp {
  const { x, y } = cellCentre(column, row);
  const [left, top] = [x - HALF_WIDTH, y - SIDE];
  const height = Math.min(2 * SIDE, CARD_HEIGHT - top);
  const id = `cell-${left}-${height}-${palette.ground.slice(1)}`;
  const stamp = stampOf(id, () => {
    const d = cellPath({ x: HALF_WIDTH, y: SIDE });
    const svg = [
      `<clipPath id="${id}-clip"><path d="${d}"/></clipPath><g clip-path="url(#${id}-clip)">`,
      `<path fill="${palette.cell}" stroke="${palette.line}" stroke-width="2" d="${d}"/>`,
      `${faded(id, left, d, palette)}</g>`,
    ].join('');
    return { width: 2 * HALF_WIDTH, height, svg };
  });
  return { stamp, x: left, y: top };
}

const LENS_CENTRE = cellCentre(LENS_COLUMN, TRACE_ROW);
/** From the right side of the lens to the edge of the card. */
const TRACE_BOX = { x: LENS_CENTRE.x + LENS_HALF_WIDTH - 10, y: LENS_CENTRE.y - 42, height: 84 };

function trace(height: number, { ground, signal }: CardPalette): PlacedStamp {
  const { x, y } = TRACE_BOX;
  const stamp = stampOf(`trace ${height} ${ground}`, () => {
    const from = LENS_CENTRE.x + LENS_HALF_WIDTH - x;
    const d = traceLine(from, CARD_WIDTH + 10 - x, LENS_CENTRE.y - y, [{ x: 1160 - x, height }]);
    const svg = `<path stroke="${signal}" stroke-width="5" d="${d}"/>`;
    return { width: CARD_WIDTH - x, height: TRACE_BOX.height, svg };
  });
  return { stamp, x, y };
}

/** The lens with its handle, and the line that leads to it from the words. */
const LENS_BOX = { x: LENS_CENTRE.x - 160, y: LENS_CENTRE.y - 150, width: 376, height: 326 };

function placedLens(mark: MarkName, palette: CardPalette): PlacedStamp {
  const { x, y, width, height } = LENS_BOX;
  const stamp = stampOf(`lens ${mark} ${palette.ground}`, () => {
    const centre = { x: LENS_CENTRE.x - x, y: LENS_CENTRE.y - y };
    const way = `<path stroke="${palette.signal}" stroke-width="5" d="M${centre.x - LENS_HALF_WIDTH - 30} ${centre.y}h30"/>`;
    return { width, height, svg: way + lens(centre, mark, palette, `lens-${mark}-${palette.ground.slice(1)}`) };
  });
  return { stamp, x, y };
}

function words(card: CardSpec, palette: CardPalette): PlacedStamp[] {
  const face: Face = card.identifier ? 'mono' : 'title';
  const { lines, size } = fitTitle(face, card.title);
  const eyebrow = card.kind === 'post' ? `${card.eyebrow} / ${card.date}` : card.eyebrow;
  const leading = size * 1.1;
  const first = 118 + size;
  const title = lines.flatMap((line, index) =>
    letterStamps(face, line, size, { x: LEFT, y: first + index * leading }, palette.ink),
  );
  const textTop = first + (lines.length - 1) * leading + 34;
  const room = Math.max(0, Math.min(3, Math.floor((TEXT_BOTTOM - textTop) / (TEXT_SIZE * 1.38))));
  const text = room === 0 ? [] : breakLines('text', card.text, TEXT_SIZE, TEXT_WIDTH - 40, room).lines;
  const textAt = (index: number): Point => ({ x: LEFT, y: textTop + TEXT_SIZE + index * TEXT_SIZE * 1.38 });
  return [
    ...letterStamps('mono', eyebrow, 25, { x: LEFT, y: 98 }, palette.signal),
    ...title,
    ...text.flatMap((line, index) => letterStamps('text', line, TEXT_SIZE, textAt(index), palette.muted)),
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

/** Sign and name of the site, and how long a post takes to read. */
function foot(card: CardSpec, { title, logo }: CardBrand, palette: CardPalette): PlacedStamp[] {
  const left = logo ? LEFT + 60 : LEFT;
  const name = letterStamps('title', title, 30, { x: left, y: FOOT }, palette.ink);
  const after = { x: left + textWidth('title', title, 30) + 24, y: FOOT - 1 };
  const detail = card.kind === 'post' ? letterStamps('mono', card.readingTime, 23, after, palette.muted) : [];
  return [...(logo ? [sign(logo, palette)] : []), ...name, ...detail];
}

/** Widths of the sign's lines, a little more than in the bar: a card is mostly seen small. */
const WEIGHTS = { normal: 2.6, strong: 4.2, signal: 2 };
/** The grid of the sign is 32 units wide; lines at its edge have room. */
const SIGN = { scale: 1.5, margin: 8, size: 64 };

function sign(logo: LogoData, palette: CardPalette): PlacedStamp {
  const { scale, margin, size } = SIGN;
  const lines = logo.sign.map(({ path, weight }) => {
    const colour = weight === 'signal' ? ` stroke="${palette.signal}"` : '';
    return `<path d="${path}"${colour} stroke-width="${WEIGHTS[weight]}"/>`;
  });
  const svg = `<g transform="translate(${margin} ${margin}) scale(${scale})" stroke="${palette.ink}">${lines.join('')}</g>`;
  const stamp = stampOf(`sign ${svg}`, () => ({ width: size, height: size, svg }));
  return { stamp, x: LEFT - 5 - margin, y: FOOT - 36 - margin };
}
