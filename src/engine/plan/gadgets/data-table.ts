import { code, escapeHtml } from './html';

/** From this many values on, a list is folded. */
const FOLD_FROM = 9;

/** Rows under a label; the first group may have none. */
export interface RowGroup {
  label?: string;
  rows: string[];
}

/** A table whose rows can be linked to, filtered by the client. The caption is finished HTML. */
export function dataTable(columns: string[], groups: RowGroup[], caption?: string): string {
  const head = `<thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>`;
  const bodies = groups
    .filter((group) => group.rows.length > 0)
    .map((group) => {
      const label =
        group.label === undefined
          ? ''
          : `<tr class="data-table__group"><th scope="rowgroup" colspan="${columns.length}">${escapeHtml(group.label)}</th></tr>`;
      return `<tbody>${label}${group.rows.join('')}</tbody>`;
    });
  const table = `<table class="data-table">${caption === undefined ? '' : `<caption>${caption}</caption>`}${head}${bodies.join('')}</table>`;
  return `<div class="table-scroll">${table}</div>`;
}

/** First cell of a row: the name as a link to the row itself. */
export function nameCell(id: string, name: string): string {
  return `<th scope="row"><a href="#${escapeHtml(id)}">${code(name)}</a></th>`;
}

/** A list of values as a sentence; long lists are folded. */
export function valueList(values: readonly string[]): string {
  if (values.length === 0) return '';
  const list = values.map(code).join(', ');
  return values.length < FOLD_FROM
    ? `. <span class="data-table__meta">Values: ${list}</span>`
    : `<details class="data-table__meta"><summary>${values.length} values</summary>${list}</details>`;
}
