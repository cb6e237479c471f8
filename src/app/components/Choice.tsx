import type { ReactNode } from 'react';

/** A value of a choice and its label. */
export type Option<Value extends string = string> = readonly [value: Value, label: string];

interface Props<Value extends string> {
  label: string;
  note?: string | undefined;
  options: readonly Option<Value>[];
  value: Value;
  onChange(value: Value): void;
  className?: string;
  autoFocus?: boolean;
}

/** A labelled select. */
export function Choice<Value extends string>(props: Props<Value>): ReactNode {
  const { label, note, options, value, onChange, className = 'builder__item', autoFocus } = props;
  return (
    <label className={className}>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <select
        className="filter-bar__select"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        // Only for a select that the reader has just asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
