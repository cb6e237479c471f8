import { useState, type ReactNode } from 'react';
import { shownFields } from '../../../shared/commands/values';
import type { FieldView } from '../../../shared/gadgets/view';
import { matchesWords } from '../../behaviours/islands/word-filter';
import { Button, Choice, Switch, TextField, type Option } from '../../components/controls';

interface Props {
  given: string;
  fields: readonly FieldView[];
  onChange(value: string): void;
}

/** Which fields are shown, in the order in which the reader chose them. */
export function Fields({ given, defaults, fields, onChange }: Props & { defaults: readonly string[] }): ReactNode {
  const [wanted, setWanted] = useState('');
  // A command without fields shows the default ones. So a reader who unticks all to start over would get them back.
  const [isCleared, setCleared] = useState(false);
  const shown = isCleared && given === '' ? [] : shownFields(given, defaults);
  const found = fields.filter(({ name, meaning }) => matchesWords(`${name} ${meaning}`, wanted));

  function show(names: readonly string[], isEmpty = names.length === 0): void {
    setCleared(isEmpty);
    onChange(names.join(','));
  }
  return (
    <div>
      <TextField label="Find a field" value={wanted} onChange={setWanted} />
      <div className="builder__fields" role="group" aria-label="Fields">
        {found.map(({ name, meaning }) => (
          <Switch
            key={name}
            label={name}
            note={meaning}
            value={shown.includes(name)}
            onChange={(isOn) => show(isOn ? [...shown, name] : shown.filter((one) => one !== name))}
          />
        ))}
      </div>
      <Button onClick={() => show([], false)}>Show the default fields</Button>
    </div>
  );
}

/** The field that rows are sorted by, and the direction, which may be chosen first. */
export function Order({ given, fields, onChange }: Props): ReactNode {
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
      <Switch label="Descending" value={isDown} onChange={(down) => sortBy(field, down)} />
    </div>
  );
}

/** Values to choose from, each once, after the default. */
export function withDefault(values: readonly string[], byDefault = ''): Option[] {
  const label = byDefault === '' ? 'Default' : `Default: ${byDefault}`;
  return [['', label], ...new Set(values.filter((one) => one !== ''))];
}
