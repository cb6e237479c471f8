import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Snippet } from './check-types';

/** All fences and inline code of a page; `body` is the text the tree was parsed from. */
export function collectSnippets(tree: Root, body: string): Snippet[] {
  const lines = body.split('\n');
  const snippets: Snippet[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') {
      snippets.push({
        kind: 'fence',
        lang: (node.lang ?? '').toLowerCase(),
        meta: node.meta ?? '',
        text: node.value,
        place: fencePlace(node.value, node.position?.start.line ?? 1, lines),
      });
    } else if (node.type === 'inlineCode') {
      const start = node.position?.start ?? { line: 1, column: 1 };
      const found = (lines[start.line - 1] ?? '').indexOf(node.value, start.column - 1);
      const column = found < 0 ? start.column : found + 1;
      snippets.push({
        kind: 'inline',
        lang: '',
        meta: '',
        text: node.value,
        place: (offset) => ({ line: start.line, column: column + offset }),
      });
    }
  });
  return snippets;
}

/** A fence in a list is indented: the column is found by looking the line up in the source. */
function fencePlace(text: string, fenceLine: number, lines: string[]): Snippet['place'] {
  return (offset) => {
    const before = text.slice(0, offset).split('\n');
    const line = fenceLine + before.length;
    const own = text.split('\n')[before.length - 1] ?? '';
    const indent = Math.max(0, (lines[line - 1] ?? '').indexOf(own));
    return { line, column: indent + (before.at(-1)?.length ?? 0) + 1 };
  };
}
