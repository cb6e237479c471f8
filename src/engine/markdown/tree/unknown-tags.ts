import type { PhrasingContent, RootContent } from 'mdast';
import type { TagSource } from '../syntax/tag-source';
import type { Piece, TagPiece } from './pieces';

/** Elements that describe the document. The site does so itself, so they are left out. */
const OF_THE_DOCUMENT = new Set(['link', 'meta', 'base']);

/** Elements whose content browsers do not show. */
const UNSHOWN = new Set(['style', 'template']);

/** Elements whose content is no Markdown: it would be lost with them. */
const LOST = new Set(['script', 'xmp']);

/** Words for a value to put in, as writers leave them in commands: `<YOUR_TOKEN>`, `<T>`. */
const PLACEHOLDER = /^[A-Z][A-Z0-9_-]*$/;

/** What becomes of a tag that is no component and no element which pages may hold. */
export type UnknownTag =
  /** It would run code, or take words with it. */
  | 'refused'
  | 'left out'
  /** The same with what stands between it and its closing tag. */
  | 'left out whole'
  /** What stands between it and its closing tag is shown without it. */
  | 'unwrapped'
  /** It is shown as it is written. */
  | 'text';

/**
 * Says what becomes of an unknown tag; `paired` are the tags of a list that have their counterpart in it. A drawing
 * shows no tags.
 */
export function readUnknownTag(
  name: string,
  piece: TagPiece,
  paired: ReadonlySet<TagPiece>,
  inDrawing: boolean,
): UnknownTag {
  if (UNSHOWN.has(name) && paired.has(piece)) return 'left out whole';
  if (OF_THE_DOCUMENT.has(name) || UNSHOWN.has(name)) return 'left out';
  if (LOST.has(name)) return 'refused';
  if (inDrawing) return paired.has(piece) ? 'unwrapped' : 'left out';
  if (/^[A-Z]/.test(name) && (paired.has(piece) || !isPlaceholder(piece.tag))) return 'refused';
  return paired.has(piece) ? 'unwrapped' : 'text';
}

function isPlaceholder({ name, kind, attributes }: TagSource): boolean {
  return kind === 'open' && attributes.size === 0 && PLACEHOLDER.test(name);
}

/** The opening and closing tags of a list of pieces that belong together by their names. */
export function pairedTags(pieces: readonly Piece[]): ReadonlySet<TagPiece> {
  const paired = new Set<TagPiece>();
  const open = new Map<string, TagPiece[]>();
  for (const piece of pieces) {
    if (piece.type !== 'tagSource' || piece.tag.kind === 'self') continue;
    const { name, kind } = piece.tag;
    const before = open.get(name) ?? [];
    if (kind === 'open') {
      before.push(piece);
      open.set(name, before);
    } else {
      const counterpart = before.pop();
      if (counterpart) paired.add(counterpart).add(piece);
    }
  }
  return paired;
}

/** A tag as text: beside other text, or in a paragraph of its own. */
export function writtenTag({ written, place }: TagPiece, isInline: boolean): RootContent {
  const position = { start: place, end: place };
  const text: PhrasingContent = { type: 'text', value: written, position };
  return isInline ? text : { type: 'paragraph', children: [text], position };
}
