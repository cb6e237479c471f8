import { memo, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { counted } from '../../../shared/strings/format';
import { hasHidden } from '../../../shared/text';
import { conditionFor, filterFlag } from '../../../shared/workbench/output/filter';
import { compareValues, failureOf } from '../../../shared/workbench/output/rows';
import type { OutputTable } from '../../../shared/workbench/output/pasted-output';
import type { Recognised } from '../../../shared/workbench/output/recognise';
import { printWords } from '../../../shared/workbench/quote';
import { Button } from '../../components/controls';
import { CopyButton } from '../../components/CopyButton';

/** Rows shown at first, and added by a press: as many as a slow phone lays out within a tenth of a second. */
const ROWS_AT_ONCE = 25;
/** Conditions of the filter for a row. */
const MOST_CONDITIONS = 4;

interface Row {
  values: readonly string[];
  /** The filter for failures that the row meets. */
  failure: string | null;
  /** The flag that finds this row again. */
  filter: string | null;
}

interface Order {
  column: number;
  isDown: boolean;
}

/** Pasted output as a table: a press on a title sorts it, and rows that report a failure are marked. */
export function Table({ table, found }: { table: OutputTable; found: Recognised }): ReactNode {
  const rows = useMemo(() => readRows(table, found), [table, found]);
  const [order, setOrder] = useState<Order>();
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const sorted = useMemo(() => inOrder(rows, order), [rows, order]);
  const region = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const failures = [...new Set(rows.flatMap(({ failure }) => failure ?? []))];
  const count = rows.filter(({ failure }) => failure !== null).length;
  const isComplete = shown >= rows.length;

  // The button disappears with the last rows.
  useLayoutEffect(() => {
    if (isComplete && document.activeElement === more.current) region.current?.focus({ preventScroll: true });
  }, [isComplete]);

  function sortBy(column: number): void {
    setOrder({ column, isDown: order?.column === column && !order.isDown });
    setShown(ROWS_AT_ONCE);
  }
  return (
    <>
      {count > 0 && (
        <p className="workbench__line">
          {count === 1 ? '1 row shows a failure. Filter for it:' : `${count} rows show a failure. Filter for them:`}
          {failures.map((filter) => (
            <code key={filter}>{asFlag(filter, found)}</code>
          ))}
        </p>
      )}
      {/* It scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="workbench__output" role="region" tabIndex={0} aria-label="Rows" ref={region}>
        <table>
          <thead>
            <tr>
              {count > 0 && <td>{''}</td>}
              {table.names.map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={order?.column !== column ? undefined : order.isDown ? 'descending' : 'ascending'}
                >
                  <button type="button" onClick={() => sortBy(column)}>
                    {name}
                  </button>
                </th>
              ))}
              <td>{''}</td>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, shown).map(([row, index]) => (
              <RowOf key={index} row={row} hasFailures={count > 0} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="workbench__line">
        <span>{rows.length === 1 ? '1 row' : `${Math.min(shown, rows.length)} of ${counted(rows.length, 'row')}`}</span>
        <Button ref={more} hidden={isComplete} onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          Show more rows
        </Button>
      </p>
    </>
  );
}

const RowOf = memo(function RowOf({ row, hasFailures }: { row: Row; hasFailures: boolean }): ReactNode {
  const { values, failure, filter } = row;
  return (
    <tr data-failure={failure === null ? undefined : ''}>
      {hasFailures && <td>{failure === null ? '' : 'Failure'}</td>}
      {values.map((value, column) => (
        // A cell is known by its column.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column}>{value}</td>
      ))}
      <td>{filter !== null && <CopyButton text={filter} label="Copy the filter for this row" />}</td>
    </tr>
  );
});

function readRows({ rows }: OutputTable, found: Recognised): Row[] {
  const columns = new Map(found.fields.map((field, column) => [field?.name, column]));
  const find = failureOf(found.source.failures ?? []);
  return rows.map((values) => ({
    values,
    failure: find((name) => {
      const column = columns.get(name);
      return column === undefined ? null : (values[column] ?? '');
    }),
    filter: filterFor(values, found),
  }));
}

/** The rows with their places in the output, which identify them. */
function inOrder(rows: readonly Row[], order: Order | undefined): [row: Row, index: number][] {
  const entries = rows.map((row, index): [Row, number] => [row, index]);
  if (!order) return entries;
  const { column, isDown } = order;
  return entries.sort(([a], [b]) => compareValues(a.values[column] ?? '', b.values[column] ?? '') * (isDown ? -1 : 1));
}

/** Conditions on texts of a row, `null` when it has none; numbers and times are rarely the same again. */
function filterFor(row: readonly string[], found: Recognised): string | null {
  const conditions = found.fields.flatMap((field, column) => {
    const value = row[column] ?? '';
    const isText = field && !field.hidden && (field.type ?? 'string') === 'string';
    return isText && value !== '' && !hasHidden(value) ? [conditionFor(field, value)] : [];
  });
  return conditions.length === 0 ? null : asFlag(conditions.slice(0, MOST_CONDITIONS).join(','), found);
}

function asFlag(filter: string, { gadget, source }: Recognised): string {
  return printWords([filterFlag(gadget, source), filter]);
}
