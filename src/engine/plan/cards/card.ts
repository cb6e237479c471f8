import type { LogoData } from '../../../shared/site-data';
import { cellCentre, cellPath, gridPath, type Point } from '../covers/grid';
import { lens, LENS_HALF_WIDTH, traceLine } from '../covers/figures';
import { PAPER_PALETTE, SCREEN_PALETTE, type CardPalette } from '../covers/palette';
import { seededRandom } from '../covers/cover';
import type { CardSpec } from '../planned-page';
import { breakLines, textPaths, textWidth, type Face } from './text';

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

/** What a card says of its site. */
interface CardBrand {
  title: string;
  logo: LogoData | null;
}

/** The picture of a page where it is shared, as SVG without text elements. Posts are dark, documentation is paper. */
export function drawCard(card: CardSpec, brand: CardBrand): string {
  const palette: CardPalette =
    card.kind === 'post'
      ? SCREEN_PALETTE
      : { ...PAPER_PALETTE, ground: PAPER_PALETTE.glass, cell: PAPER_PALETTE.signalSoft };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" width="${CARD_WIDTH}" `,
    `height="${CARD_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    picture(card, palette),
    words(card, palette),
    foot(card, brand, palette),
    '</svg>',
  ].join('');
}

function picture(card: CardSpec, palette: CardPalette): string {
  const random = seededRandom(card.kind === 'post' ? card.seed : card.mark + card.title);
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const centre = cellCentre(LENS_COLUMN, TRACE_ROW);
  const cells = Array.from({ length: 7 }, (): Point => cellCentre(pick(9, 14), [0, 1, 6, 7, 8][pick(0, 4)] ?? 0));
  const trace = traceLine(centre.x + LENS_HALF_WIDTH, CARD_WIDTH + 10, centre.y, [{ x: 1160, height: pick(20, 34) }]);
  return [
    `<path fill="${palette.ground}" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>`,
    `<path fill="${palette.cell}" d="${cells.map((cell) => cellPath(cell)).join('')}"/>`,
    `<path stroke="${palette.line}" stroke-width="2" d="${gridPath(CARD_WIDTH, CARD_HEIGHT)}"/>`,
    // The grid and its cells fade out towards the words.
    `<linearGradient id="fade"><stop offset=".55" stop-color="${palette.ground}"/>`,
    `<stop offset=".8" stop-color="${palette.ground}" stop-opacity="0"/></linearGradient>`,
    `<path fill="url(#fade)" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>`,
    `<path stroke="${palette.signal}" stroke-width="5" d="M${centre.x - LENS_HALF_WIDTH - 30} ${centre.y}h30${trace}"/>`,
    lens(centre, card.mark, palette, 'lens'),
  ].join('');
}

function words(card: CardSpec, palette: CardPalette): string {
  const face: Face = card.identifier ? 'mono' : 'title';
  const { lines, size } = fitTitle(face, card.title);
  const eyebrow = card.kind === 'post' ? `${card.eyebrow} / ${card.date}` : card.eyebrow;
  const leading = size * 1.1;
  const first = 118 + size;
  const title = lines
    .map((line, index) => textPaths(face, line, size, LEFT, first + index * leading, palette.ink))
    .join('');
  const textTop = first + (lines.length - 1) * leading + 34;
  const room = Math.max(0, Math.min(3, Math.floor((TEXT_BOTTOM - textTop) / (TEXT_SIZE * 1.38))));
  const text = room === 0 ? [] : breakLines('text', card.text, TEXT_SIZE, TEXT_WIDTH - 40, room).lines;
  return [
    textPaths('mono', eyebrow, 25, LEFT, 98, palette.signal),
    title,
    ...text.map((line, index) =>
      textPaths('text', line, TEXT_SIZE, LEFT, textTop + TEXT_SIZE + index * TEXT_SIZE * 1.38, palette.muted),
    ),
  ].join('');
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
function foot(card: CardSpec, { title, logo }: CardBrand, palette: CardPalette): string {
  const left = logo ? LEFT + 60 : LEFT;
  const name = textPaths('title', title, 30, left, FOOT, palette.ink);
  const after = left + textWidth('title', title, 30);
  const detail =
    card.kind === 'post' ? textPaths('mono', card.readingTime, 23, after + 24, FOOT - 1, palette.muted) : '';
  return [logo ? sign(logo, palette) : '', name, detail].join('');
}

/** Widths of the sign's lines, a little more than in the bar: a card is mostly seen small. */
const WEIGHTS = { normal: 2.6, strong: 4.2, signal: 2 };

function sign(logo: LogoData, palette: CardPalette): string {
  const lines = logo.sign.map(({ path, weight }) => {
    const colour = weight === 'signal' ? ` stroke="${palette.signal}"` : '';
    return `<path d="${path}"${colour} stroke-width="${WEIGHTS[weight]}"/>`;
  });
  return `<g transform="translate(${LEFT - 5} ${FOOT - 36}) scale(1.5)" stroke="${palette.ink}">${lines.join('')}</g>`;
}
