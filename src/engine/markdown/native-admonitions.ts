import type { Root } from 'mdast';
import { resultsByText } from '../model/last-results';
import type { AdmonitionClose, AdmonitionOpen } from './nodes';
import { parseMarkdown } from './parse';
import { children, nodesOf } from './text/nodes';

/** The leaf of a line that opens or closes an admonition. */
type Leaf = AdmonitionOpen | AdmonitionClose;

/** A text in which the lines of admonitions are ones that plain Markdown knows. */
interface MaskedText {
  text: string;
  /** Puts the leaves of the lines into a tree of the text; `false` where one of them is no line of its own there. */
  unmask(tree: Root): boolean;
}

/** A line of an admonition, indented and in quotes or not. Behind the mark of a list item the rule would be another. */
const ADMONITION = /^([ \t>]*)(:::.*)$/gm;
/** Every line that might be one. */
const CANDIDATE = /^[ \t>*+\d.)-]*:::/gm;
/** What stands before the text of a title. */
const BEFORE_TITLE = /^:+[ \t]*[\w-]*[ \t]*\[?/;

/**
 * Writes rules (`***`) of the same length in the place of the lines that open and close admonitions. Both stand alone,
 * interrupt a paragraph and end a list, so the tree is the same but for these leaves, and every place in it is right.
 * A line within code or HTML is no rule in the tree, which `unmask` tells. `null` where a line cannot be masked, as one
 * whose title may hold a formula (`math`).
 */
export function maskAdmonitions(text: string, math: boolean): MaskedText | null {
  const count = text.match(CANDIDATE)?.length ?? 0;
  if (count === 0) return { text, unmask: () => true };
  const leaves = new Map<string, Leaf>();
  let line = 1;
  let counted = 0;
  const masked = text.replace(ADMONITION, (whole, before: string, rest: string, offset: number) => {
    for (; counted < offset; counted += 1) if (text[counted] === '\n') line += 1;
    const start = { line, column: before.length + 1, offset: offset + before.length };
    const leaf = math && rest.includes('$') ? null : leafOf(rest, start);
    if (leaf === null) return whole;
    leaves.set(`${start.line}:${start.column}`, leaf);
    return before + rest.replace(/\S.*\S/, (shown) => '*'.repeat(shown.length));
  });
  if (leaves.size < count) return null;
  return { text: masked, unmask: (tree) => putLeaves(tree, leaves) === count };
}

/** Lines that were read, with what they are as JSON: most are `:::` alone, or have a title that many pages have. */
const readBefore = resultsByText<string>(500);

/** The leaf of a line that begins at a place of the page; `null` for a line that is none, or not by itself. */
function leafOf(line: string, start: { line: number; column: number; offset: number }): Leaf | null {
  const leaf = JSON.parse(readBefore.of(line, () => JSON.stringify(readLeaf(line)))) as Leaf | null;
  if (leaf === null) return null;
  for (const { position } of nodesOf(leaf)) {
    for (const point of position ? [position.start, position.end] : []) {
      point.line += start.line - 1;
      point.column += start.column - 1;
      if (point.offset !== undefined) point.offset += start.offset;
    }
  }
  return leaf;
}

function readLeaf(line: string): Leaf | null {
  // A bracket in the title may refer to a definition elsewhere on the page.
  if (line.replace(BEFORE_TITLE, '').includes('[')) return null;
  const [leaf, ...more] = parseMarkdown(line, false).children;
  return more.length === 0 && (leaf?.type === 'admonitionOpen' || leaf?.type === 'admonitionClose') ? leaf : null;
}

/** Replaces the rules at the places of leaves and gives how many there were. */
function putLeaves(tree: Root, leaves: ReadonlyMap<string, Leaf>): number {
  let put = 0;
  for (const parent of nodesOf(tree)) {
    for (const [index, { type, position }] of children(parent).entries()) {
      const leaf =
        type === 'thematicBreak' && position && leaves.get(`${position.start.line}:${position.start.column}`);
      if (!leaf) continue;
      children(parent)[index] = leaf;
      put += 1;
    }
  }
  return put;
}
