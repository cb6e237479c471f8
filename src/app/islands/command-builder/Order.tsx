import strings from 'virtual:strings/builder';
import { useState, type ReactNode } from 'react';
import type { FieldView } from '../../../shared/gadgets/view';
import { Choice } from '../../components/Choice';
import { Switch } from '../../components/Switch';
import { withDefault } from './FlagControl';

interface Props {
  given: string;
  fields: readonly FieldView[];
  onChange(sort: string): void;
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
      <Switch
        className="builder__switch"
        label={<span>{strings.highToLow}</span>}
        isOn={isDown}
        onChange={(down) => sortBy(field, down)}
      />
    </div>
  );
}
