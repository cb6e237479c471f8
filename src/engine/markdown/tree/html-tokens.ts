import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { readTagSource, type TagSource } from '../syntax/tag-source';
import { htmlBraces, type TextRange } from './html-braces';
import { closingOf, HTML_PIECE, isRawText, MDX_PIECE } from './html-pieces';

/** A piece of raw HTML. `offset` is where it begins. */
type HtmlToken =
  | { kind: 'tag'; tag: TagSource; written: string; offset: number }
  /** `written` is the text with its character references. */
  | { kind: 'text'; text: string; written: string; offset: number }
  /** `isOpen`: a comment without an end, which goes on to the end of the page. */
  | { kind: 'comment'; text: string; isOpen: boolean; offset: number }
  /** An expression or a comment of MDX. */
  | { kind: 'braces'; text: string; offset: number };

/**
 * Cuts raw HTML into tags, text, comments and what stands in braces, with character references turned into characters.
 * `mdx` takes every expression in braces, else they are comments and texts in quotes.
 */
export function htmlTokens(html: string, mdx: boolean): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let from = 0;
  for (const { start, end } of htmlBraces(html, mdx)) {
    tokens.push(...plainTokens(html, { start: from, end: start }, mdx));
    tokens.push({ kind: 'braces', text: html.slice(start, end), offset: start });
    from = end;
  }
  return [...tokens, ...plainTokens(html, { start: from, end: html.length }, mdx)];
}

function plainTokens(html: string, { start, end }: TextRange, mdx: boolean): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let skipTo = 0;
  for (const match of html.slice(start, end).matchAll(mdx ? MDX_PIECE : HTML_PIECE)) {
    const [piece, comment] = match;
    const offset = start + match.index;
    if (offset < skipTo) continue;
    if (comment !== undefined || /^<[!?]/.test(piece)) {
      const isOpen = piece.startsWith('<!--') && !piece.endsWith('-->');
      tokens.push({ kind: 'comment', text: comment ?? piece, isOpen, offset });
    } else if (/^<\/?[A-Za-z]/.test(piece)) {
      const tag = readTagSource(piece, decodeHTMLAttribute);
      tokens.push({ kind: 'tag', tag, written: piece, offset });
      if (tag.kind === 'open' && isRawText(tag.name)) skipTo = closingOf(html, tag.name, offset);
    } else {
      tokens.push({ kind: 'text', text: decodeHTML(piece), written: piece, offset });
    }
  }
  return tokens;
}
