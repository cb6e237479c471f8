import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { readTagSource, type TagSource } from '../syntax/tag-source';

/** A piece of raw HTML. `offset` is where it begins. */
type HtmlToken =
  | { kind: 'tag'; tag: TagSource; written: string; offset: number }
  /** `written` is the text with its character references. */
  | { kind: 'text'; text: string; written: string; offset: number }
  /** `isOpen`: a comment without an end, which goes on to the end of the page. */
  | { kind: 'comment'; text: string; isOpen: boolean; offset: number };

const PIECE = /<!--([\s\S]*?)(?:-->|$)|<[!?][^>]*>|<\/?[A-Za-z][\w.:-]*(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+|</g;

/** Elements whose content is no HTML. None may stand in content; what is in them goes away with them. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'xmp', 'noscript', 'template']);

/** Cuts raw HTML into tags, text and comments, with character references turned into characters. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let skipTo = 0;
  for (const match of html.matchAll(PIECE)) {
    const [piece, comment] = match;
    const offset = match.index;
    if (offset < skipTo) continue;
    if (comment !== undefined || /^<[!?]/.test(piece)) {
      const isOpen = piece.startsWith('<!--') && !piece.endsWith('-->');
      tokens.push({ kind: 'comment', text: comment ?? piece, isOpen, offset });
    } else if (/^<\/?[A-Za-z]/.test(piece)) {
      const tag = readTagSource(piece, decodeHTMLAttribute);
      tokens.push({ kind: 'tag', tag, written: piece, offset });
      if (tag.kind === 'open' && RAW_TEXT.has(tag.name.toLowerCase())) skipTo = closingOf(html, tag.name, offset);
    } else {
      tokens.push({ kind: 'text', text: decodeHTML(piece), written: piece, offset });
    }
  }
  return tokens;
}

/** Offset of the closing tag of a raw text element; the end where it is missing. */
function closingOf(html: string, name: string, from: number): number {
  const at = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, from);
  return at < 0 ? html.length : at;
}
