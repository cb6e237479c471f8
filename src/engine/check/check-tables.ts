import type { Diagnostic } from '../model/diagnostic';
import type { CheckedPage } from './check-content';

const FENCE = /^\s*(`{3,}|~{3,})/;
/** A row as the pages write it: a bar at both ends. */
const ROW = /^\s*\|.*\|\s*$/;
/** A bar that ends a cell; an escaped one belongs to the text, inside of code as well. */
const BAR = /(?<!\\)\|/g;

/**
 * Every row of a table has as many cells as its head. A browser shows others without a word: cells that are too many
 * are dropped, those that are missing stay empty.
 */
export function checkTables(page: CheckedPage): Diagnostic[] {
  const found: Diagnostic[] = [];
  let fence: string | null = null;
  let expected: number | null = null;
  for (const [index, line] of page.text().split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      continue;
    }
    if (mark !== undefined) fence = mark;
    if (mark !== undefined || !ROW.test(line)) {
      expected = null;
      continue;
    }
    const cells = (line.match(BAR) ?? []).length - 1;
    expected ??= cells;
    if (cells !== expected) found.push(raggedRow(page.file, index + 1, cells, expected));
  }
  return found;
}

function raggedRow(file: string, line: number, cells: number, expected: number): Diagnostic {
  return {
    file,
    line,
    column: 1,
    rule: 'page/table',
    severity: 'error',
    message: `The row has ${count(cells)}, the head of the table ${expected}.`,
    hint: 'Two rows may have run into one. A bar that belongs to the text is written `\\|`.',
  };
}

const count = (cells: number): string => (cells === 1 ? '1 cell' : `${cells} cells`);
