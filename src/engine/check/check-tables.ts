import { RAGGED_RULE, raggedRowWords } from '../markdown/text/ragged-rows';
import type { Diagnostic } from '../model/diagnostic';
import type { CheckedPage } from './checked-pages';

/**
 * No row of a table has fewer cells than its head: those that are missing stay empty without a word. Cells that are too
 * many are lost, so the compiler itself tells of them.
 */
export function checkTables({ file, article }: CheckedPage): Diagnostic[] {
  return article.raggedRows
    .filter(({ cells, expected }) => cells < expected)
    .map((row) => ({
      file,
      line: row.line,
      column: row.column,
      rule: RAGGED_RULE,
      severity: 'error',
      ...raggedRowWords(row),
    }));
}
