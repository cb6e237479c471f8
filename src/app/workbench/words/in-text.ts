import type { Place } from '../../../shared/commands/shell-words';
import type { Region } from '../../../shared/workbench/regions';

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

/**
 * The region that an arrow key leads to from one: left and right to the next one in the text, up and down to the
 * nearest one of the line above or below. The first key leads to the first region; `null` for other keys and edges.
 */
export function neighbour(regions: readonly Region[], text: string, from: Region | null, key: string): Region | null {
  if (!/^Arrow(?:Left|Right|Up|Down)$/.test(key)) return null;
  if (!from) return regions[0] ?? null;
  const at = regions.findIndex((one) => one.offset === from.offset && one.end === from.end);
  if (key === 'ArrowRight') return regions[at + 1] ?? null;
  if (key === 'ArrowLeft') return regions[at - 1] ?? null;
  const lineOf = ({ offset }: Region): number => text.slice(0, offset).split('\n').length;
  const columnOf = ({ offset }: Region): number => offset - text.lastIndexOf('\n', offset - 1);
  const step = key === 'ArrowDown' ? 1 : -1;
  const others = regions.filter((one) => (lineOf(one) - lineOf(from)) * step > 0);
  const next = step * Math.min(...others.map((one) => step * lineOf(one)));
  const far = (one: Region): number => Math.abs(columnOf(one) - columnOf(from));
  return others.filter((one) => lineOf(one) === next).sort((a, b) => far(a) - far(b))[0] ?? null;
}
