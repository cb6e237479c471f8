import { settingOf } from '../configuration';
import { DiagramError, quoted } from '../problem';
import { statementLines, withoutComment, type DiagramSource } from '../source';
import { plainLabel } from '../text';

/** Bits of a packet that belong together, counted from 0. */
export interface Field {
  label: string;
  from: number;
  to: number;
}

interface Packet {
  title: string;
  fields: Field[];
  /** Bits in a row, as the source sets them. */
  perRow: number;
}

const FIELD = /^(?:(\d+)(?:\s*-\s*(\d+))?|\+\s*(\d+))\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/;
const MOST_BITS = 10_000;
const HINT = 'Write one field in each line: 0-15: "Source port", or with its length: +16: "Source port".';

/** Reads a packet; throws a `DiagramError` at the first line that it cannot read. */
export function parsePacket(source: DiagramSource): Packet {
  const packet: Packet = { title: '', fields: [], perRow: bitsPerRow(source) };
  for (const { text, number } of statementLines(source)) {
    const statement = withoutComment(text);
    const title = /^title\b\s*(.*)$/.exec(statement);
    if (title) packet.title = plainLabel(title[1] ?? '');
    else if (statement !== '') packet.fields.push(fieldOf(statement, (packet.fields.at(-1)?.to ?? -1) + 1, number));
  }
  if (packet.fields.length === 0) throw new DiagramError(source.headLine, 'The packet has no fields.', HINT);
  return packet;
}

function bitsPerRow(source: DiagramSource): number {
  const set = settingOf(source, 'packet', 'bitsPerRow');
  if (set === null) return 32;
  if (/^[1-9]\d{0,2}$/.test(set)) return Number(set);
  throw new DiagramError(1, `A row cannot hold ${quoted(set)} bits.`, 'Write a number from 1 to 999: bitsPerRow: 32.');
}

function fieldOf(text: string, next: number, line: number): Field {
  const [, first, last, length, double, single] = FIELD.exec(text) ?? [];
  const said = double ?? single;
  if (said === undefined) throw new DiagramError(line, `${quoted(text)} is no field of a packet.`, HINT);
  const from = first === undefined ? next : Number(first);
  const to = length === undefined ? Number(last ?? from) : from + Number(length) - 1;
  if (from !== next)
    throw new DiagramError(
      line,
      `The field begins at bit ${from}, and the one before it ends at ${next - 1}.`,
      `Begin it at ${next}; what is not used is a field too: "Reserved".`,
    );
  if (to < from)
    throw new DiagramError(line, `${quoted(text)} holds no bit.`, 'Fields end where they begin, or later.');
  if (to >= MOST_BITS)
    throw new DiagramError(line, `The packet has more than ${MOST_BITS} bits.`, 'Draw its head alone.');
  return { label: plainLabel(said), from, to };
}
