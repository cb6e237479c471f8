import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { placeOf } from './text/nodes';
import { readAdmonitions } from './tree/admonitions';
import { reportForeign } from './tree/foreign';
import { nestTags } from './tree/nest';
import { report, type TreeSource } from './tree/source';

/**
 * Parses the body of a Markdown file: GitHub's Markdown, admonitions and components. Mistakes are reported to the
 * source; nothing is thrown.
 */
export function parseMarkdown(body: string, source: TreeSource): Root {
  const root = markdownToMdast(body, {
    features: { gfm: true, frontmatter: false, math: false, directive: true },
  }) as Root;
  refuseDeepTree(root, source);
  readAdmonitions(root, body, source);
  reportForeign(root, body, source);
  nestTags(root, source);
  refuseDeepTree(root, source);
  return root;
}

/** Levels of a tree. Nobody writes deeper ones, and what walks them would run out of stack. */
const DEEPEST = 180;

/** Empties a tree that is too deep and reports the first place. A loop, because recursion is what cannot be done. */
function refuseDeepTree(root: Root, source: TreeSource): void {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > DEEPEST) {
      report(source, placeOf(node), {
        rule: 'markdown/too-deep',
        message: 'The lists, quotes or tags are nested too deeply here; the page is not read.',
        hint: 'Use fewer levels.',
      });
      root.children = [];
      return;
    }
    if ('children' in node)
      for (const child of node.children.toReversed()) open.push({ node: child, depth: depth + 1 });
  }
}
