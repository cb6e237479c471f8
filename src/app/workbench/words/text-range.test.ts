// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { one } from '../../test-document';
import { offsetAt, rangeOf } from './text-range';

beforeEach(() => {
  document.body.innerHTML = '<p id="before">before</p><code>ig <b>run</b> <i>x</i></code><p id="behind">behind</p>';
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
  Reflect.deleteProperty(document, 'caretRangeFromPoint');
});

const code = (): HTMLElement => one('code');

test.each([
  [0, 2, 'ig'],
  [0, 3, 'ig '],
  [3, 6, 'run'],
  [2, 5, ' ru'],
  [4, 8, 'un x'],
  [7, 8, 'x'],
  [0, 8, 'ig run x'],
])('the range from %i to %i holds %j', (offset, end, text) =>
  expect(rangeOf(code(), offset, end).toString()).toBe(text),
);

/** Letters are ten wide, from the left edge on; the line is ten high. */
function layOut(): void {
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const before = document.createRange();
    before.selectNodeContents(code());
    before.setEnd(this.startContainer, this.startOffset);
    const left = before.toString().length * 10;
    return [{ left, right: left + this.toString().length * 10, top: 0, bottom: 10 }] as unknown as DOMRectList;
  });
}
/** The caret is between the letters that are nearest to the point. */
function caretAt(x: number): { node: Node; offset: number } {
  let at = Math.round(x / 10);
  const walker = document.createTreeWalker(code(), NodeFilter.SHOW_TEXT);
  let last: Node = code();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (at <= length) return { node, offset: at };
    at -= length;
    last = node;
  }
  return { node: last, offset: last.nodeValue?.length ?? 0 };
}

describe.each(['caretPositionFromPoint', 'caretRangeFromPoint'])('with %s', (name) => {
  /** What the browser says of the point. */
  function answer(caret: { node: Node; offset: number } | null): void {
    const { node, offset } = caret ?? {};
    const said = { offsetNode: node, offset, startContainer: node, startOffset: offset };
    Object.defineProperty(document, name, { configurable: true, value: () => caret && said });
  }

  test.each([
    [1, 5, 0],
    [8, 5, 0],
    [12, 5, 1],
    [28, 5, 2],
    [38, 5, 3],
    [79, 5, 7],
    [85, 5, null],
    [12, 11, null],
  ])('at %i, %i is the letter %s', (x, y, offset) => {
    layOut();
    answer(caretAt(x));
    expect(offsetAt(code(), x, y)).toBe(offset);
  });

  test.each(['before', 'behind'])('what stands %s has no place in the text', (id) => {
    // All letters are everywhere, so that only the place of the caret tells.
    vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([
      { left: 0, right: 100, top: 0, bottom: 100 },
    ] as unknown as DOMRectList);
    answer({ node: one(`#${id}`).firstChild as Node, offset: 2 });
    expect(offsetAt(code(), 1, 1)).toBeNull();
  });

  test('where the browser knows of no text there is none', () => {
    layOut();
    answer(null);
    expect(offsetAt(code(), 1, 1)).toBeNull();
  });
});
