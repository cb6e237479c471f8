import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { hasHidden } from '../../shared/text';

/** A button that does not submit its form. */
export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className="button" {...props} />;
}

/** A value to choose, with a label where it is not its own. */
export type Option<Value extends string = string> = Value | readonly [value: Value, label: string];

interface ControlProps<Value> {
  label: string;
  note?: string | undefined;
  value: Value;
  onChange(value: Value): void;
  className?: string;
}

interface ChoiceProps<Value extends string> extends ControlProps<Value> {
  options: readonly Option<Value>[];
  name?: string;
  autoFocus?: boolean;
}

/** A labelled select. A value that is not among its options appears as dots. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, note, options, onChange, className = 'builder__item', ...select } = props;
  const labelled = options.map((option) => (typeof option === 'string' ? ([option, option] as const) : option));
  return (
    <label className={className}>
      <Label {...{ label, note }} />{' '}
      <select {...select} className="filter-bar__select" onChange={({ target }) => onChange(target.value as Value)}>
        {!labelled.some(([value]) => value === select.value) && <option value={select.value}>…</option>}
        {labelled.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A checkbox with its label. */
export function Switch(props: ControlProps<boolean>): ReactNode {
  const { label, note, value, onChange, className = 'builder__switch' } = props;
  return (
    <label className={className}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      <Label {...{ label, note }} />
    </label>
  );
}

interface TextFieldProps extends ControlProps<string> {
  placeholder?: string | undefined;
  /** Why its text is refused. */
  problem?: string | undefined;
  name?: string;
  inputMode?: 'decimal';
  suggestions?: readonly string[];
}

const visible = (text: string): string => (hasHidden(text) ? '' : text);

/** A labelled field for a text that the browser must not correct. Text with hidden characters counts as empty. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, note, value, problem, onChange, suggestions, className = 'builder__item', ...input } = props;
  const list = useId();
  const reason = useId();
  const [typed, setTyped] = useState(value);
  return (
    <label className={className}>
      <Label {...{ label, note }} />
      <input
        type="text"
        {...input}
        className="filter-bar__input"
        value={visible(typed) === value ? typed : value}
        list={suggestions && list}
        // The error is inside the label element but must not be part of the field's name.
        aria-label={problem && label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && reason}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(visible(target.value));
        }}
      />
      {problem && (
        <small id={reason} role="alert">
          {problem}
        </small>
      )}
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
    </label>
  );
}

function Label({ label, note }: Pick<ControlProps<unknown>, 'label' | 'note'>): ReactNode {
  return (
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  );
}
