import type { ElementContent } from 'hast';
import { NARROW_COLUMN } from '../graph/draw';
import type { DiagramSource } from '../source';
import { rect, textAt, type Drawing, type Rect } from '../svg';
import { setText, textWidth, type TextBlock } from '../text';
import { parseKanban, type Card, type Lane } from './parse';

const GAP = 12;
const PAD = 10;
/** Around the cards of a column. */
const INSET = 6;
/** A column of the board is no narrower, and no wider. */
const LEAST = 130;
const MOST = 220;

/** Draws a board: its columns beside each other, in rows where there are many; on a phone below each other. */
export function drawKanban(source: DiagramSource, column: number): Drawing {
  const { lanes, links } = parseKanban(source);
  const room = column - 4;
  const most = column > NARROW_COLUMN ? Math.floor((room + GAP) / (LEAST + GAP)) : 1;
  const inRow = Math.ceil(lanes.length / Math.ceil(lanes.length / most));
  const width = inRow === 1 && most === 1 ? room : Math.min(MOST, Math.floor((room + GAP) / inRow) - GAP);
  const parts: ElementContent[] = [];
  let [top, right] = [0, 0];
  for (let first = 0; first < lanes.length; first += inRow) {
    const row = lanes.slice(first, first + inRow).map((lane) => setLane(lane, width));
    const bottom = top + Math.max(...row.map(({ height }) => height));
    row.forEach((lane, index) => {
      const left = index * (width + GAP);
      // Below each other columns are as high as what they hold, beside each other as the highest.
      parts.push(...drawLane(lane, { left, right: left + width, top, bottom }));
      right = Math.max(right, left + width);
    });
    top = bottom + GAP;
  }
  return { parts, bounds: { left: 0, top: 0, right, bottom: top - GAP }, words: wordsOf(lanes), links };
}

const SMALL = { size: 13 };

/** What a card says in small letters below its text. */
const detailsOf = ({ ticket, assigned }: Card): string => [ticket, assigned].filter((text) => text !== '').join(' · ');
const priorityOf = ({ priority }: Card): string => (priority === '' ? '' : `Priority: ${priority}`);

const wordsOf = (lanes: readonly Lane[]): string[] =>
  lanes.flatMap(({ name, cards }) => [
    name,
    ...cards.map((card) =>
      [card.label, card.description, detailsOf(card), priorityOf(card)].filter((text) => text !== '').join(' · '),
    ),
  ]);

/** The small letters of a card: what it says at length, ticket and name in one line where there is room. */
function smallOf(card: Card, width: number): string {
  const { ticket, assigned, description } = card;
  const isOneLine = textWidth(detailsOf(card), SMALL) <= width;
  const lines = [description, ...(isOneLine ? [detailsOf(card)] : [ticket, assigned]), priorityOf(card)];
  return lines.filter((text) => text !== '').join('\n');
}

interface SetCard {
  label: TextBlock;
  details: TextBlock;
  height: number;
}

interface SetLane {
  head: TextBlock;
  cards: SetCard[];
  height: number;
}

function setLane({ name, cards }: Lane, width: number): SetLane {
  const head = setText(name, width - 2 * PAD, { bold: true });
  const set = cards.map((card) => setCard(card, width - 2 * INSET - 2 * PAD));
  const height = set.reduce((sum, card) => sum + card.height + 8, head.height + 2 * PAD);
  return { head, cards: set, height: height + (set.length > 0 ? 2 : 0) };
}

function setCard(card: Card, width: number): SetCard {
  const label = setText(card.label, width);
  const details = setText(smallOf(card, width), width, SMALL);
  return { label, details, height: label.height + details.height + (details.height > 0 ? 4 : 0) + 16 };
}

function drawLane({ head, cards }: SetLane, box: Rect): ElementContent[] {
  const parts: ElementContent[] = [
    rect('dg-group', box, 6),
    ...textAt('dg-start-title', head, { x: box.left + PAD, y: box.top + PAD + head.height / 2 }),
  ];
  let top = box.top + head.height + 2 * PAD - 2;
  for (const card of cards) {
    const own = { left: box.left + INSET, right: box.right - INSET, top, bottom: top + card.height };
    parts.push(...drawCard(card, own));
    top += card.height + 8;
  }
  return parts;
}

function drawCard({ label, details }: SetCard, box: Rect): ElementContent[] {
  const x = box.left + PAD;
  return [
    rect('dg-node', box, 4),
    ...textAt('dg-start', label, { x, y: box.top + 8 + label.height / 2 }),
    ...textAt('dg-start-label', details, { x, y: box.bottom - 8 - details.height / 2 }),
  ];
}
