import strings from 'virtual:strings/workbench';
import type { SiteData } from '../../../shared/site-data';
import { fillCount } from '../../../shared/strings/format';
import { failureOf } from '../../../shared/workbench/output/failures';
import { conditionFor, filterFlag } from '../../../shared/workbench/output/filter';
import { compareValues } from '../../../shared/workbench/output/order';
import type { OutputTable } from '../../../shared/workbench/output/pasted-output';
import type { Recognised } from '../../../shared/workbench/output/recognise';
import { inQuotes } from '../../../shared/workbench/quote';
import { copyWith } from '../../behaviours/copy';
import { make } from '../../behaviours/dom';

/** Rows beyond these are counted, not shown. */
const MOST_ROWS = 500;
/** Conditions of the filter for a row. */
const MOST_CONDITIONS = 4;

/** The table of pasted output, sorted by a press on a title; rows that tell of a failure say so. */
export function sortableTable({ names, rows }: OutputTable, found: Recognised, site: SiteData): HTMLElement[] {
  let shown = rows.slice(0, MOST_ROWS);
  const body = make('tbody', {});
  const heads = names.map((name, column) => {
    const button = make('button', { type: 'button' }, name);
    const head = make('th', { scope: 'col' }, button);
    button.addEventListener('click', () => {
      const isDown = head.getAttribute('aria-sort') === 'ascending';
      for (const one of heads) one.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
      shown = [...shown].sort((a, b) => compareValues(a[column] ?? '', b[column] ?? '') * (isDown ? -1 : 1));
      show();
    });
    return head;
  });
  const hasFailures = rows.some((row) => failureIn(row, found) !== null);
  const show = (): void => body.replaceChildren(...shown.map((row) => rowOf(row, found, hasFailures, site)));
  show();
  const head = make('thead', {}, make('tr', {}, ...(hasFailures ? [make('td', {})] : []), ...heads, make('td', {})));
  return [
    ...failureNote(rows, found),
    make(
      'div',
      { class: 'workbench__output', role: 'region', tabindex: '0', 'aria-label': strings.rows },
      make('table', {}, head, body),
    ),
  ];
}

/** How many rows tell of a failure, and the filters that find them; nothing for a gadget that knows of none. */
function failureNote(rows: OutputTable['rows'], found: Recognised): HTMLElement[] {
  const met = rows.flatMap((row) => failureIn(row, found) ?? []);
  if (met.length === 0) return [];
  const sentence = fillCount(strings.failures, document.documentElement.lang, met.length);
  const filters = [...new Set(met)].map((filter) => make('code', {}, asFlag(filter, found)));
  return [make('p', { class: 'workbench__line' }, sentence, ...filters)];
}

function failureIn(row: readonly string[], { source, fields }: Recognised): string | null {
  return failureOf(source.failures ?? [], (name) => {
    const column = fields.findIndex((field) => field?.name === name);
    return column < 0 ? null : (row[column] ?? '');
  });
}

function rowOf(row: readonly string[], found: Recognised, hasFailures: boolean, site: SiteData): HTMLElement {
  const filter = filterFor(row, found);
  const copy = filter === null ? [] : [copyButton(filter, site)];
  const isFailure = failureIn(row, found) !== null;
  return make(
    'tr',
    { 'data-failure': isFailure ? '' : null },
    ...(hasFailures ? [make('td', {}, isFailure ? strings.failure : '')] : []),
    ...row.map((value) => make('td', {}, value)),
    make('td', {}, ...copy),
  );
}

function copyButton(filter: string, site: SiteData): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, strings.copyRow);
  button.addEventListener('click', () => void copyWith(button, filter, site.strings.article));
  return button;
}

/** Conditions on texts of a row, `null` when it has none; numbers and times are seldom the same again. */
function filterFor(row: readonly string[], found: Recognised): string | null {
  const conditions = found.fields.flatMap((field, column) => {
    const value = row[column] ?? '';
    return field && value !== '' && (field.type === 'string' || field.type === undefined) && !field.hidden
      ? [conditionFor(field, value)]
      : [];
  });
  return conditions.length === 0 ? null : asFlag(conditions.slice(0, MOST_CONDITIONS).join(','), found);
}

function asFlag(filter: string, { gadget, source }: Recognised): string {
  return `${filterFlag(gadget, source)} ${inQuotes(filter)}`;
}
