import { DiagramError, NAME, quoted, type DiagramSource, type Line } from '../source';
import { readLabel } from '../svg';

/** What happens in a sequence, from top to bottom. */
export type Step =
  | { kind: 'message'; from: string; to: string; text: string; isAnswer: boolean }
  | { kind: 'note'; id: string; text: string }
  | { kind: 'open'; word: string; text: string }
  | { kind: 'close' };

export interface Sequence {
  participants: Map<string, string>;
  steps: Step[];
}

const PARTICIPANT = new RegExp(`^participant (${NAME})(?: as (.+))?$`, 'u');
const MESSAGE = new RegExp(`^(${NAME}) ?(-->>|->>) ?(${NAME}) ?:(.*)$`, 'u');
const NOTE = new RegExp(`^Note over (${NAME}) ?:(.+)$`, 'u');
const BLOCK = /^(loop|opt)\b(.*)$/;

/** Reads a sequence diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseSequence({ head, headLine, lines }: DiagramSource): Sequence {
  if (head !== '')
    throw new DiagramError(
      headLine,
      `${quoted(head)} follows the diagram type.`,
      'Begin with a participant on the next line.',
    );
  const reader = new SequenceReader();
  for (const line of lines) reader.read(line);
  return reader.end();
}

class SequenceReader {
  private readonly sequence: Sequence = { participants: new Map(), steps: [] };
  private readonly open: { word: string; line: number }[] = [];

  read({ text, number }: Line): void {
    const { participants, steps } = this.sequence;
    const message = MESSAGE.exec(text);
    const participant = PARTICIPANT.exec(text);
    const note = NOTE.exec(text);
    const block = BLOCK.exec(text);
    if (message) {
      const [, from = '', arrow, to = '', words = ''] = message;
      steps.push({
        kind: 'message',
        from: this.participant(from),
        to: this.participant(to),
        text: readLabel(words),
        isAnswer: arrow === '-->>',
      });
    } else if (participant) {
      const [, id = '', label = id] = participant;
      participants.set(id, readLabel(label));
    } else if (note) {
      const [, id = '', words = ''] = note;
      steps.push({ kind: 'note', id: this.participant(id), text: readLabel(words) });
    } else if (block) {
      const [, word = '', words = ''] = block;
      this.open.push({ word, line: number });
      steps.push({ kind: 'open', word, text: readLabel(words) });
    } else if (text === 'end') this.close(number);
    else
      throw new DiagramError(
        number,
        `${quoted(text)} is not a statement of a sequence diagram.`,
        'Write a message, "A->>B: text" or "A-->>B: text", "participant A as Name", "Note over A: text", or a block of loop or opt up to "end".',
      );
  }

  end(): Sequence {
    const open = this.open.at(-1);
    if (open) throw new DiagramError(open.line, `"${open.word}" is not closed.`, 'Write "end" on its own line.');
    return this.sequence;
  }

  private participant(id: string): string {
    const { participants } = this.sequence;
    if (!participants.has(id)) participants.set(id, id);
    return id;
  }

  private close(line: number): void {
    if (!this.open.pop())
      throw new DiagramError(line, '"end" closes nothing.', 'Remove it, or open a block before it.');
    this.sequence.steps.push({ kind: 'close' });
  }
}
