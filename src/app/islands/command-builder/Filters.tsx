import { useRef, useState, type ReactNode } from 'react';
import type { FieldView } from '../../../shared/gadgets/view';
import { OPERATORS, printConditions, readConditions, type Condition } from '../../../shared/workbench/output/filter';
import { Button, Choice, TextField } from '../../components/controls';

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
  if (!rows) return <TextField label="Edit filter as text" value={filter} onChange={(text) => write(text, null)} />;

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
            onChange={(changed) => writeRows(rows.map((one) => (one === row ? { ...row, ...changed } : one)))}
            onRemove={() => {
              writeRows(rows.filter((one) => one !== row));
              add.current?.focus();
            }}
          />
        ))}
      </div>
      <Button ref={add} onClick={() => addRow(rows)}>
        Add a filter
      </Button>
    </div>
  );
}

const rowsOf = (filter: string): Row[] | null =>
  readConditions(filter)?.map((condition, id) => ({ ...condition, id })) ?? null;

interface RowProps {
  row: Row;
  fields: readonly FieldView[];
  isNew: boolean;
  onChange(changed: Partial<Row>): void;
  onRemove(): void;
}

function FilterRow({ row, fields, isNew, onChange, onRemove }: RowProps): ReactNode {
  const field = fields.find(({ name }) => name === row.field);
  const raw = fields.find(({ name }) => name === field?.from);
  return (
    <div className="builder__filter">
      <Choice
        label="Field"
        options={[...new Set([...fields.map(({ name }) => name), row.field])]}
        value={row.field}
        onChange={(name) => onChange({ field: name })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNew}
      />
      <Choice
        label="Comparison"
        options={OPERATORS}
        value={row.operator}
        onChange={(operator) => onChange({ operator })}
      />
      <TextField
        label="Value"
        value={row.value}
        onChange={(value) => onChange({ value })}
        suggestions={field?.allowed ?? Object.keys(raw?.values ?? {})}
      />
      <Button aria-label="Remove this filter" onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
