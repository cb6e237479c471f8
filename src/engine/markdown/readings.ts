import type { Nodes, Root } from 'mdast';
import type { SourceDocument } from '../read/documents';
import { nodesOf } from './text/nodes';
import type { TreeSource } from './tree/source';

/** A way to read a file, and the others that are tried when it finds a mistake. */
type Readings = readonly [mdx: boolean, ...others: boolean[]];

/**
 * How a file is read: as its head says, else as its ending does. `parse` is there where plain Markdown is read as MDX
 * first, as other builders do, and as Markdown where that reading finds a mistake. Where both have the same tree, the
 * one of Markdown is made faster.
 */
export function readingsOf({ file }: SourceDocument, body: string, parse: TreeSource['parse'] | false): Readings {
  const readings = readingsByName(file, parse !== false);
  return parse && readings.length > 1 && isSameAsMdx(parse(body, false), body) ? [false] : readings;
}

/** The same by the name of a file alone. */
export function readingsByName(file: string, mdxFirst: boolean): Readings {
  if (file.endsWith('.mdx')) return [true];
  return mdxFirst ? [true, false] : [false];
}

/** The first reading that finds no mistake; the last one where each finds some. */
export function firstSound<Reading extends { source: Pick<TreeSource, 'problems'> }>(
  [mdx, ...others]: Readings,
  read: (mdx: boolean) => Reading,
): Reading {
  const reading = read(mdx);
  const [next, ...rest] = others;
  const isSound = reading.source.problems.every(({ severity }) => severity !== 'error');
  return isSound || next === undefined ? reading : firstSound([next, ...rest], read);
}

/** What both kinds of files have, and read alike: no tags, no braces, no code by indentation. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'root paragraph heading list listItem blockquote thematicBreak emphasis strong delete inlineCode break image ' +
    'linkReference imageReference definition table tableRow tableCell footnoteDefinition footnoteReference ' +
    'admonitionOpen admonitionClose math inlineMath'
  ).split(' '),
);

/**
 * A line in a paragraph that is indented so far that only MDX, which has no code by indentation, takes its mark for the
 * beginning of a block.
 */
const INDENTED_MARK = /\n[ \t>]*(?: {4}|\t)[ \t]*(?:[-*+#>`~|:=$]|\d+[.)])/;
/** The mark of a fence; code by indentation has it in its own text. */
const FENCE = /^\s*(?:`{3}|~{3})/;
/** A line in a fence that ends it where it may be indented further than plain Markdown allows. */
const INDENTED_END = /^[ \t]+(?:`{3,}|~{3,})[ \t]*$/m;

function isSameAsMdx(root: Root, body: string): boolean {
  const begins = (node: Nodes, mark: RegExp): boolean => mark.test(body.slice(node.position?.start.offset).trimStart());
  return nodesOf(root).every((node) => {
    if (node.type === 'text') return !/[{}]/.test(node.value);
    if (node.type === 'code') return begins(node, FENCE) && !FENCE.test(node.value) && !INDENTED_END.test(node.value);
    if (node.type === 'paragraph' || node.type === 'heading')
      return !INDENTED_MARK.test(body.slice(node.position?.start.offset, node.position?.end.offset));
    // An address between angle brackets is a tag there.
    if (node.type === 'link') return !begins(node, /^</);
    return COMMON.has(node.type);
  });
}
