import type { Diagnostic } from '../model/diagnostic';
import type { CheckedPage } from './checked-pages';

/**
 * Every row of a table has as many cells as its head. A browser shows others without a word: cells that are too many
 * are dropped, those that are missing stay empty.
 */
export function checkTables({ file, article }: CheckedPage): Diagnostic[] {
  return article.raggedRows.map(({ line, column, cells, expected }) => ({
    file,
    line,
    column,
    rule: 'page/table',
    severity: 'error',
    message: `The row has ${count(cells)}, the head of the table ${expected}.`,
    hint: 'Two rows may have run into one. A bar that belongs to the text is written `\\|`.',
  }));
}

const count = (cells: number): string => (cells === 1 ? '1 cell' : `${cells} cells`);
