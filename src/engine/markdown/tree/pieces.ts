import { decodeHTMLStrict } from 'entities';
import type { Nodes, RootContent } from 'mdast';
import type { Braces } from '../nodes';
import { placeOf } from '../parse';
import { readTagSource, type TagSource } from '../syntax/tag-source';
import { isVerbatim, markdownInHtml, withoutEscapes } from './html-text';
import { htmlTokens } from './html-tokens';
import type { NestContext } from './nest-context';
import { placesIn, report, type Place, type TreeSource } from './source';
import { splitParagraph } from './split-paragraph';

/** A node of the flat tree, or a tag that was found in it. */
export type Piece = RootContent | TagPiece;

/** A tag, with how it is written. */
export interface TagPiece {
  type: 'tagSource';
  tag: TagSource;
  written: string;
  place: Place;
}

/** Texts and codes of a line, in which no tag is opened or closed. */
export const isWords = ({ type }: RootContent): boolean => type === 'text' || type === 'inlineCode';

/** A node as it is, or the tags, texts and comments that it is made of. */
export function piecesOf(node: RootContent, context: NestContext): Piece[] {
  if (node.type === 'tag') {
    const { value: written } = node;
    const tag = {
      type: 'tagSource' as const,
      tag: readTagSource(written, decodeHTMLStrict),
      written,
      place: placeOf(node),
    };
    return /^<\/?>$/.test(node.value) ? [] : [tag];
  }
  if (node.type === 'html') return htmlPieces(node.value, node, context.source);
  if (node.type === 'paragraph' && !node.children.every(isWords)) {
    return splitParagraph(node, context).flatMap((part) =>
      part.type === 'paragraph' ? [part] : piecesOf(part, context),
    );
  }
  return [node];
}

function htmlPieces(html: string, node: Nodes, source: TreeSource): Piece[] {
  const tokens = htmlTokens(html, source.mdx);
  const placeAt = placesIn(node, html);
  const hasPre = /<pre/i.test(html);
  let verbatim = 0;
  return tokens.flatMap((token, index): Piece[] => {
    const place = (): Place => placeAt(token.offset);
    if (token.kind === 'tag') {
      if (isVerbatim(token.tag.name)) verbatim += token.tag.kind === 'open' ? 1 : token.tag.kind === 'close' ? -1 : 0;
      return [{ type: 'tagSource', tag: token.tag, written: token.written, place: place() }];
    }
    if (token.kind === 'braces') return [bracesNode(token.text, place())];
    // Space between tags of blocks means nothing, but in preformatted text.
    if (token.kind === 'text' && !hasPre && /^\s*\n\s*$/.test(token.text)) return [];
    if (token.kind === 'text') {
      const areLines = /^[ \t]*\n/.test(token.text) && (index === tokens.length - 1 || /\n[ \t]*$/.test(token.text));
      const read = verbatim > 0 ? null : markdownInHtml(token.written, areLines, place, source);
      const value = verbatim > 0 && source.mdx ? withoutEscapes(token.written) : token.text;
      return read ?? [{ type: 'text', value, ...(node.position && { position: node.position }) }];
    }
    if (token.isOpen) reportComment(source, place());
    return token.text.trim() === 'truncate' ? [{ type: 'truncate', value: '' }] : [];
  });
}

function bracesNode(value: string, { line, column }: Place): Braces {
  const breaks = value.split('\n');
  const last = breaks.at(-1) ?? '';
  const end = { line: line + breaks.length - 1, column: (breaks.length > 1 ? 1 : column) + last.length };
  return { type: 'braces', value, position: { start: { line, column }, end } };
}

function reportComment(source: TreeSource, place: Place): void {
  report(source, place, {
    rule: 'markdown/unclosed-comment',
    message: 'The comment is never closed, so nothing behind it is shown.',
    hint: 'Write --> at its end.',
  });
}
