import type { BlockStep, Step } from '../../shared/compare/blocks';
import { make } from '../behaviours/dom';
import { joined, type PageBlock } from './page-blocks';
import { insertRemoved } from './insert-removed';

type Change = 'added' | 'removed';

/**
 * Writes the steps from one text to another into the page of the second: additions are marked, removed text is put in
 * where it was. Returns the first element of each run of changes.
 */
export function markSteps(root: Element, steps: readonly BlockStep<PageBlock>[]): HTMLElement[] {
  const stops: HTMLElement[] = [];
  let anchor: Element | null = null;
  let isChanging = false;
  for (const step of steps) {
    const first = markStep(step, root, anchor);
    anchor = step.kind === 'removed' ? first : step.after.element;
    if (first && !isChanging) stops.push(first);
    isChanging = first !== null;
  }
  for (const stop of stops) if (!stop.hasAttribute('tabindex')) stop.tabIndex = -1;
  return stops;
}

function markStep(step: BlockStep<PageBlock>, root: Element, anchor: Element | null): HTMLElement | null {
  switch (step.kind) {
    case 'same':
      return null;
    case 'added':
      return markAdded(step.after);
    case 'removed':
      return insertRemoved(removedCopy(step.before), anchor, root);
    case 'changed':
      return step.after.kind === 'code' ? markLines(step) : markWords(step.after, step.steps);
  }
}

/** A mark around nodes, with a word for readers who do not see its sign. */
function mark(change: Change, ...nodes: (Node | string)[]): HTMLElement {
  return make(change === 'added' ? 'ins' : 'del', {}, wordOf(change), ...nodes);
}

const wordOf = (change: Change): HTMLElement =>
  make('span', { class: 'visually-hidden' }, change === 'added' ? 'Added: ' : 'Removed: ');

function markAdded(block: PageBlock): HTMLElement | null {
  if (block.kind === 'picture') {
    const frame = make('div', { 'data-change': 'added' });
    block.element.replaceWith(frame);
    frame.append(mark('added', 'Picture'), block.element);
    return frame;
  }
  if (block.kind === 'code') return linesOf(block).map((line) => wrapAll('added', line))[0] ?? null;
  block.element.setAttribute('data-change', 'added');
  return wrapRange(block.texts, 0, joined(block.texts).text.length);
}

const linesOf = ({ element }: PageBlock): Element[] => [...element.querySelectorAll('.line')];

function wrapAll(change: Change, element: Element): HTMLElement {
  const around = mark(change, ...element.childNodes);
  element.append(around);
  return around;
}

/** Added words are marked, removed words precede them. */
function markWords({ texts }: PageBlock, steps: readonly Step<string>[]): HTMLElement | null {
  const { text } = joined(texts);
  const words = [...text.matchAll(/\S+/g)];
  let first: HTMLElement | null = null;
  // From the end, so that the offsets before stay true.
  for (const { from, to, removed } of editsOf(steps).reverse()) {
    const start = words[from]?.index ?? text.trimEnd().length;
    const last = to > from ? words[to - 1] : undefined;
    const added = last ? wrapRange(texts, start, last.index + last[0].length) : null;
    const deletion = removed.length > 0 ? mark('removed', removed.join(' ')) : null;
    if (deletion && added) added.before(deletion, ' ');
    else if (deletion) insertAt(texts, start, deletion);
    first = deletion ?? added ?? first;
  }
  return first;
}

interface Edit {
  /** Positions of the added words in the second text, or where words are missing. */
  from: number;
  to: number;
  removed: string[];
}

function editsOf(steps: readonly Step<string>[]): Edit[] {
  const edits: Edit[] = [];
  let open: Edit | null = null;
  let at = 0;
  for (const step of steps) {
    if (step.kind === 'same') open = null;
    else if (!open) edits.push((open = { from: at, to: at, removed: [] }));
    if (step.kind === 'removed') open?.removed.push(step.before);
    else at += 1;
    if (open && step.kind === 'added') open.to = at;
  }
  return edits;
}

/** Marks a range of a block's text, which may begin and end within its nodes; returns the first mark. */
function wrapRange(texts: readonly Text[], start: number, end: number): HTMLElement | null {
  const { starts } = joined(texts);
  let first: HTMLElement | null = null;
  for (let index = texts.length - 1; index >= 0; index--) {
    const node = texts[index];
    const from = Math.max(start - (starts[index] ?? 0), 0);
    const to = Math.min(end - (starts[index] ?? 0), node?.data.length ?? 0);
    if (!node || from >= to || node.data.slice(from, to).trim() === '') continue;
    const part = from > 0 ? node.splitText(from) : node;
    if (to - from < part.data.length) part.splitText(to - from);
    const around = make('ins');
    part.replaceWith(around);
    around.append(part);
    first = around;
  }
  first?.prepend(wordOf('added'));
  return first;
}

function insertAt(texts: readonly Text[], place: number, node: Node): void {
  const { starts } = joined(texts);
  const index = starts.filter((start) => start <= place).length - 1;
  const text = texts[index];
  if (!text) return;
  const rest = text.splitText(Math.min(place - (starts[index] ?? 0), text.data.length));
  rest.before(rest.data === '' ? ' ' : '', node, ' ');
}

/** Added lines are marked, removed lines are where they were. */
function markLines({ before, after, steps }: Extract<BlockStep<PageBlock>, { kind: 'changed' }>): HTMLElement | null {
  const old = linesOf(before);
  const lines = linesOf(after);
  const marks: HTMLElement[] = [];
  let oldAt = 0;
  let at = 0;
  for (const { kind } of steps) {
    const line = lines[at];
    if (kind === 'removed') {
      const copy = old[oldAt]?.cloneNode(true) as Element;
      marks.push(wrapAll('removed', copy));
      if (line) line.before(copy, '\n');
      else lines.at(-1)?.after('\n', copy);
    } else if (kind === 'added' && line) marks.push(wrapAll('added', line));
    if (kind !== 'added') oldAt += 1;
    if (kind !== 'removed') at += 1;
  }
  return marks[0] ?? null;
}

/** A block of the first text as it is shown in the page of the second. */
function removedCopy(block: PageBlock): HTMLElement {
  const copy = copyOf(block);
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  copy.setAttribute('data-change', 'removed');
  return copy;
}

function copyOf({ kind, element, texts }: PageBlock): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  switch (kind) {
    case 'code':
      for (const line of copy.querySelectorAll('.line')) wrapAll('removed', line);
      return copy;
    case 'row':
      for (const inner of copy.querySelectorAll('dl, .rows__more')) inner.remove();
      for (const cell of copy.children) wrapAll('removed', cell);
      return copy;
    case 'picture':
      return make('div', {}, mark('removed', 'Picture'), copy);
    case 'prose':
      return make(element.localName === 'li' ? 'li' : 'p', {}, mark('removed', joined(texts).text));
  }
}
