import { settingOf } from '../configuration';
import { propertiesOf } from '../flowchart/nodes';
import { nodeOf } from '../mindmap/parse';
import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Line } from '../source';
import type { DrawingLink } from '../svg';
import { plainLabel } from '../text';

export interface Card {
  label: string;
  ticket: string;
  assigned: string;
  priority: string;
  /** What the card says at length. */
  description: string;
}

/** A column of a board. */
export interface Lane {
  name: string;
  cards: Card[];
}

interface Board {
  lanes: Lane[];
  links: DrawingLink[];
}

/** What the braces behind a card may say; how it looks is not drawn. */
const SHOWN = ['label', 'ticket', 'assigned', 'priority', 'descr'] as const;
const UNSEEN = ['icon', 'shape'];

/** Reads a Kanban board by the indents of its lines; throws a `DiagramError` at the first that it cannot read. */
export function parseKanban(source: DiagramSource): Board {
  if (source.head !== '')
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Begin on the next line.',
    );
  const address = settingOf(source, 'kanban', 'ticketBaseUrl');
  const board: Board = { lanes: [], links: [] };
  let indent: number | null = null;
  for (const line of wholeLines(linesOf(source))) {
    // Icons are fonts of other hosts, and classes are colours.
    if (/^(?:::icon\(.*\)|:::.*)$/.test(line.text)) continue;
    const card = cardOf(line);
    indent ??= line.indent;
    if (line.indent < indent)
      throw new DiagramError(
        line.number,
        `${quoted(line.text)} is indented less than the first column.`,
        'Indent all columns alike, and cards more than their column.',
      );
    const lane = board.lanes.at(-1);
    if (line.indent === indent || !lane) board.lanes.push(laneOf(card, line));
    else {
      lane.cards.push(card);
      if (address !== null && card.ticket !== '') board.links.push(linkOf(card, address, line));
    }
  }
  if (board.lanes.length === 0)
    throw new DiagramError(source.headLine, 'The board has no columns.', 'Write a column, and its cards below it.');
  return board;
}

/** Braces behind a card may take several lines. */
function wholeLines(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before && /@\{[^}]*$/.test(before.text)) before.text += `\n${line.text}`;
    else whole.push({ ...line });
  }
  return whole;
}

function cardOf({ text, number }: Line): Card {
  const [, described = '', braces] = /^([\s\S]*?)@\{([\s\S]*)\}\s*$/.exec(text) ?? [];
  const bare = (braces === undefined ? text : described).replace(/\s*%%.*$/, '').trim();
  if (bare === '' || bare.includes('@{'))
    throw new DiagramError(number, `${quoted(text)} is no card.`, `Write id[text], or ${CARD}.`);
  const { label } = nodeOf(bare, number);
  const properties = braces === undefined ? {} : propertiesOf(braces, number, CARD);
  const unknown = Object.keys(properties).find((name) => ![...SHOWN, ...UNSEEN].includes(name));
  if (unknown !== undefined)
    throw new DiagramError(
      number,
      `${quoted(unknown)} is no property of a card.`,
      `Properties are ${SHOWN.join(', ')}.`,
    );
  const said = (name: (typeof SHOWN)[number]): string => plainLabel(String(properties[name] ?? ''));
  return {
    label: said('label') || label,
    ticket: said('ticket'),
    assigned: said('assigned'),
    priority: said('priority'),
    description: said('descr'),
  };
}

const CARD = 'id[text]@{ ticket: ID-1, assigned: name, priority: High }';

function laneOf({ label, ticket, assigned, priority, description }: Card, { number }: Line): Lane {
  const said = [ticket, assigned, priority, description].find((text) => text !== '');
  if (said === undefined) return { name: label, cards: [] };
  throw new DiagramError(
    number,
    `The column ${quoted(label)} says ${quoted(said)}, which cards say.`,
    'Leave the braces of the column out, or indent the card more than its column.',
  );
}

/** Mermaid puts the ticket in the place of `#TICKET#`. */
const linkOf = ({ label, ticket }: Card, address: string, { number }: Line): DrawingLink => ({
  of: label,
  text: ticket,
  target: address.replace('#TICKET#', encodeURIComponent(ticket)),
  line: number,
});
