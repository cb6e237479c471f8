import { escapeText } from '../../model/escape';
import type { ResultModel } from '../../../views';
import type { LogoData } from '../../../shared/site-data';
import { seededRandom } from '../covers/cover';
import { lens, LENS_HALF_WIDTH, traceLine } from '../covers/figures';
import { cellCentre, cellPath, gridPath } from '../covers/grid';
import { PAPER_PALETTE, SCREEN_PALETTE, type CardPalette } from '../covers/palette';
import type { CardSpec } from '../planned-page';
import { balancedLines, breakLines, shownLetters, textWidth, type Face } from './lines';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 600;

const LEFT = 72;
const TEXT_WIDTH = 700;
/** Title sizes with the number of lines each may take; the first that fits is used. */
const TITLE_SIZES = [
  { size: 84, lines: 1 },
  { size: 72, lines: 2 },
  { size: 60, lines: 3 },
  { size: 50, lines: 4 },
];
const TEXT_SIZE = 29;
const TEXT_BOTTOM = 486;
const FOOT = 540;
/** Where the grid comes out of the ground. Lines to the left of it would be drawn for nothing. */
const FADE = { from: 660, width: 300 };
const GRID_LEFT = cellCentre(8, 0).x;
const LENS_CENTRE = cellCentre(12, 4);

interface CardBrand {
  title: string;
  logo: LogoData | null;
}

/** The preview image of a page where it is shared. Posts are dark, documentation is light. */
export function cardSvg(card: CardSpec, brand: CardBrand): string {
  const palette =
    card.kind === 'post'
      ? SCREEN_PALETTE
      : { ...PAPER_PALETTE, ground: PAPER_PALETTE.glass, cell: PAPER_PALETTE.signalSoft };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="none" `,
    'stroke-linecap="round" stroke-linejoin="round">',
    picture(card, palette),
    words(card, palette),
    foot(card, brand, palette),
    '</svg>',
  ].join('');
}

function picture(card: CardSpec, { ground, line, cell, ...palette }: CardPalette): string {
  const random = seededRandom(card.kind === 'post' ? card.seed : card.mark + card.title);
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const cells = Array.from({ length: 7 }, () => cellPath(cellCentre(pick(9, 14), [0, 1, 6, 7, 8][pick(0, 4)] ?? 0)));
  const { x, y } = LENS_CENTRE;
  const trace = traceLine(x + LENS_HALF_WIDTH, CARD_WIDTH + 10, y, [{ x: 1160, height: pick(20, 34) }]);
  return [
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${ground}"/>`,
    `<path transform="translate(${GRID_LEFT})" stroke="${line}" stroke-width="2" `,
    `d="${gridPath(CARD_WIDTH - GRID_LEFT, CARD_HEIGHT)}"/>`,
    `<path fill="${cell}" stroke="${line}" stroke-width="2" d="${cells.join('')}"/>`,
    // The grid fades out towards the words.
    `<rect width="${FADE.from}" height="${CARD_HEIGHT}" fill="${ground}"/>`,
    `<linearGradient id="fade"><stop stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/>`,
    `</linearGradient><rect x="${FADE.from}" width="${FADE.width}" height="${CARD_HEIGHT}" fill="url(#fade)"/>`,
    `<path stroke="${palette.signal}" stroke-width="5" d="${trace}M${x - LENS_HALF_WIDTH - 30} ${y}h30"/>`,
    lens(LENS_CENTRE, card.mark, { ground, line, cell, ...palette }, 'lens'),
  ].join('');
}

/** The variable Overpass Mono that its file is cut from names its lightest weight, whatever weight is cut. */
export const FONTS: Record<Face, string> = {
  title: 'font-family="Overpass" font-weight="700"',
  text: 'font-family="Overpass" font-weight="400"',
  mono: 'font-family="Overpass Mono Light" font-weight="500"',
};

/** A line of text; on whole pixels, which leaves the feet of letters sharp. */
function textLine(face: Face, text: string, size: number, x: number, y: number, colour: string): string {
  const place = `x="${Math.round(x)}" y="${Math.round(y)}"`;
  return `<text ${FONTS[face]} font-size="${size}" fill="${colour}" ${place}>${escapeText(shownLetters(text))}</text>`;
}

function words(card: CardSpec, { ink, muted, signal }: CardPalette): string {
  const face: Face = card.identifier ? 'mono' : 'title';
  const { lines, size } = fitTitle(face, card.title);
  const eyebrow = card.kind === 'post' ? `${card.eyebrow} / ${card.date}` : card.eyebrow;
  const first = 118 + size;
  const textTop = first + (lines.length - 1) * size * 1.1 + 34;
  const leading = TEXT_SIZE * 1.38;
  const result = card.kind === 'page' ? (card.result ?? null) : null;
  const bottom = result ? RESULT.bottom - plateHeight(result) - 12 : TEXT_BOTTOM;
  const room = Math.max(0, Math.min(3, Math.floor((bottom - textTop) / leading)));
  const text = room === 0 ? [] : breakLines('text', card.text, TEXT_SIZE, TEXT_WIDTH - 40, room).lines;
  return [
    textLine('mono', eyebrow, 25, LEFT, 98, signal),
    ...lines.map((line, index) => textLine(face, line, size, LEFT, first + index * size * 1.1, ink)),
    ...text.map((line, index) => textLine('text', line, TEXT_SIZE, LEFT, textTop + TEXT_SIZE + index * leading, muted)),
    result ? plate(result) : '',
  ].join('');
}

/** The screen with the rows of a gadget. */
const RESULT = { bottom: 484, size: 18, leading: 26, padding: 14 };

const plateHeight = ({ rows }: ResultModel): number => rows.length * RESULT.leading + 2 * RESULT.padding - 8;

function plate(result: ResultModel): string {
  const { ground, cell, ink, muted, signal } = SCREEN_PALETTE;
  const { bottom, size, leading, padding } = RESULT;
  const top = bottom - plateHeight(result);
  const advance = textWidth('mono', ' ', size);
  const most = Math.floor(TEXT_WIDTH / advance);
  const lines = result.rows.map(([before, mark, after], index) => {
    const y = top + padding + size + index * leading - 4;
    const colour = index === 0 ? muted : ink;
    const markX = LEFT + before.length * advance;
    const words = [...(before + (mark === '' ? '' : ' '.repeat(mark.length)) + after).slice(0, most).matchAll(/\S+/g)];
    return [
      ...words.map((word) => textLine('mono', word[0], size, LEFT + word.index * advance, y, colour)),
      mark === ''
        ? ''
        : `<rect x="${Math.round(markX - 6)}" y="${y - size}" width="${Math.round(mark.length * advance + 12)}" ` +
          `height="${leading - 2}" rx="3" fill="${cell}" stroke="${signal}" stroke-width="2"/>` +
          textLine('mono', mark, size, markX, y, signal),
    ].join('');
  });
  const box = `x="${LEFT - padding}" y="${top}" width="${TEXT_WIDTH + 2 * padding}" height="${bottom - top}"`;
  return `<rect ${box} rx="6" fill="${ground}"/>${lines.join('')}`;
}

function fitTitle(face: Face, title: string): { lines: string[]; size: number } {
  for (const { size, lines } of TITLE_SIZES) {
    const broken = breakLines(face, title, size, TEXT_WIDTH, lines);
    if (!broken.isCut) return { size, lines: balancedLines(face, title, size, TEXT_WIDTH, broken.lines) };
  }
  const { size, lines } = TITLE_SIZES[3] ?? { size: 50, lines: 4 };
  return { size, lines: breakLines(face, title, size, TEXT_WIDTH, lines).lines };
}

function foot(card: CardSpec, { title, logo }: CardBrand, palette: CardPalette): string {
  const left = logo ? LEFT + 60 : LEFT;
  const after = left + textWidth('title', title, 30) + 24;
  return [
    logo ? sign(logo, palette) : '',
    textLine('title', title, 30, left, FOOT, palette.ink),
    card.kind === 'post' ? textLine('mono', card.readingTime, 23, after, FOOT - 1, palette.muted) : '',
  ].join('');
}

/** Line widths of the logo, a little more than in the navigation bar: a card is mostly seen small. */
const WEIGHTS = { normal: 2.6, strong: 4.2, signal: 2 };

function sign({ sign: lines }: LogoData, { ink, signal }: CardPalette): string {
  const drawn = lines.map(
    ({ path, weight }) =>
      `<path d="${path}" stroke="${weight === 'signal' ? signal : ink}" stroke-width="${WEIGHTS[weight]}"/>`,
  );
  return `<g transform="translate(${LEFT - 5} ${FOOT - 36}) scale(1.5)">${drawn.join('')}</g>`;
}
