/**
 * What a reader would stumble over on a page as it is laid out now, a line for each: flags that break over two lines,
 * words and drawings that an edge cuts off, labels wider than their shapes, and wide code without a Wrap button. Runs in
 * the browser, so it uses nothing from outside.
 */
export function layoutFlaws(): string[] {
  const ROUNDING = 1;
  /** A longer word may have to break, but not right after the dashes of a flag. */
  const LONG_WORD = 30;
  const NAMES = 'code:not(pre code), kbd, .is-identifier, .sidebar__link--identifier, .symptom__gadget';
  const SCROLLED = 'pre, svg, .table-scroll, [role="tablist"], .finder__chips, .visually-hidden';

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
  const shown = <T extends Element>(selector: string, root: ParentNode = document): T[] =>
    [...root.querySelectorAll<T>(selector)].filter(isShown);
  const name = (element: Element): string =>
    `${element.localName}.${element.getAttribute('class') ?? ''} "${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  const textsIn = (root: Element): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    return texts;
  };
  const rectsOf = (node: Text, start = 0, end = node.length): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  };

  /** The words of an element, whatever elements they are made of, with the tops of the lines that their letters are on. */
  const wordsOf = (element: Element): { text: string; tops: number[] }[] => {
    const words = [{ text: '', tops: [] as number[] }];
    for (const node of textsIn(element))
      [...node.data].forEach((letter, at) => {
        const [rect] = rectsOf(node, at, at + 1);
        if (/\s/.test(letter)) words.push({ text: '', tops: [] });
        // A joiner without width is on no line.
        else if (rect && rect.width > 0) {
          const word = words.at(-1);
          word?.tops.push(Math.round(rect.top));
          if (word) word.text += letter;
        }
      });
    return words;
  };
  const isSplit = ({ text, tops }: { text: string; tops: number[] }): boolean => {
    const dashes = /^-+/.exec(text)?.[0].length ?? 0;
    return text.length <= LONG_WORD ? new Set(tops).size > 1 : dashes > 0 && tops[dashes] !== tops[0];
  };
  const split = shown(NAMES).flatMap((element) =>
    wordsOf(element)
      .filter(isSplit)
      .map(({ text }) => `split: "${text}" in ${name(element)}`),
  );

  const isOutside = (box: DOMRect, left: number, right: number): boolean =>
    box.width > 0 && (box.left < left - ROUNDING || box.right > right + ROUNDING);
  const boxes = shown<HTMLElement>('body *').filter(
    (box) => box.clientWidth > 0 && getComputedStyle(box).overflowX !== 'visible' && !box.closest(SCROLLED),
  );
  const cut = boxes.flatMap((box) => {
    const left = box.getBoundingClientRect().left + box.clientLeft;
    const isCut = (text: Text): boolean => {
      const parent = text.parentElement;
      const isSeen = text.data.trim() !== '' && parent && isShown(parent) && !parent.closest(SCROLLED);
      return isSeen === true && rectsOf(text).some((line) => isOutside(line, left, left + box.clientWidth));
    };
    return textsIn(box)
      .filter(isCut)
      .map(({ parentElement }) => `cut: ${parentElement ? name(parentElement) : ''}`);
  });

  const drawings = shown<HTMLElement>('.diagram').flatMap((figure) => {
    const drawing = figure.querySelector('svg');
    if (!drawing) return [];
    const { left, right } = drawing.getBoundingClientRect();
    const canScroll = figure.matches('.diagram--scroll[role="region"][tabindex="0"]');
    const isCut = !canScroll && figure.scrollWidth - figure.clientWidth > ROUNDING;
    const shapes = shown('rect, polygon, circle, ellipse, path', drawing)
      .filter((shape) => !shape.matches('.dg-edge, .dg-head, .dg-lifeline') && getComputedStyle(shape).fill !== 'none')
      .map((shape) => shape.getBoundingClientRect());
    const labels = shown('text', drawing).flatMap((label) => {
      const text = label.getBoundingClientRect();
      const [x, y] = [text.left + text.width / 2, text.top + text.height / 2];
      const [shape] = shapes
        .filter((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom && box.width > text.height)
        .sort((a, b) => a.width * a.height - b.width * b.height);
      return [
        ...(isOutside(text, left, right) ? [`drawing: the edge cuts ${name(label)}`] : []),
        ...(shape && isOutside(text, shape.left, shape.right) ? [`label: ${name(label)} is wider than its shape`] : []),
      ];
    });
    return [...(isCut ? [`drawing: ${name(figure)} does not fit`] : []), ...labels];
  });

  const wide = shown<HTMLElement>('pre').filter((block) => {
    const button = block.closest('.code-block, .result')?.querySelector('[data-action="wrap"]');
    return block.scrollWidth - block.clientWidth > ROUNDING && !(button && isShown(button));
  });
  return [...split, ...cut, ...drawings, ...wide.map((block) => `wrap: ${name(block)}`)];
}
