import type { Nodes, Root } from 'mdast';
import { placeOf } from '../text/nodes';
import type { TreeSource } from './source';
import { report } from './source';

/** Levels of lists, quotes and tags. Nobody reads deeper ones, and parsers take minutes for them. */
export const DEEPEST = 60;

/** Levels of a tree, where a level that is read may take three of nodes; what walks deeper ones runs out of stack. */
const DEEPEST_NODE = 3 * DEEPEST;

/** Marks of quotes and lists at the start of a line. */
const MARKS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
/** Spaces before a mark of a list: each level takes two at least. */
const INDENT = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;

/**
 * Whether a text is nested so deeply that parsing it would not end in a reasonable time, or not at all. The first
 * such line is reported. Code that looks sixty levels deep is refused as well.
 */
export function isTooDeep(body: string, source: TreeSource): boolean {
  const line = body.split('\n').findIndex((text) => depthOf(text) > DEEPEST);
  if (line < 0) return false;
  report(
    source,
    { line: line + 1, column: 1 },
    {
      rule: 'markdown/too-deep',
      message: `The lists and quotes of this line are more than ${DEEPEST} levels deep; the page is not read.`,
      hint: 'Use fewer levels.',
    },
  );
  return true;
}

function depthOf(line: string): number {
  const marks = MARKS.exec(line)?.[0].match(/>|[-*+]|\d+[.)]/g)?.length ?? 0;
  const indent = INDENT.exec(line)?.[1]?.replace(/\t/g, '    ').length ?? 0;
  return Math.max(marks, indent / 2);
}

/**
 * Empties a tree that is deeper than any text is written, such as one of thousands of asterisks, and reports the first
 * place. Goes through the tree without calling itself: that is what cannot be done with it.
 */
export function refuseDeepTree(root: Root, source: TreeSource): void {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > DEEPEST_NODE) {
      report(source, placeOf(node), {
        rule: 'markdown/too-deep',
        message: `The text is more than ${DEEPEST_NODE} levels deep here; the page is not read.`,
        hint: 'Use fewer levels.',
      });
      root.children = [];
      return;
    }
    if ('children' in node)
      for (let at = node.children.length - 1; at >= 0; at -= 1)
        open.push({ node: node.children[at] as Nodes, depth: depth + 1 });
  }
}
