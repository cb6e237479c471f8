/** The text of an element by offsets. */

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

/** The place in an element's text below a point of the window; `null` where no text of the element is. */
export function offsetAt(root: Element, x: number, y: number): number | null {
  const caret = caretAt(x, y);
  if (!caret || !root.contains(caret.node)) return null;
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(caret.node, caret.offset);
  const offset = before.toString().length;
  // The caret of a point in the right half of a letter is behind that letter; beside the text it is at its end.
  const letters = [offset, offset - 1].filter((one) => one >= 0 && one < root.textContent.length);
  return letters.find((one) => covers(rangeOf(root, one, one + 1), x, y)) ?? null;
}

function covers(range: Range, x: number, y: number): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  return caretOfRange(document, x, y);
}

/** Browsers without `caretPositionFromPoint` have this one. */
function caretOfRange(
  { caretRangeFromPoint }: { caretRangeFromPoint?: (x: number, y: number) => Range | null },
  x: number,
  y: number,
): { node: Node; offset: number } | null {
  const range = caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
