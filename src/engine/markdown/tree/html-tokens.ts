import { decodeHTML, decodeHTMLAttribute } from 'entities';
import type { Attributes } from '../nodes';

/** A tag of HTML or of a component. */
export interface HtmlTag {
  kind: 'tag';
  name: string;
  role: 'open' | 'close' | 'self';
  attributes: Attributes;
  offset: number;
}

type HtmlToken =
  | HtmlTag
  | { kind: 'text'; text: string; offset: number }
  /** `isOpen`: an unclosed comment, which extends to the end of the page. */
  | { kind: 'comment'; text: string; isOpen: boolean; offset: number };

const PIECE =
  /<!--([\s\S]*?)(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([A-Za-z][\w.:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</g;

const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Cuts raw HTML into tags, text and comments, with character references turned into characters. */
export function htmlTokens(html: string): HtmlToken[] {
  return [...html.matchAll(PIECE)].map(
    ({ 0: piece, 1: comment, 2: slash, 3: name, 4: rest = '', index }): HtmlToken => {
      if (name !== undefined) {
        const role = slash === '/' ? 'close' : rest.endsWith('/') ? 'self' : 'open';
        return { kind: 'tag', name, role, attributes: attributesOf(rest), offset: index };
      }
      if (comment !== undefined || /^<[!?]/.test(piece)) {
        const isOpen = piece.startsWith('<!--') && !piece.endsWith('-->');
        return { kind: 'comment', text: comment ?? piece, isOpen, offset: index };
      }
      return { kind: 'text', text: decodeHTML(piece), offset: index };
    },
  );
}

function attributesOf(written: string): Attributes {
  return new Map(
    [...written.matchAll(ATTRIBUTE)].map(({ 1: name = '', 2: double, 3: single, 4: bare }) => {
      const value = double ?? single ?? bare;
      return [name, value === undefined ? true : decodeHTMLAttribute(value)];
    }),
  );
}
