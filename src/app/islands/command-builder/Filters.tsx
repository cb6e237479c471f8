import strings from 'virtual:strings/builder';
import { useRef, useState, type ReactNode } from 'react';
import type { FieldView } from '../../../shared/gadgets/view';
import {
  OPERATORS,
  printConditions,
  readConditions,
  type Condition,
} from '../../../shared/workbench/builder/conditions';
import { Choice } from '../../components/Choice';
import { TextField } from '../../components/TextField';

interface Props {
  filter: string;
  fields: readonly FieldView[];
  onChange(filter: string): void;
}

interface Row extends Condition {
  id: number;
}

/** The conditions of `--filter`, one row each; a filter that cannot be split into conditions is a text field. */
export function Filters({ filter, fields, onChange }: Props): ReactNode {
  // A row without a value is not part of the filter yet, so the rows are kept with the filter they stand for.
  const [written, setWritten] = useState<{ filter: string; rows: Row[] | null }>();
  const [added, setAdded] = useState<number>();
  const add = useRef<HTMLButtonElement>(null);
  const rows = written?.filter === filter ? written.rows : rowsOf(filter);

  function write(text: string, next: Row[] | null): void {
    setWritten({ filter: text, rows: next });
    if (text !== filter) onChange(text);
  }
  if (!rows) return <TextField label={strings.filterText} value={filter} onChange={(text) => write(text, null)} />;

  const writeRows = (next: Row[]): void => write(printConditions(next.filter(({ value }) => value !== '')), next);
  function addRow(known: readonly Row[]): void {
    const id = Math.max(-1, ...known.map((one) => one.id)) + 1;
    setAdded(id);
    write(filter, [...known, { id, field: fields[0]?.name ?? '', operator: '==', value: '' }]);
  }
  return (
    <div>
      <div>
        {rows.map((row) => (
          <FilterRow
            key={row.id}
            row={row}
            fields={fields}
            isNew={row.id === added}
            onChange={(next) => writeRows(rows.map((one) => (one === row ? next : one)))}
            onRemove={() => {
              writeRows(rows.filter((one) => one !== row));
              add.current?.focus();
            }}
          />
        ))}
      </div>
      <button type="button" className="button" ref={add} onClick={() => addRow(rows)}>
        {strings.add}
      </button>
    </div>
  );
}

const rowsOf = (filter: string): Row[] | null =>
  readConditions(filter)?.map((condition, id) => ({ ...condition, id })) ?? null;

interface RowProps {
  row: Row;
  fields: readonly FieldView[];
  isNew: boolean;
  onChange(row: Row): void;
  onRemove(): void;
}

function FilterRow({ row, fields, isNew, onChange, onRemove }: RowProps): ReactNode {
  const names = [...new Set([...fields.map(({ name }) => name), row.field])];
  const field = fields.find(({ name }) => name === row.field);
  const raw = fields.find(({ name }) => name === field?.from);
  return (
    <div className="builder__filter">
      <Choice
        label={strings.field}
        options={names.map((name) => [name, name] as const)}
        value={row.field}
        onChange={(name) => onChange({ ...row, field: name })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew}
      />
      <Choice
        label={strings.comparison}
        options={OPERATORS.map((sign) => [sign, sign] as const)}
        value={row.operator}
        onChange={(operator) => onChange({ ...row, operator })}
      />
      <TextField
        label={strings.value}
        value={row.value}
        onChange={(value) => onChange({ ...row, value })}
        suggestions={field?.allowed ?? Object.keys(raw?.values ?? {})}
      />
      <button type="button" className="button" aria-label={strings.remove} onClick={onRemove}>
        ×
      </button>
    </div>
  );
}
