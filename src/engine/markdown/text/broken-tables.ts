import type { Nodes } from 'mdast';
import { placeIn, report, type TreeSource } from '../tree/source';

/** The line between head and rows of a table; one without bars may be an underline or a rule. */
const DELIMITER =
  /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^[ \t]*\|[ \t]*:?-+:?[ \t]*\|[ \t]*$/;

/** Reports tables that are shown as text, bars and all, because their first two lines have not as many cells. */
export function reportBrokenTables(nodes: readonly Nodes[], body: string, source: TreeSource): void {
  const lines = body.split('\n');
  for (const node of nodes) {
    if (node.type !== 'text') continue;
    let offset = 0;
    for (const line of node.value.split('\n')) {
      if (DELIMITER.test(line)) {
        const place = placeIn(node, node.value, offset);
        report(source, place, {
          rule: 'markdown/table',
          severity: 'warning',
          message: `The table is shown as text: ${reason(lines, place.line)}`,
          hint: 'Give both lines as many cells. A bar that belongs to the text, in code too, is written `\\|`.',
        });
      }
      offset += line.length + 1;
    }
  }
}

function reason(lines: readonly string[], number: number): string {
  const above = cellsOf(lines[number - 2] ?? '');
  const below = cellsOf(lines[number - 1] ?? '');
  return above > 1 && above !== below
    ? `its head has ${above} cells and the line below it ${below}.`
    : 'no head fits the line between head and rows.';
}

/** Cells of a line, by the bars that are not escaped; those at its ends are none. */
const cellsOf = (line: string): number =>
  line
    .replace(/^[>\s]*\|?|\|?\s*$/g, '')
    .replace(/\\./g, '')
    .split('|').length;
