import { describe, isShown, type Finding } from './finding';

/** Inline code and names in the monospace voice; blocks of code break only when the reader asks for it. */
const NAMES = 'code:not(pre code), kbd, .is-identifier, .sidebar__link--identifier, .symptom__gadget';
/** A longer word may have to break; never right behind the dashes of a flag. */
const LONG = 30;

/** Flags and identifiers that stand on two lines. */
export function splitWords(root: ParentNode): Finding[] {
  return [...root.querySelectorAll(NAMES)].filter(isShown).flatMap((element) => {
    const isInline = getComputedStyle(element).display === 'inline';
    if (isInline && element.getClientRects().length === 1) return [];
    return wordsOf(element)
      .filter(breaks)
      .map(({ text }) => ({ rule: 'split', detail: `"${text}" in ${describe(element)}` }));
  });
}

interface Word {
  text: string;
  /** Tops of the lines that its letters stand on. */
  lines: number[];
}

function breaks({ text, lines }: Word): boolean {
  if (text.length <= LONG) return new Set(lines).size > 1;
  const dashes = /^-+/.exec(text)?.[0].length ?? 0;
  return dashes > 0 && lines[dashes] !== lines[0];
}

/** The words of an element, letter by letter, whatever elements they are made of. */
function wordsOf(element: Element): Word[] {
  const words: Word[] = [];
  let word: Word | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const letters = node.nodeValue ?? '';
    for (let at = 0; at < letters.length; at++) {
      const letter = letters.charAt(at);
      if (/\s/.test(letter)) {
        word = null;
        continue;
      }
      const top = lineOf(node, at);
      if (top === null) continue;
      if (!word) words.push((word = { text: '', lines: [] }));
      word.text += letter;
      word.lines.push(top);
    }
  }
  return words;
}

function lineOf(node: Node, at: number): number | null {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  const rect = range.getClientRects()[0];
  // A joiner without width stands on no line of its own.
  return rect && rect.width > 0 ? Math.round(rect.top) : null;
}
