import type { Nodes } from 'mdast';
import type { ArticleRaggedRow } from '../article';
import { placeOf } from './nodes';
import { report, type TreeSource } from '../tree/source';

/** What a row with another number of cells than the head is told of as. */
export const RAGGED_RULE = 'page/table';

/** What is wrong with such a row, and how to mend it. */
export function raggedRowWords({ cells, expected }: ArticleRaggedRow): { message: string; hint: string } {
  return {
    message: `The row has ${cells === 1 ? '1 cell' : `${cells} cells`}, the head of the table ${expected}.`,
    hint: 'Two rows may have run into one. A bar that belongs to the text is written `\\|`.',
  };
}

/** Reports rows with more cells than the head: what stands in those is on no page. */
export function reportLostCells(rows: readonly ArticleRaggedRow[], source: TreeSource): void {
  for (const row of rows)
    if (row.cells > row.expected)
      report(source, row, { rule: RAGGED_RULE, severity: 'warning', ...raggedRowWords(row) });
}

/** Rows of tables that have more cells than the head, which no browser shows, or fewer. */
export function collectRaggedRows(nodes: readonly Nodes[]): ArticleRaggedRow[] {
  const found: ArticleRaggedRow[] = [];
  for (const node of nodes) {
    if (node.type !== 'table') continue;
    const [head, ...rows] = node.children;
    const expected = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells !== expected) found.push({ cells, expected, ...placeOf(row) });
    }
  }
  return found;
}
