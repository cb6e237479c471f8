import type { ElementContent } from 'hast';
import { drawHead, insetOf } from '../graph/heads';
import { boxAround, line, path, rect, textAt, type Point, type Rect } from '../svg';
import { setText, type TextBlock } from '../text';
import { halfOfNumber, NUMBER, numberAt } from './number';
import { BAR, LOOP, NOTE_PAD, SMALL, type Columns } from './columns';
import { drawFrame, labelHeight, type Frame } from './frame';
import { noteAround } from './marks';
import type { Message, Step } from './model';

const EMPTY: TextBlock = { lines: [], width: 0, height: 0 };

/** Places the steps of a sequence one below the other. */
export class Rows {
  /** Drawn behind and in front of the lifelines. */
  readonly back: ElementContent[] = [];
  readonly front: ElementContent[] = [];
  /** Everything that takes room. */
  readonly boxes: Rect[] = [];
  private y: number;
  private readonly frames: Frame[] = [];
  /** Open activations of each participant by the heights at which they begin. */
  private readonly active = new Map<string, number[]>();
  private readonly born = new Map<string, number>();
  private readonly columns: Columns;

  constructor(columns: Columns) {
    this.columns = columns;
    const height = Math.max(0, ...[...columns.heads.values()].map((head) => head.height));
    for (const [id, head] of columns.heads) this.drawHeadOf(id, height - head.height / 2);
    this.y = height + 6;
  }

  add(step: Step): void {
    switch (step.kind) {
      case 'message':
        return this.message(step);
      case 'note':
        return this.note(step, this.columns.texts.get(step) ?? EMPTY);
      case 'activate':
        this.active.set(step.id, [...(this.active.get(step.id) ?? []), this.y - 6]);
        return;
      case 'deactivate':
        return this.endActivation(step.id, this.y - 6);
      case 'open':
        return this.openFrame(step.block, step.text);
      case 'part':
        return this.partFrame(step.block, step.text);
      case 'close':
        return this.closeFrame();
    }
  }

  /** Ends what is open and gives the lifelines. */
  finish(): ElementContent[] {
    const bottom = this.y + 10;
    for (const [id, starts] of this.active) for (const _ of starts) this.endActivation(id, bottom);
    this.boxes.push({ left: 0, right: 0, top: 0, bottom });
    return [...this.columns.x].map(([id, x]) =>
      line('dg-lifeline', { x, y: this.born.get(id) ?? 0 }, { x, y: bottom }),
    );
  }

  private x(id: string): number {
    return this.columns.x.get(id) ?? 0;
  }

  private take(box: Rect): void {
    this.boxes.push(box);
    // A frame goes around the frames in it, so only the innermost has to know of the box.
    this.frames.at(-1)?.inside.push(box);
  }

  private drawHeadOf(id: string, center: number): void {
    const head = this.columns.heads.get(id);
    if (!head) return;
    this.front.push(...head.draw({ x: this.x(id), y: center }));
    this.take(boxAround({ x: this.x(id), y: center }, head.width, head.height));
    this.born.set(id, center + head.height / 2);
  }

  /** Where an arrow meets a lifeline or the bar on it, coming from `side`. */
  private edge(id: string, side: number): number {
    const depth = this.active.get(id)?.length ?? 0;
    return this.x(id) + (depth > 0 ? side * (BAR / 2) + (side > 0 ? (depth - 1) * (BAR / 2) : 0) : 0);
  }

  private message(step: Message): void {
    const text = this.columns.texts.get(step) ?? EMPTY;
    if (step.from === step.to) return this.ownMessage(step, text);
    const toRight = this.x(step.to) > this.x(step.from) ? 1 : -1;
    this.y += 10;
    const y = this.y + text.height + 5;
    const from = this.edge(step.from, toRight);
    const to = this.edge(step.to, -toRight);
    const middle = {
      x: (from + to) / 2 + (step.number === '' ? 0 : toRight * (NUMBER / 2)),
      y: this.y + text.height / 2,
    };
    const crossed = Math.abs((this.columns.index.get(step.from) ?? 0) - (this.columns.index.get(step.to) ?? 0)) > 1;
    if (crossed) this.front.push(rect('dg-ground', boxAround(middle, text.width + 8, text.height), 3));
    this.front.push(
      ...textAt('dg-label', text, middle),
      line(
        step.dotted ? 'dg-dotted' : 'dg-edge',
        { x: from + toRight * insetOf(step.start), y },
        { x: to - toRight * insetOf(step.end), y },
      ),
      ...drawHead(step.start, { x: from, y }, { x: -toRight, y: 0 }),
      ...drawHead(step.end, { x: to, y }, { x: toRight, y: 0 }),
    );
    this.number(step, { x: from, y }, toRight);
    this.take({ left: Math.min(from, to), right: Math.max(from, to), top: this.y, bottom: y });
    this.y = y + 7;
  }

  /** A message to oneself: a loop to the right with the text beside it. */
  private ownMessage(step: Message, text: TextBlock): void {
    const from = this.edge(step.from, 1);
    const height = Math.max(22, text.height);
    const top = this.y + 12 + (height - 22) / 2;
    const right = from + LOOP;
    this.front.push(
      path(
        step.dotted ? 'dg-dotted' : 'dg-edge',
        ['M', from, top, 'H', right - 6, 'q', 6, 0, 6, 6, 'V', top + 16, 'q', 0, 6, -6, 6],
        ['H', from + insetOf(step.end)],
      ),
      ...drawHead(step.start, { x: from, y: top }, { x: -1, y: 0 }),
      ...drawHead(step.end, { x: from, y: top + 22 }, { x: -1, y: 0 }),
      ...textAt('dg-start-label', text, { x: right + 8, y: top + 11 }),
    );
    this.number(step, { x: from, y: top }, 1);
    this.take({ left: from, right: right + 8 + text.width, top: this.y + 8, bottom: this.y + 12 + height });
    this.y += height + 18;
  }

  /** The number of a message stands where it begins, behind the head that it has there. */
  private number({ number, start }: Message, { x, y }: Point, side: number): void {
    if (number === '') return;
    const behind = start === 'none' ? 0 : insetOf(start) + halfOfNumber(number) + 2;
    const { parts, box } = numberAt(number, { x: x + side * behind, y });
    this.front.push(...parts);
    this.take(box);
  }

  private note({ side, ids }: Extract<Step, { kind: 'note' }>, text: TextBlock): void {
    const columns = ids.map((id) => this.x(id));
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const width = text.width + 2 * NOTE_PAD;
    const half = left < right ? Math.max(width / 2, (right - left) / 2 + 26) : width / 2;
    const center = side === 'right' ? right + 14 + half : side === 'left' ? left - 14 - half : (left + right) / 2;
    this.y += 8;
    const height = text.height + 12;
    const middle = { x: center, y: this.y + height / 2 };
    const box = boxAround(middle, half * 2, height);
    this.front.push(noteAround(box), ...textAt('dg-label', text, middle));
    this.take(box);
    this.y += height + 6;
  }

  private endActivation(id: string, bottom: number): void {
    const starts = this.active.get(id) ?? [];
    const top = starts.at(-1);
    if (top === undefined) return;
    this.active.set(id, starts.slice(0, -1));
    const x = this.x(id) + (starts.length - 1) * (BAR / 2);
    this.front.unshift(
      rect('dg-bar', { left: x - BAR / 2, right: x + BAR / 2, top, bottom: Math.max(bottom, top + 12) }),
    );
  }

  private openFrame(block: string, text: string): void {
    this.y += 12;
    const frame: Frame = { block, top: this.y, inside: [], labels: [] };
    this.frames.push(frame);
    if (block === 'rect') this.y += 2;
    else this.label(frame, block === 'par_over' ? 'par' : block, text);
  }

  private partFrame(block: string, text: string): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    this.y += 6;
    this.label(frame, block, text);
  }

  private label(frame: Frame, word: string, text: string): void {
    const block = setText(text, 300, SMALL);
    frame.labels.push({ y: this.y, word, text: block });
    this.y += labelHeight(block);
  }

  private closeFrame(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    this.y += 8;
    const { ground, back, front, box } = drawFrame(frame, this.y, [...this.columns.x.values()]);
    this.back.unshift(ground);
    this.back.push(...back);
    this.front.push(...front);
    this.take(box);
    this.y += 4;
  }
}
