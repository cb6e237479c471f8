import type { List, Nodes, RootContent } from 'mdast';
import type { AdmonitionClose } from '../nodes';

/**
 * Takes the line of colons from the end of a list, where formatters put the line that closes the admonition around
 * it. `null` where the list ends in something else, or in the end of an admonition that began in the same item.
 */
export function takeClosingLine(list: List, colons: number): AdmonitionClose | null {
  const item = list.children.at(-1);
  if (!item) return null;
  const siblings = item.children as RootContent[];
  const last = siblings.at(-1);
  if (last?.type === 'list') return takeClosingLine(last, colons);
  if (last?.type !== 'admonitionClose' || last.value.length < colons || opensOne(siblings)) return null;
  siblings.pop();
  return last;
}

/** Whether one more admonition begins among nodes than ends before the last of them. */
function opensOne(nodes: readonly Nodes[]): boolean {
  const count = (type: Nodes['type']): number => nodes.filter((node) => node.type === type).length;
  return count('admonitionOpen') >= count('admonitionClose');
}
