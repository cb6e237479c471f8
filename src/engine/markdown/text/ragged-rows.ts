import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ArticleRaggedRow } from '../article';
import { placeOf } from '../parse';

/** Rows of tables that have more cells than the head, which no browser shows, or fewer. */
export function collectRaggedRows(tree: Root): ArticleRaggedRow[] {
  const found: ArticleRaggedRow[] = [];
  visit(tree, 'table', ({ children: [head, ...rows] }: Table) => {
    const expected = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== expected) found.push({ cells, expected, ...placeOf(row) });
    }
  });
  return found;
}
