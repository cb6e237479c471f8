import { propertiesOf } from '../flowchart/nodes';
import type { Head } from '../graph/model';
import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';

export interface Participant {
  id: string;
  label: string;
  /** `participant`, `actor`, or another kind that Mermaid knows: `database`, `queue`. */
  type: string;
}

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  text: string;
  dotted: boolean;
  start: Head;
  end: Head;
  /** The number that stands at its start, or an empty text. */
  number: string;
}

export type Step =
  | Message
  | { kind: 'note'; side: 'left' | 'right' | 'over'; ids: string[]; text: string }
  | { kind: 'activate' | 'deactivate' | 'create' | 'destroy'; id: string }
  | { kind: 'open'; block: string; text: string }
  | { kind: 'part'; block: string; text: string }
  | { kind: 'close' };

export interface Sequence {
  title: string;
  participants: Map<string, Participant>;
  boxes: { title: string; ids: string[] }[];
  steps: Step[];
}

const ARROWS: Record<string, [dotted: boolean, start: Head, end: Head]> = {
  '->': [false, 'none', 'none'],
  '-->': [true, 'none', 'none'],
  '->>': [false, 'none', 'arrow'],
  '-->>': [true, 'none', 'arrow'],
  '<<->>': [false, 'arrow', 'arrow'],
  '<<-->>': [true, 'arrow', 'arrow'],
  '-x': [false, 'none', 'cross'],
  '--x': [true, 'none', 'cross'],
  '-)': [false, 'none', 'open-arrow'],
  '--)': [true, 'none', 'open-arrow'],
};

const MESSAGE = /^(.+?)\s*(<<-->>|<<->>|-->>|->>|-->|->|--x|-x|--\)|-\))\s*([+-]?)\s*([^:]+?)\s*:(.*)$/i;
const PARTS: Record<string, string> = { else: 'alt', and: 'par', option: 'critical' };
const STATEMENT =
  /^(?:(?:participant|actor|create|destroy|activate|deactivate|loop|alt|opt|par|critical|rect)\s+\S|note\s+(?:left|right|over)\b.*:|end$|.+?-[->x)].*:)/i;

/** Reads a sequence diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseSequence(source: DiagramSource): Sequence {
  const reader = new SequenceReader();
  const lines = linesOf(source);
  if (source.head.replace(/;$/, '') !== '') lines.unshift({ text: source.head, number: source.headLine, indent: 0 });
  for (const line of lines) reader.read(line);
  return reader.end();
}

/** A semicolon parts statements where a statement follows it; elsewhere it is a sign of the text. */
function splitLine(line: Line, block: string): Line[] {
  const texts: string[] = [];
  for (const part of line.text.split(/(?<![#&]\w{1,12});/)) {
    const before = texts.at(-1);
    const word = /^\w+/.exec(part.trim())?.[0].toLowerCase() ?? '';
    if (before === undefined || STATEMENT.test(part.trim()) || PARTS[word] === block) texts.push(part);
    else texts[texts.length - 1] = `${before};${part}`;
  }
  return texts
    .map((text) => ({
      ...line,
      text: text.replace(/;\s*$/, (end, at: number) => (/[#&]\w+$/.test(text.slice(0, at)) ? end : '')).trim(),
    }))
    .filter(({ text }) => text !== '');
}

class SequenceReader {
  private readonly sequence: Sequence = { title: '', participants: new Map(), boxes: [], steps: [] };
  private readonly open: { word: string; line: number }[] = [];
  private number: { next: number; step: number } | null = null;

  read(line: Line): void {
    for (const part of splitLine(line, this.open.at(-1)?.word ?? '')) this.readStatement(part);
  }

  private readStatement(line: Line): void {
    const [, word = '', rest = ''] = /^(\w+)\b[ \t]*(.*)$/.exec(line.text) ?? [];
    const known = this.statement(word.toLowerCase(), rest, line) || this.message(line);
    if (!known)
      throw new DiagramError(
        line.number,
        `${quoted(line.text)} is no statement of a sequence diagram.`,
        `A message is written "A->>B: text", with one of the arrows ${Object.keys(ARROWS).join(' ')}.`,
      );
  }

  end(): Sequence {
    const open = this.open.at(-1);
    if (open) throw new DiagramError(open.line, `"${open.word}" is not closed.`, 'Write "end" on a line of its own.');
    return this.sequence;
  }

  private statement(word: string, rest: string, line: Line): boolean {
    const { steps } = this.sequence;
    if (
      MESSAGE.test(line.text) &&
      !/^(?:note|loop|alt|else|opt|par|and|critical|option|break|rect|box|participant|actor|create)$/.test(word)
    )
      return false;
    switch (word) {
      case 'participant':
      case 'actor':
        return this.declare(word, rest, line);
      case 'create': {
        const [, type = 'participant', declared = ''] = /^(participant|actor)?\s*(.*)$/i.exec(rest) ?? [];
        this.declare(type.toLowerCase(), declared, line);
        steps.push({ kind: 'create', id: [...this.sequence.participants.keys()].at(-1) ?? '' });
        return true;
      }
      case 'destroy':
      case 'activate':
      case 'deactivate':
        steps.push({ kind: word, id: this.participant(rest, line) });
        return true;
      case 'note':
        return this.note(rest, line);
      case 'autonumber':
        return this.autonumber(rest, line);
      case 'title':
        this.sequence.title = plainLabel(rest.replace(/^:/, ''));
        return true;
      case 'links':
      case 'link':
      case 'properties':
      case 'details':
        return /^[^:]+:/.test(rest);
      default:
        return this.block(word, rest, line);
    }
  }

  private block(word: string, rest: string, { number }: Line): boolean {
    const { steps, boxes } = this.sequence;
    const inside = this.open.at(-1)?.word;
    if (word === 'end' && rest === '') {
      const closed = this.open.pop();
      if (!closed) throw new DiagramError(number, '"end" closes nothing.', 'Remove it, or open a block before it.');
      if (closed.word !== 'box') steps.push({ kind: 'close' });
      return true;
    }
    if (word in PARTS) {
      if (inside?.replace('par_over', 'par') !== PARTS[word])
        throw new DiagramError(
          number,
          `"${word}" stands outside of "${PARTS[word]}".`,
          `Open the block with "${PARTS[word]}" first.`,
        );
      steps.push({ kind: 'part', block: word, text: plainLabel(rest) });
      return true;
    }
    if (!/^(?:loop|alt|opt|par|par_over|critical|break|rect|box)$/.test(word)) return false;
    this.open.push({ word, line: number });
    if (word === 'box') boxes.push({ title: plainLabel(withoutColour(rest)), ids: [] });
    else steps.push({ kind: 'open', block: word, text: word === 'rect' ? '' : plainLabel(rest) });
    return true;
  }

  /** `A as Long name`, `A@{ "type": "database" } as Long name`. */
  private declare(word: string, rest: string, { number }: Line): boolean {
    const [, id = '', properties, label] = /^(.+?)\s*(?:@\{(.*)\})?(?:\s+as\s+(.+))?$/.exec(rest) ?? [];
    if (id === '' || id.includes('->'))
      throw new DiagramError(number, `"${word}" is followed by no name.`, `Write "${word} A", or "${word} A as Name".`);
    const data = properties === undefined ? {} : propertiesOf(properties, number);
    const own = label ?? (typeof data['alias'] === 'string' ? data['alias'] : id);
    const type = typeof data['type'] === 'string' ? data['type'] : word;
    const before = this.sequence.participants.get(id);
    this.sequence.participants.set(id, { id, label: plainLabel(before && own === id ? before.label : own), type });
    if (this.open.at(-1)?.word === 'box') this.sequence.boxes.at(-1)?.ids.push(id);
    return true;
  }

  private participant(id: string, { number }: Line): string {
    const name = id.trim();
    if (name === '' || /^\(\)|\(\)$|->|[\\/]{2}|\|[\\/]/.test(name))
      throw new DiagramError(
        number,
        `${quoted(id)} is no name of a participant.`,
        'Names are letters, digits, spaces and dashes.',
      );
    if (!this.sequence.participants.has(name))
      this.sequence.participants.set(name, { id: name, label: plainLabel(name), type: 'participant' });
    return name;
  }

  private note(rest: string, line: Line): boolean {
    const [, side = '', names = '', text = ''] = /^(left of|right of|over)\s+([^:]+):(.*)$/i.exec(rest) ?? [];
    if (side === '') return false;
    const ids = names.split(',').map((name) => this.participant(name, line));
    const where = /^left/i.test(side) ? 'left' : /^right/i.test(side) ? 'right' : 'over';
    this.sequence.steps.push({ kind: 'note', side: where, ids, text: messageText(text) });
    return true;
  }

  private autonumber(rest: string, { number }: Line): boolean {
    const match = /^(?:(off)|(\d+(?:\.\d+)?)?(?:\s+(\d+(?:\.\d+)?))?)$/.exec(rest);
    if (!match)
      throw new DiagramError(
        number,
        `"autonumber" cannot count by ${quoted(rest)}.`,
        'Write "autonumber", or "autonumber 10 5".',
      );
    this.number = match[1] ? null : { next: Number(match[2] ?? 1), step: Number(match[3] ?? 1) };
    return true;
  }

  private message(line: Line): boolean {
    const match = MESSAGE.exec(line.text);
    if (!match) return false;
    const [, left = '', sign = '', change = '', right = '', text = ''] = match;
    const [dotted, start, end] = ARROWS[sign.toLowerCase()] ?? [false, 'none', 'none'];
    const [from, to] = [this.participant(left, line), this.participant(right, line)];
    const { steps } = this.sequence;
    const number = this.number ? String(this.number.next) : '';
    if (this.number) this.number.next += this.number.step;
    steps.push({ kind: 'message', from, to, text: messageText(text), dotted, start, end, number });
    if (change === '+') steps.push({ kind: 'activate', id: to });
    if (change === '-') steps.push({ kind: 'deactivate', id: from });
    return true;
  }
}

const messageText = (text: string): string => plainLabel(text.trim().replace(/^(?:no)?wrap:/, ''));

/** A box may begin with its colour, which the style sheet decides. */
function withoutColour(text: string): string {
  const [first = '', ...rest] = text.split(/\s+(?![^(]*\))/);
  const isColour =
    /^(?:rgba?|hsla?)\(/i.test(first) ||
    /^(?:transparent|#[\da-f]{3,8})$/i.test(first) ||
    COLOURS.has(first.toLowerCase());
  return isColour ? rest.join(' ') : text;
}

const COLOURS = new Set(
  `aqua aquamarine azure beige bisque black blue brown coral cornsilk crimson cyan gold gray green grey indigo
  ivory khaki lavender lightblue lightcyan lightgray lightgreen lightgrey lightpink lightyellow lime linen magenta
  maroon navy olive orange orchid peru pink plum purple red salmon sienna silver skyblue snow tan teal thistle
  tomato turquoise violet wheat white yellow yellowgreen`.split(/\s+/),
);
