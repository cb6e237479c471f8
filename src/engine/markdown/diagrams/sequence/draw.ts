import type { ElementContent } from 'hast';
import type { DiagramSource } from '../source';
import {
  ARROW_INSET,
  arrowHead,
  boxAround,
  line,
  path,
  polygon,
  rect,
  textAt,
  union,
  type Drawing,
  type Point,
  type Rect,
  setText,
  WRAP_WIDTHS,
  type TextBlock,
} from '../svg';
import { columnsOf, LOOP, LOOP_GAP, NOTE_PAD, SMALL, type Columns } from './columns';
import { drawFrame, labelHeight, type Frame } from './frame';
import { parseSequence, type Sequence, type Step } from './parse';

/** Draws a sequence diagram with texts as wide as the column allows. */
export function drawSequence(source: DiagramSource, column: number): Drawing {
  const sequence = parseSequence(source);
  let best: Drawing | null = null;
  for (const wrap of [...WRAP_WIDTHS, 96]) {
    const drawing = drawAt(sequence, wrap);
    if (!best || width(drawing) < width(best)) best = drawing;
    if (width(drawing) <= column) break;
  }
  if (!best) throw new Error('A sequence has at least one setting.');
  return best;
}

const width = ({ bounds }: Drawing): number => bounds.right - bounds.left;

function drawAt(sequence: Sequence, wrap: number): Drawing {
  const columns = columnsOf(sequence, wrap);
  const rows = new Rows(columns);
  for (const step of sequence.steps) rows.add(step);
  const lifelines = rows.finish();
  const bounds = union([...rows.boxes, ...[...columns.x.values()].map((x) => boxAround({ x, y: 0 }, 2, 2))]);
  const words = sequence.steps.flatMap((step) => ('text' in step ? [step.text] : []));
  return {
    parts: [...rows.back, ...lifelines, ...rows.front],
    bounds,
    words: [...sequence.participants.values(), ...words],
  };
}

class Rows {
  /** Elements drawn below and above the lifelines. */
  readonly back: ElementContent[] = [];
  readonly front: ElementContent[] = [];
  readonly boxes: Rect[] = [];
  private y: number;
  /** Height of the heads, at whose lower border the lifelines begin. */
  private readonly top: number;
  private readonly frames: Frame[] = [];
  private readonly columns: Columns;

  constructor(columns: Columns) {
    this.columns = columns;
    this.top = Math.max(0, ...[...columns.heads.values()].map((head) => head.height));
    for (const [id, head] of columns.heads) {
      const center = { x: this.x(id), y: this.top - head.height / 2 };
      this.front.push(...head.draw(center));
      this.take(boxAround(center, head.width, head.height));
    }
    this.y = this.top + 6;
  }

  add(step: Step): void {
    switch (step.kind) {
      case 'message':
        return step.from === step.to ? this.ownMessage(step) : this.message(step);
      case 'note':
        return this.note(step);
      case 'open':
        return this.openFrame(step.word, step.text);
      case 'close':
        return this.closeFrame();
    }
  }

  finish(): ElementContent[] {
    const bottom = this.y + 10;
    this.boxes.push({ left: 0, right: 0, top: 0, bottom });
    return [...this.columns.x.values()].map((x) => line('dg-lifeline', { x, y: this.top }, { x, y: bottom }));
  }

  private x(id: string): number {
    return this.columns.x.get(id) ?? 0;
  }

  private textOf(step: Step): TextBlock {
    return this.columns.texts.get(step) ?? setText('', 0);
  }

  private take(box: Rect): void {
    this.boxes.push(box);
    // A frame encloses its inner frames, so only the innermost one records the box.
    this.frames.at(-1)?.inside.push(box);
  }

  private message(step: Extract<Step, { kind: 'message' }>): void {
    const text = this.textOf(step);
    const [from, to] = [this.x(step.from), this.x(step.to)];
    const toward = to > from ? 1 : -1;
    this.y += 10;
    const y = this.y + text.height + 5;
    const middle = { x: (from + to) / 2, y: this.y + text.height / 2 };
    const crossed = Math.abs((this.columns.index.get(step.from) ?? 0) - (this.columns.index.get(step.to) ?? 0)) > 1;
    if (crossed) this.front.push(rect('dg-ground', boxAround(middle, text.width + 8, text.height), 3));
    this.front.push(
      ...textAt('dg-label', text, middle),
      line(step.isAnswer ? 'dg-dotted' : 'dg-edge', { x: from, y }, { x: to - toward * ARROW_INSET, y }),
      arrowHead({ x: to, y }, { x: toward, y: 0 }),
    );
    this.take({ left: Math.min(from, to), right: Math.max(from, to), top: this.y, bottom: y });
    this.y = y + 7;
  }

  /** A message to oneself: a loop to the right with the text next to it. */
  private ownMessage(step: Extract<Step, { kind: 'message' }>): void {
    const text = this.textOf(step);
    const from = this.x(step.from);
    const height = Math.max(22, text.height);
    const top = this.y + 12 + (height - 22) / 2;
    const right = from + LOOP;
    this.front.push(
      path(
        step.isAnswer ? 'dg-dotted' : 'dg-edge',
        ['M', from, top, 'H', right - 6, 'q', 6, 0, 6, 6, 'V', top + 16, 'q', 0, 6, -6, 6],
        ['H', from + ARROW_INSET],
      ),
      arrowHead({ x: from, y: top + 22 }, { x: -1, y: 0 }),
      ...textAt('dg-start-label', text, { x: right + LOOP_GAP, y: top + 11 }),
    );
    this.take({ left: from, right: right + LOOP_GAP + text.width, top: this.y + 8, bottom: this.y + 12 + height });
    this.y += height + 18;
  }

  private note(step: Extract<Step, { kind: 'note' }>): void {
    const text = this.textOf(step);
    this.y += 8;
    const height = text.height + 12;
    const middle = { x: this.x(step.id), y: this.y + height / 2 };
    const box = boxAround(middle, text.width + 2 * NOTE_PAD, height);
    this.front.push(polygon('dg-note', noteOutline(box)), ...textAt('dg-label', text, middle));
    this.take(box);
    this.y += height + 6;
  }

  private openFrame(word: string, text: string): void {
    this.y += 12;
    const block = setText(text, 300, SMALL);
    this.frames.push({ top: this.y, inside: [], word, text: block });
    this.y += labelHeight(block);
  }

  private closeFrame(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    this.y += 8;
    const { ground, label, box } = drawFrame(frame, this.y, [...this.columns.x.values()]);
    this.back.unshift(ground);
    this.front.push(...label);
    this.take(box);
    this.y += 4;
  }
}

const CORNER = 8;

const noteOutline = ({ left, right, top, bottom }: Rect): Point[] => [
  { x: left, y: top },
  { x: right - CORNER, y: top },
  { x: right, y: top + CORNER },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
