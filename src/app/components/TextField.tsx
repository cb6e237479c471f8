import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { hasHidden } from '../../shared/visible-text';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  note?: string | undefined;
  value: string;
  onChange(value: string): void;
  'data-begin'?: string | undefined;
  suggestions?: readonly string[];
}

const visible = (text: string): string => (hasHidden(text) ? '' : text);

/** A labelled field for a text that the browser must not correct. Text with hidden characters counts as empty. */
export function TextField(props: Props): ReactNode {
  const { label, note, value, onChange, suggestions, className = 'builder__item', ...attributes } = props;
  const list = useId();
  const [typed, setTyped] = useState(value);
  return (
    <label className={className}>
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        {...attributes}
        className="filter-bar__input"
        value={visible(typed) === value ? typed : value}
        list={suggestions && list}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(visible(target.value));
        }}
      />
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
