import { wordsOf, type TextBlock } from '../../shared/compare/blocks';
import { setHtml } from '../trusted';

/** A piece of a page with the place that it has there. */
export interface PageBlock extends TextBlock {
  /** Its element: a paragraph, an item, a row, a listing. */
  element: Element;
  /** Its text nodes in reading order; of a listing none, its lines are `.line` elements. */
  texts: readonly Text[];
}

/** What is no text of the page: it is for pressing, or says how many there are. */
const CONTROLS =
  '.code-block__tools, .tabs__list, .rows__bar, .finder__form, .finder__preview, .heading-anchor, button, script, style';
const COUNTS = '.rows__more > summary, .rows__head > span';

const INLINE = new Set(
  'A ABBR B BR CITE CODE DEL EM I IMG INS KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(' '),
);

/**
 * Makes the HTML of a page ready to be shown as a text: without what is pressed, all tabs open under their names,
 * nothing that a script takes over.
 */
export function plainText(html: string): DocumentFragment {
  const template = document.createElement('template');
  setHtml(template, html);
  const { content } = template;
  for (const control of content.querySelectorAll(CONTROLS)) control.remove();
  for (const panel of content.querySelectorAll('.tabs__panel')) {
    panel.removeAttribute('role');
    panel.removeAttribute('aria-labelledby');
    panel.setAttribute('data-active', '');
  }
  for (const label of content.querySelectorAll('.tabs__label')) label.className = 'compare__label';
  // Regions that may scroll must be reachable by keyboard; the behaviour for articles does not look here.
  for (const region of content.querySelectorAll<HTMLElement>('pre, .table-scroll')) region.tabIndex = 0;
  for (const island of content.querySelectorAll('[data-island]')) island.removeAttribute('data-island');
  return content;
}

/** The blocks of a page in reading order. */
export function blocksOf(root: ParentNode): PageBlock[] {
  const blocks: PageBlock[] = [];
  for (const child of root.children) collect(child, blocks);
  return blocks;
}

function collect(element: Element, blocks: PageBlock[]): void {
  if (element.localName === 'svg') {
    blocks.push({ kind: 'picture', pieces: wordsOf(element.textContent), element, texts: [] });
  } else if (element.localName === 'pre' && element.querySelector('.line')) {
    const pieces = [...element.querySelectorAll('.line')].map((line) => line.textContent);
    blocks.push({ kind: 'code', pieces, element, texts: [] });
  } else if (isRow(element)) {
    const texts = textsOf(element).filter((text) => !inInnerList(text, element));
    add(blocks, { kind: 'row', name: nameOf(element), element, texts });
    for (const inner of element.querySelectorAll(':scope > dd > dl, :scope > dd > .rows__more')) collect(inner, blocks);
  } else {
    collectFlow(element, blocks);
  }
}

/** Runs of inline content are blocks; blocks between them are looked into. */
function collectFlow(element: Element, blocks: PageBlock[]): void {
  let run: Text[] = [];
  const flush = (): void => {
    add(blocks, { kind: 'prose', element, texts: run });
    run = [];
  };
  for (const child of element.childNodes) {
    if (child instanceof Element && child.matches(COUNTS)) continue;
    if (child instanceof Text) run.push(child);
    else if (child instanceof Element && INLINE.has(child.tagName) && !child.querySelector('svg, p, div'))
      run.push(...textsOf(child));
    else if (child instanceof Element) {
      flush();
      collect(child, blocks);
    }
  }
  flush();
}

function add(blocks: PageBlock[], block: Omit<PageBlock, 'pieces'>): void {
  const pieces = wordsOf(joined(block.texts).text);
  if (pieces.length > 0) blocks.push({ ...block, pieces });
}

/**
 * Identifies a row by the code at its start, ignoring further names and facts after it; without code, by its first
 * cell.
 */
function nameOf(row: Element): string {
  const cell = row.firstElementChild;
  const text = wordsOf(cell?.textContent ?? '').join(' ');
  const code = wordsOf(cell?.querySelector('code')?.textContent ?? '').join(' ');
  return code !== '' && text.startsWith(code) ? code : text;
}

/** A row of a table, and a definition with its name. */
function isRow(element: Element): boolean {
  return element.localName === 'tr' || (element.localName === 'div' && element.parentElement?.localName === 'dl');
}

function inInnerList(text: Text, row: Element): boolean {
  const list = text.parentElement?.closest('dl, .rows__more');
  return list !== null && list !== undefined && row.contains(list);
}

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Texts as one, with the offset of each; texts of different blocks are separated. */
export function joined(texts: readonly Text[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  let last: Element | null = null;
  for (const node of texts) {
    const holder = holderOf(node);
    if (last && holder !== last) text += '\n';
    last = holder;
    starts.push(text.length);
    text += node.data;
  }
  return { text, starts };
}

/** The nearest element around a text that is not inline. */
function holderOf(node: Text): Element | null {
  let holder = node.parentElement;
  while (holder && INLINE.has(holder.tagName)) holder = holder.parentElement;
  return holder;
}
