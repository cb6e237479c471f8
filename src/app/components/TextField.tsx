import { useId, useState, type ReactNode } from 'react';
import { hasHidden } from '../../shared/visible-text';

interface Props {
  label: string;
  note?: string | undefined;
  value: string;
  onChange(value: string): void;
  placeholder?: string | undefined;
  /** Values that the browser suggests. */
  suggestions?: readonly string[];
}

const visible = (text: string): string => (hasHidden(text) ? '' : text);

/** A labelled field for a text that the browser must not correct. Text with hidden characters counts as empty. */
export function TextField({ label, note, value, onChange, placeholder, suggestions }: Props): ReactNode {
  const list = useId();
  const [typed, setTyped] = useState(value);
  return (
    <label className="builder__item">
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
      <input
        className="filter-bar__input"
        value={visible(typed) === value ? typed : value}
        placeholder={placeholder}
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
