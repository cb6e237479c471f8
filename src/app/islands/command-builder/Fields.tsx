import strings from 'virtual:strings/builder';
import { useState, type ReactNode } from 'react';
import type { FieldView } from '../../../shared/gadgets/view';
import { Choice } from '../../components/Choice';
import { Switch } from '../../components/Switch';
import { TextField } from '../../components/TextField';
import { withDefault } from './FlagControl';

interface FieldsProps {
  given: string;
  defaults: readonly string[];
  fields: readonly FieldView[];
  onChange(fields: string): void;
}

/** Which fields are shown, in the order in which the reader chose them. */
export function Fields({ given, defaults, fields, onChange }: FieldsProps): ReactNode {
  const [wanted, setWanted] = useState('');
  // A command without fields shows the default ones. So a reader who unticks all to start over would get them back.
  const [isCleared, setCleared] = useState(false);
  const shown = isCleared && given === '' ? [] : shownFields(given, defaults);
  const words = wanted.toLowerCase().split(/\s+/);
  const found = fields.filter(({ name, meaning }) =>
    words.every((word) => `${name} ${meaning}`.toLowerCase().includes(word)),
  );

  function show(names: readonly string[]): void {
    setCleared(names.length === 0);
    onChange(names.join(','));
  }
  return (
    <div>
      <TextField label={strings.findField} value={wanted} onChange={setWanted} />
      <div className="builder__fields" role="group" aria-label={strings.fields}>
        {found.map(({ name, meaning }) => (
          <Switch
            key={name}
            className="builder__switch"
            label={
              <span>
                {name}
                <small>{meaning}</small>
              </span>
            }
            isOn={shown.includes(name)}
            onChange={(isOn) => show(isOn ? [...shown, name] : shown.filter((one) => one !== name))}
          />
        ))}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          setCleared(false);
          onChange('');
        }}
      >
        {strings.defaultFields}
      </button>
    </div>
  );
}

/** The fields that a value of `--fields` leads to: a list, or changes to the default one. */
function shownFields(given: string, defaults: readonly string[]): readonly string[] {
  const names = given
    .replace(/^[^,;]*:/, '')
    .split(',')
    .filter((name) => name !== '');
  if (names.length === 0) return defaults;
  if (!names.some((name) => /^[+-]/.test(name))) return names;
  const signed = (sign: string): string[] => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
  const removed = signed('-');
  return [...defaults.filter((name) => !removed.includes(name)), ...signed('+')];
}

interface OrderProps {
  given: string;
  fields: readonly FieldView[];
  onChange(sort: string): void;
}

/** The field that rows are sorted by, and the direction, which may be chosen first. */
export function Order({ given, fields, onChange }: OrderProps): ReactNode {
  const [wantsDown, setWantsDown] = useState(false);
  const field = given.replace(/^-/, '');
  const isDown = given === '' ? wantsDown : given.startsWith('-');

  function sortBy(name: string, down: boolean): void {
    setWantsDown(down);
    onChange(name === '' ? '' : `${down ? '-' : ''}${name}`);
  }
  return (
    <div className="builder__grid">
      <Choice
        label="--sort"
        options={withDefault([...fields.map(({ name }) => name), field])}
        value={field}
        onChange={(name) => sortBy(name, isDown)}
      />
      <Switch
        className="builder__switch"
        label={<span>{strings.highToLow}</span>}
        isOn={isDown}
        onChange={(down) => sortBy(field, down)}
      />
    </div>
  );
}
