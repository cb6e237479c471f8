import strings from 'virtual:strings/workbench';
import type { SiteData } from '../../../shared/site-data';
import { fillCount } from '../../../shared/strings/format';
import { failureOf } from '../../../shared/workbench/output/failures';
import { conditionFor, filterFlag } from '../../../shared/workbench/output/filter';
import { compareValues } from '../../../shared/workbench/output/order';
import type { OutputTable } from '../../../shared/workbench/output/pasted-output';
import type { Recognised } from '../../../shared/workbench/output/recognise';
import { hasHidden } from '../../../shared/visible-text';
import { printWords } from '../../../shared/workbench/quote';
import { copyWith } from '../../behaviours/copy';
import { make } from '../../behaviours/dom';
import { nextFrame } from '../../scheduling';

/** Rows that are shown at first and come in one task: as many as a slow phone lays out within a tenth of a second. */
const ROWS_AT_ONCE = 25;
/** Rows that a press shows more. */
const ROWS_MORE = 100;
/** Conditions of the filter for a row. */
const MOST_CONDITIONS = 4;

/** A row, and the filter for failures that it meets. */
interface Row {
  values: readonly string[];
  failure: string | null;
}

/** The table of pasted output, sorted by a press on a title; rows that tell of a failure say so. */
export function sortableTable({ names, rows: read }: OutputTable, found: Recognised, site: SiteData): HTMLElement[] {
  const failureIn = failureFinder(found);
  let rows = read.map((values): Row => ({ values, failure: failureIn(values) }));
  const hasFailures = rows.some(({ failure }) => failure !== null);
  const body = make('tbody', {});
  const region = make('div', { class: 'workbench__output', role: 'region', tabindex: '0', 'aria-label': strings.rows });
  const count = make('span', {});
  const more = make('button', { type: 'button', class: 'button' }, strings.moreRows);
  let shown = Math.min(ROWS_AT_ONCE, rows.length);

  const elementOf = (row: Row): HTMLElement => rowOf(row, found, hasFailures);
  function showCount(): void {
    count.textContent = fillCount(strings.rowCount, document.documentElement.lang, rows.length, {
      shown: String(shown),
    });
    more.hidden = shown === rows.length;
  }
  async function showUpTo(wanted: number): Promise<void> {
    const last = Math.min(wanted, rows.length);
    while (shown < last) {
      const next = Math.min(shown + ROWS_AT_ONCE, last);
      body.append(...rows.slice(shown, next).map(elementOf));
      shown = next;
      showCount();
      await nextFrame();
    }
  }
  function sortBy(column: number, isDown: boolean): void {
    const valueOf = ({ values }: Row): string => values[column] ?? '';
    rows = [...rows].sort((a, b) => compareValues(valueOf(a), valueOf(b)) * (isDown ? -1 : 1));
    const before = shown;
    shown = Math.min(ROWS_AT_ONCE, shown);
    body.replaceChildren(...rows.slice(0, shown).map(elementOf));
    void showUpTo(before);
  }
  more.addEventListener('click', () => {
    void showUpTo(shown + ROWS_MORE).then(() => {
      // The button goes with the last rows, and the focus with it.
      if (more.hidden) region.focus({ preventScroll: true });
    });
  });
  body.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    const filter = button && filterFor(rows[button.closest('tr')?.sectionRowIndex ?? -1]?.values ?? [], found);
    if (button && filter !== null) void copyWith(button, filter, site.strings.article);
  });

  body.append(...rows.slice(0, shown).map(elementOf));
  showCount();
  const heads = [...(hasFailures ? [make('td', {})] : []), ...titles(names, sortBy), make('td', {})];
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), body);
  region.append(table);
  return [...failureNote(rows, found), region, make('p', { class: 'workbench__line' }, count, more)];
}

/** The titles of a table; a press sorts by one, another one the other way round. */
function titles(names: readonly string[], sortBy: (column: number, isDown: boolean) => void): HTMLElement[] {
  const heads = names.map((name, column) => {
    const button = make('button', { type: 'button' }, name);
    const head = make('th', { scope: 'col' }, button);
    button.addEventListener('click', () => {
      const isDown = head.getAttribute('aria-sort') === 'ascending';
      for (const one of heads) one.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
      sortBy(column, isDown);
    });
    return head;
  });
  return heads;
}

/** How many rows tell of a failure, and the filters that find them; nothing for a gadget that knows of none. */
function failureNote(rows: readonly Row[], found: Recognised): HTMLElement[] {
  const met = rows.flatMap(({ failure }) => failure ?? []);
  if (met.length === 0) return [];
  const sentence = fillCount(strings.failures, document.documentElement.lang, met.length);
  const filters = [...new Set(met)].map((filter) => make('code', {}, asFlag(filter, found)));
  return [make('p', { class: 'workbench__line' }, sentence, ...filters)];
}

/** Tells which filter for failures a row meets. */
function failureFinder({ source, fields }: Recognised): (row: readonly string[]) => string | null {
  const columns = new Map(fields.map((field, column) => [field?.name, column]));
  const find = failureOf(source.failures ?? []);
  return (row) =>
    find((name) => {
      const column = columns.get(name);
      return column === undefined ? null : (row[column] ?? '');
    });
}

function rowOf({ values, failure }: Row, found: Recognised, hasFailures: boolean): HTMLElement {
  const copy = filterFor(values, found) === null ? [] : [make('button', BUTTON, strings.copyRow)];
  return make(
    'tr',
    { 'data-failure': failure === null ? null : '' },
    ...(hasFailures ? [make('td', {}, failure === null ? '' : strings.failure)] : []),
    ...values.map((value) => make('td', {}, value)),
    make('td', {}, ...copy),
  );
}

const BUTTON = { type: 'button', class: 'button' };

/** Conditions on texts of a row, `null` when it has none; numbers and times are seldom the same again. */
function filterFor(row: readonly string[], found: Recognised): string | null {
  const conditions = found.fields.flatMap((field, column) => {
    const value = row[column] ?? '';
    return field &&
      value !== '' &&
      !hasHidden(value) &&
      (field.type === 'string' || field.type === undefined) &&
      !field.hidden
      ? [conditionFor(field, value)]
      : [];
  });
  return conditions.length === 0 ? null : asFlag(conditions.slice(0, MOST_CONDITIONS).join(','), found);
}

function asFlag(filter: string, { gadget, source }: Recognised): string {
  return printWords([filterFlag(gadget, source), filter]);
}
