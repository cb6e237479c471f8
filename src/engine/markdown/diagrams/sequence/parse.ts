import { DiagramError, quoted } from '../problem';
import { statementLines, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';
import type { Sequence } from './model';
import { ARROWS, PARTS, statementsOf } from './statements';

const MESSAGE = /^(.+?)\s*(<<-->>|<<->>|-->>|->>|-->|->|--x|-x|--\)|-\))\s*([+-]?)\s*([^:]+?)\s*:(.*)$/i;

/** Reads a sequence diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseSequence(source: DiagramSource): Sequence {
  const reader = new SequenceReader();
  // Here a number sign begins a comment as well.
  for (const line of statementLines(source)) if (!line.text.startsWith('#')) reader.read(line);
  return reader.end();
}

class SequenceReader {
  private readonly sequence: Sequence = { title: '', participants: new Map(), steps: [] };
  private readonly open: { word: string; line: number }[] = [];
  private number: { next: number; step: number } | null = null;

  read(line: Line): void {
    for (const part of statementsOf(line, this.open.at(-1)?.word ?? '')) this.readStatement(part);
  }

  private readStatement(line: Line): void {
    // One sign is enough for a comment here, and two anywhere.
    if (line.text.startsWith('%')) return;
    const [, word = '', rest = ''] = /^(\w+)\b[ \t]*(.*)$/.exec(line.text) ?? [];
    const known = this.statement(word.toLowerCase(), rest, line) || this.message(line);
    if (!known)
      throw new DiagramError(
        line.number,
        `${quoted(line.text)} is no statement of a sequence diagram.`,
        `A message is written "A->>B: text", with one of the arrows ${[...ARROWS.keys()].join(' ')}.`,
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
      !/^(?:note|loop|alt|else|opt|par|and|critical|option|break|rect|participant|actor)$/.test(word)
    )
      return false;
    switch (word) {
      case 'participant':
      case 'actor':
        return this.declare(word, rest, line);
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
      default:
        return this.block(word, rest, line);
    }
  }

  private block(word: string, rest: string, { number }: Line): boolean {
    const { steps } = this.sequence;
    const inside = this.open.at(-1)?.word;
    if (word === 'end' && rest === '') {
      const closed = this.open.pop();
      if (!closed) throw new DiagramError(number, '"end" closes nothing.', 'Remove it, or open a block before it.');
      steps.push({ kind: 'close' });
      return true;
    }
    const whole = PARTS.get(word);
    if (whole !== undefined) {
      if (inside?.replace('par_over', 'par') !== whole)
        throw new DiagramError(
          number,
          `"${word}" stands outside of "${whole}".`,
          `Open the block with "${whole}" first.`,
        );
      steps.push({ kind: 'part', block: word, text: plainLabel(rest) });
      return true;
    }
    if (!/^(?:loop|alt|opt|par|par_over|critical|break|rect)$/.test(word)) return false;
    this.open.push({ word, line: number });
    steps.push({ kind: 'open', block: word, text: word === 'rect' ? '' : plainLabel(rest) });
    return true;
  }

  /** `A as Long name`. */
  private declare(word: string, rest: string, { number }: Line): boolean {
    const [, id = '', label = id] = /^(.+?)(?:\s+as\s+(.+))?$/.exec(rest) ?? [];
    if (id === '' || /->|@\{/.test(id))
      throw new DiagramError(number, `"${word}" is followed by no name.`, `Write "${word} A", or "${word} A as Name".`);
    const before = this.sequence.participants.get(id);
    const name = plainLabel(before && label === id ? before.label : label);
    this.sequence.participants.set(id, { id, label: name, isActor: word === 'actor' });
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
      this.sequence.participants.set(name, { id: name, label: plainLabel(name), isActor: false });
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
    const [dotted, start, end] = ARROWS.get(sign.toLowerCase()) ?? [false, 'none', 'none'];
    const from = this.participant(left, line);
    const to = this.participant(right, line);
    const { steps } = this.sequence;
    const number = this.number ? String(this.number.next) : '';
    // 0.1 + 0.2 is 0.30000000000000004.
    if (this.number) this.number.next = Number((this.number.next + this.number.step).toPrecision(15));
    steps.push({ kind: 'message', from, to, text: messageText(text), dotted, start, end, number });
    if (change === '+') steps.push({ kind: 'activate', id: to });
    if (change === '-') steps.push({ kind: 'deactivate', id: from });
    return true;
  }
}

const messageText = (text: string): string => plainLabel(text.trim().replace(/^(?:no)?wrap:/, ''));
