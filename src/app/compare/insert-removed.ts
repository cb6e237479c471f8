import { make } from '../behaviours/dom';

const FLOW = new Set(['div', 'section', 'article', 'blockquote', 'dd', 'td', 'li', 'details', 'figure']);

/**
 * Puts a removed block into a page: after the block that preceded it, as near as its kind allows. A row stays among rows
 * and an item among items; where there are none, it becomes a paragraph. Returns what was put in.
 */
export function insertRemoved(block: HTMLElement, anchor: Element | null, root: Element): HTMLElement {
  const kind = holderOf(block);
  const mayContain = (parent: Element): boolean => {
    if (kind !== null) return parent !== root && parent.matches(kind);
    return parent === root || (FLOW.has(parent.localName) && parent.parentElement?.localName !== 'dl');
  };
  let outer: Element | null = null;
  for (let previous = anchor; previous && previous !== root; previous = previous.parentElement) {
    if (previous.parentElement && mayContain(previous.parentElement)) {
      previous.after(block);
      return block;
    }
    outer = previous;
  }
  const loose = kind === null ? block : asParagraph(block);
  if (outer) outer.after(loose);
  else root.prepend(loose);
  return loose;
}

/** Selector of what may contain the block, where that is not any part of a page. */
function holderOf(block: Element): string | null {
  if (block.localName === 'li') return 'ul, ol';
  if (block.localName === 'tr') return 'tbody, thead';
  return block.firstElementChild?.localName === 'dt' ? 'dl' : null;
}

/** A row or an item as a paragraph, its cells one after the other. */
function asParagraph(block: HTMLElement): HTMLElement {
  const cells = block.localName === 'li' ? [block] : [...block.children];
  return make('p', { 'data-change': 'removed' }, ...cells.flatMap((cell) => [...cell.childNodes, ' ']));
}
