import type { Element, ElementContent } from 'hast';
import { element, text } from './hast';

const LONGEST_UNBROKEN = 32;

/** A name that fits the narrowest column; punctuation after it stays on its line. */
const SHORT_NAME = 20;

/** Where a longer word may wrap: after what separates its parts. */
const PARTS = /[^/,=:|?&]*[/,=:|?&]+|[^/,=:|?&]+/g;

const SMALLER_PARTS = /[^._]*[._]+|[^._]+/g;

/**
 * Inline code. A short name stays on one line. Of longer code each word does, or, of a long word, each
 * part up to a sign that separates; line ends are offered between these, so that a flag never loses its dashes.
 */
export function inlineCode(value: string): Element {
  const words = value.split(/(\s+)/);
  if (words.length === 1 && value.length <= SHORT_NAME) return element('code', {}, [text(value)]);
  return element('code', { className: ['is-long'] }, words.flatMap(wordParts));
}

/** How many signs of inline code stay on one line. */
export function longestPart(value: string): number {
  const parts = value.split(/\s+/).flatMap((word) => (word.length <= LONGEST_UNBROKEN ? [word] : partsOf(word)));
  return Math.max(0, ...parts.map((part) => part.length));
}

/** Parts of a long word, between which a line may end; of a part that is too long itself, the names in it. */
export function partsOf(word: string, longest = LONGEST_UNBROKEN): string[] {
  const parts = word.match(PARTS) ?? [];
  return parts.flatMap((part) => (part.length <= longest ? [part] : (part.match(SMALLER_PARTS) ?? [])));
}

/** Parts of a word: elements do not break, texts may. */
function wordParts(word: string): ElementContent[] {
  if (word.length <= LONGEST_UNBROKEN) return [unbroken(word)];
  return partsOf(word).flatMap((part, index) => [
    ...(index === 0 ? [] : [element('wbr')]),
    part.length <= LONGEST_UNBROKEN ? unbroken(part) : text(part),
  ]);
}

/** Only where a browser would break it does a part need an element. */
function unbroken(part: string): ElementContent {
  return /[-/?|<]./.test(part) ? element('span', {}, [text(part)]) : text(part);
}
