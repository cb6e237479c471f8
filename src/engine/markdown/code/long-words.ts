import type { ElementContent } from 'hast';
import { element } from '../html/hast';
import { partsOf } from '../html/inline-code';
import { tokensBetween, type Token } from './tokens';

/** A word of a command of up to this many signs fits a line of a phone. */
const LONGEST = 32;
const LONG_WORD = new RegExp(`\\S{${LONGEST + 1},}`, 'g');
/** Line ends are offered this far from each other at least. */
const LEAST_PART = 16;
/** Parts that are longer would not fit the line of a list on a phone. */
const LONGEST_PART = 26;

/** A dash after which a browser would wrap; not the dashes that begin a flag. */
const DASH = /[^-]-/;

/**
 * Elements of a command's tokens. Its long words, such as paths, addresses and lists of fields, wrap after a
 * sign that parts them, not at a dash or within a name. Words without such signs stay as they are.
 */
export function withLineEnds(
  tokens: readonly Token[],
  elementsOf: (tokens: readonly Token[]) => ElementContent[],
): ElementContent[] {
  const line = tokens.map(({ text }) => text).join('');
  const out: ElementContent[] = [];
  let done = 0;
  for (const { 0: word, index } of line.matchAll(LONG_WORD)) {
    const parts = grouped(partsOf(word, LONGEST_PART));
    if (parts.length === 1 || parts.some((part) => part.length > LONGEST_PART)) continue;
    out.push(...elementsOf(tokensBetween(tokens, done, index)));
    let from = index;
    const children = parts.flatMap((part, at) => {
      const made = elementsOf(tokensBetween(tokens, from, from + part.length));
      from += part.length;
      return at === 0 ? made : [element('wbr'), ...made];
    });
    out.push(...(DASH.test(word) ? [element('span', { className: ['is-long'] }, children)] : children));
    done = index + word.length;
  }
  return [...out, ...elementsOf(tokensBetween(tokens, done, line.length))];
}

/** Parts that are joined until they are long enough to end a line, or would become too long. */
function grouped(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last !== undefined && last.length < LEAST_PART && last.length + part.length <= LONGEST_PART)
      out[out.length - 1] = last + part;
    else out.push(part);
  }
  return out;
}
