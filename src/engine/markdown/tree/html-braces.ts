import { BraceReader } from '../syntax/brace-reader';
import { closingOf, HTML_PIECE, isRawText } from './html-pieces';

/** A part of a text, without the character at its end. */
export interface TextRange {
  start: number;
  end: number;
}

/** Braces that mean something in plain Markdown as well: comments, and one text in quotes. */
const PLAIN = /^\{(?:\s*\/\*[\s\S]*\*\/\s*|(['"])(?:\\.|(?!\1)[^\\])*\1\s*)\}$/;

/**
 * Where braces stand in the text of raw HTML: not in its tags, its comments, its scripts or between backticks. `mdx`
 * takes all of them but those of an id, `{#id}`, as in running text.
 */
export function htmlBraces(html: string, mdx: boolean): TextRange[] {
  const found: TextRange[] = [];
  if (!html.includes('{')) return found;
  const piece = new RegExp(HTML_PIECE, 'y');
  for (let at = 0; at < html.length;) {
    const sign = html[at];
    const end = sign === '{' ? endOfBraces(html, at) : null;
    if (end !== null && isMeant(html.slice(at, end), mdx)) found.push({ start: at, end });
    if (end !== null) at = end;
    else if (sign === '\\' && mdx) at += 2;
    else if (sign === '`') at = endOfCode(html, at);
    else if (sign !== '<') at += 1;
    else {
      piece.lastIndex = at;
      const written = piece.exec(html)?.[0] ?? sign;
      const name = /^<([A-Za-z][\w.:-]*)/.exec(written)?.[1] ?? '';
      at = isRawText(name) ? closingOf(html, name, at) : at + written.length;
    }
  }
  return found;
}

const isMeant = (braces: string, mdx: boolean): boolean => (mdx ? !braces.startsWith('{#') : PLAIN.test(braces));

/** Behind the brace that closes the one at an offset; `null` when none does. */
function endOfBraces(html: string, from: number): number | null {
  const reader = new BraceReader();
  for (let at = from; at < html.length && !reader.isTooDeep; at += 1) {
    if (reader.take(html.charCodeAt(at))) return at + 1;
  }
  return null;
}

/** Behind the code that begins with the backticks at an offset; behind these when nothing ends it. */
function endOfCode(html: string, from: number): number {
  const marks = /^`+/.exec(html.slice(from))?.[0] ?? '`';
  const inside = from + marks.length;
  const end = new RegExp(`(?<!\`)${marks}(?!\`)`, 'g');
  end.lastIndex = inside;
  return end.test(html) ? end.lastIndex : inside;
}
