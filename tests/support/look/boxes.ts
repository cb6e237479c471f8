import { describe, isShown, type Finding } from './finding';

/** What a rounded measure may be off by. */
const TOLERANCE = 1;

/** Labels that stand out of the shape they are written in. */
export function wideLabels(root: ParentNode): Finding[] {
  return [...root.querySelectorAll('.diagram svg')].filter(isShown).flatMap((drawing) => {
    const shapes = [...drawing.querySelectorAll('rect, polygon, circle, ellipse, path')]
      .filter((shape) => !shape.matches('.dg-edge, .dg-head, .dg-lifeline') && getComputedStyle(shape).fill !== 'none')
      .map((shape) => shape.getBoundingClientRect());
    return [...drawing.querySelectorAll('text')].flatMap((label): Finding[] => {
      const text = label.getBoundingClientRect();
      const box = smallestAround(shapes, text);
      const isWide = box !== undefined && (text.left < box.left - TOLERANCE || text.right > box.right + TOLERANCE);
      return isWide ? [{ rule: 'label', detail: `${describe(label)}: ${over(text, box)} px too wide` }] : [];
    });
  });
}

function smallestAround(shapes: readonly DOMRect[], text: DOMRect): DOMRect | undefined {
  const [x, y] = [text.left + text.width / 2, text.top + text.height / 2];
  return shapes
    .filter((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom && box.width > text.height)
    .sort((a, b) => a.width * a.height - b.width * b.height)[0];
}

function over(text: DOMRect, box: DOMRect): number {
  return Math.round(Math.max(0, box.left - text.left) + Math.max(0, text.right - box.right));
}

/**
 * Drawings that do not fit the place they are shown in, nor scroll there by keys, and texts that the edge of one cuts.
 */
export function cutDrawings(root: ParentNode): Finding[] {
  return [...root.querySelectorAll<HTMLElement>('.diagram')].filter(isShown).flatMap((figure) => {
    const drawing = figure.querySelector('svg');
    if (!drawing) return [];
    const { left, right } = drawing.getBoundingClientRect();
    const scrolls = figure.matches('.diagram--scroll[role="region"][tabindex="0"]');
    const missing = scrolls ? 0 : figure.scrollWidth - figure.clientWidth;
    const name = drawing.getAttribute('aria-label')?.slice(0, 60) ?? 'drawing';
    const texts = [...drawing.querySelectorAll('text')].filter((text) => {
      const box = text.getBoundingClientRect();
      return box.left < left - TOLERANCE || box.right > right + TOLERANCE;
    });
    return [
      ...(missing > TOLERANCE ? [{ rule: 'drawing' as const, detail: `${name}: ${missing} px do not fit` }] : []),
      ...texts.map((text) => ({ rule: 'drawing' as const, detail: `${name}: ${describe(text)} is cut by the edge` })),
    ];
  });
}

/** Rows of parameters and fields; headings may have such an address too. */
const ROW = ':is(dl > div, tr):is([id^="field-"], [id^="param-"])';

/** Parameters and fields whose meaning a reader has to scroll to, sideways. */
export function farMeanings(root: ParentNode): Finding[] {
  return [...root.querySelectorAll<HTMLElement>(ROW)].filter(isShown).flatMap((row) => {
    const meaning = meaningOf(row);
    if (!meaning) return [{ rule: 'row' as const, detail: `${row.id} has no meaning` }];
    const { left } = meaning.getBoundingClientRect();
    const view = row.closest('.table-scroll')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    const isSeen = left >= Math.max(0, view.left) - TOLERANCE && left < Math.min(innerWidth, view.right) - 40;
    return isSeen ? [] : [{ rule: 'row' as const, detail: `${row.id}: the meaning begins at ${Math.round(left)} px` }];
  });
}

/** The part of a row that says what it means: its description, or the last cell of a table's row. */
function meaningOf(row: HTMLElement): Element | null {
  return (
    row.querySelector(':scope > dd') ??
    (row instanceof HTMLTableRowElement ? (row.cells[row.cells.length - 1] ?? null) : null)
  );
}

/**
 * Heads of tables that lie over the rows below them while nothing is scrolled; where rows are lists, heads are hidden.
 */
export function coveredRows(root: ParentNode): Finding[] {
  return [...root.querySelectorAll('table')].filter(isTable).flatMap((table) => {
    const first = table.tBodies[0]?.rows[0]?.getBoundingClientRect();
    const heads = [...(table.tHead?.querySelectorAll('th') ?? [])].filter(isShown);
    const depth = Math.max(0, ...heads.map((head) => head.getBoundingClientRect().bottom - (first?.top ?? Infinity)));
    return depth > TOLERANCE
      ? [{ rule: 'head' as const, detail: `${describe(table)}: ${Math.round(depth)} px too low` }]
      : [];
  });
}

/** Whether rows of a table that is shown are rows. */
function isTable(table: HTMLTableElement): boolean {
  const row = table.tBodies[0]?.rows[0];
  return isShown(table) && row !== undefined && getComputedStyle(row).display === 'table-row';
}

/** Blocks of code with something to scroll sideways and no way to wrap it. */
export function unwrappedCode(root: ParentNode): Finding[] {
  return [...root.querySelectorAll<HTMLElement>('pre')].filter(isShown).flatMap((block) => {
    const hidden = block.scrollWidth - block.clientWidth;
    const button = block.closest('.code-block')?.querySelector('[data-action="wrap"]');
    const canWrap = button !== null && button !== undefined && isShown(button);
    return hidden > TOLERANCE && !canWrap
      ? [{ rule: 'wrap' as const, detail: `${describe(block)}: ${hidden} px` }]
      : [];
  });
}

/** A page wider than the window. */
export function sidewaysScroll(): Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [{ rule: 'sideways', detail: `${scrollWidth - clientWidth} px` }] : [];
}

/**
 * Where the parts of the header stand, as a text to compare with other pages; what depends on the section is left out.
 */
export function headerPlaces(): string {
  return [...document.querySelectorAll('.navbar__brand, .navbar__items--left > *, .navbar__search, .color-toggle')]
    .filter(isShown)
    .map((part) => `${part.textContent?.trim() || 'button'} ${Math.round(part.getBoundingClientRect().left)}`)
    .join(', ');
}

/** What is scrolled sideways or drawn, and what is only heard. */
const SCROLLED = 'pre, svg, .table-scroll, [role="tablist"], .finder__chips, .visually-hidden';

/** Words that an edge cuts off, of a box that is not meant to be scrolled sideways. */
export function cutTexts(root: Element): Finding[] {
  const boxes = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (box) => box.clientWidth > 0 && getComputedStyle(box).overflowX !== 'visible' && !box.closest(SCROLLED),
  );
  return boxes.filter(isShown).flatMap((box) => {
    const left = box.getBoundingClientRect().left + box.clientLeft;
    const right = left + box.clientWidth;
    return textsIn(box).flatMap((node): Finding[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(
        (line) => line.width > 0 && (line.left < left - TOLERANCE || line.right > right + TOLERANCE),
      );
      return isCut && node.parentElement ? [{ rule: 'cut', detail: describe(node.parentElement) }] : [];
    });
  });
}

function textsIn(box: HTMLElement): Node[] {
  const texts: Node[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if ((node.nodeValue ?? '').trim() !== '' && element && isShown(element) && !element.closest(SCROLLED))
      texts.push(node);
  }
  return texts;
}
