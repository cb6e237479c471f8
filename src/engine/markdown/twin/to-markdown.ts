import type { Definition, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Join, type Options } from 'mdast-util-to-markdown';
import { nodesOf } from '../text/nodes';
import { rowNames } from '../text/row-names';
import { flattenBlocks } from './flatten';

/** The text of an alert stands right below its sign. */
const joinAlert: Join = (left, right) =>
  left.type === 'html' && /^\[!\w+\]$/.test(left.value) && right.type === 'paragraph' ? 0 : undefined;

const TWIN_OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  resourceLink: true,
  join: [joinAlert],
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * The plain Markdown of an article, for programs that read for people: what the page says, in its order, without what
 * only a browser can use. What versions differ in are slots.
 */
export function toTwin(root: Root, variables: ReadonlySet<string>): string {
  const nodes = nodesOf(root);
  const definitions = new Map<string, Definition>();
  for (const node of nodes)
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  const named = new Set(nodes.flatMap((node) => (node.type === 'table' ? rowNames(node, variables) : [])));
  const children = flattenBlocks(root.children, { variables, definitions, named });
  return toMarkdown({ type: 'root', children }, TWIN_OPTIONS).trim();
}
