import { make } from '../behaviours/dom';

const FLOW = new Set(['div', 'section', 'article', 'blockquote', 'dd', 'td', 'li', 'details', 'figure']);

/**
 * Puts a block that went into a page: behind the block that stood before it, as near as its kind allows. A row stays
 * among rows and an item among items; where there are none, it becomes a paragraph. Gives what was put in.
 */
export function putBeside(block: HTMLElement, anchor: Element | null, root: Element): HTMLElement {
  for (let beside = anchor; beside && beside !== root; beside = beside.parentElement) {
    const holder: Element | null = beside.parentElement;
    if (!holder || !(holder === root ? !needsHolder(block) : holds(holder, block))) continue;
    beside.after(block);
    return block;
  }
  const loose = needsHolder(block) ? unbound(block) : block;
  const outer = outermost(anchor, root);
  if (outer) outer.after(loose);
  else root.prepend(loose);
  return loose;
}

/** Whether the block can stand in certain elements only. */
const needsHolder = (block: Element): boolean =>
  ['li', 'tr'].includes(block.localName) || block.firstElementChild?.localName === 'dt';

function holds(holder: Element, block: Element): boolean {
  const name = holder.localName;
  if (block.localName === 'li') return name === 'ul' || name === 'ol';
  if (block.localName === 'tr') return name === 'tbody' || name === 'thead';
  if (block.firstElementChild?.localName === 'dt') return name === 'dl';
  return FLOW.has(name) && holder.parentElement?.localName !== 'dl';
}

function outermost(element: Element | null, root: Element): Element | null {
  let outer = element;
  while (outer && outer.parentElement !== root) outer = outer.parentElement;
  return outer;
}

/** A row or an item as a paragraph, its cells behind each other. */
function unbound(block: HTMLElement): HTMLElement {
  const cells = block.localName === 'li' ? [block] : [...block.children];
  const content = cells.flatMap((cell) => [...cell.childNodes, ' ']);
  return make('p', { 'data-change': 'removed' }, ...(content as (Node | string)[]));
}
