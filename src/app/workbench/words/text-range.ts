import type { Place } from '../../../shared/commands/shell-words';

/** The range from one offset of an element's text to another. */
export function rangeOf(root: Element, offset: number, end: number): Range {
  const range = document.createRange();
  range.selectNodeContents(root);
  let at = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (offset >= at && offset < at + length) range.setStart(node, offset - at);
    if (end > at && end <= at + length) {
      range.setEnd(node, end - at);
      break;
    }
    at += length;
  }
  return range;
}

/** Whether a stretch of an element's text is at a point of the window. */
export function isAt(root: Element, { offset, end }: Place, x: number, y: number): boolean {
  return [...rangeOf(root, offset, end).getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
