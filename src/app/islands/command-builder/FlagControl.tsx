import strings from 'virtual:strings/builder';
import type { ReactNode } from 'react';
import type { KnownFlag } from '../../../shared/commands/model';
import { Choice, type Option } from '../../components/Choice';
import { Switch } from '../../components/Switch';
import { TextField } from '../../components/TextField';

interface Props {
  flag: KnownFlag;
  value: string | null | undefined;
  /** `null` sets the flag without a value, `undefined` removes it. */
  onChange(value: string | null | undefined): void;
}

/** The control of a flag, by its type. */
export function FlagControl({ flag, value, onChange }: Props): ReactNode {
  const { flag: label, meaning: note, allowed, default: byDefault } = flag;
  if (flag.type === 'bool') {
    // A flag that is on by default appears only to switch it off.
    const isOnByDefault = byDefault === 'true';
    return (
      <Switch
        className="builder__switch"
        label={
          <span>
            {label}
            <small>{note}</small>
          </span>
        }
        isOn={value === undefined ? isOnByDefault : value !== 'false'}
        onChange={(isOn) => onChange(isOn === isOnByDefault ? undefined : isOn ? null : 'false')}
      />
    );
  }
  if (!allowed) return <TextField {...{ label, note, onChange }} value={value ?? ''} placeholder={byDefault} />;
  const known = allowed.includes(value ?? '') ? (value ?? '') : '';
  return <Choice {...{ label, note, onChange }} options={withDefault(allowed, byDefault)} value={known} />;
}

/** Values to choose from, each once, after the default. */
export function withDefault(values: readonly string[], byDefault = ''): Option[] {
  const label = byDefault === '' ? strings.byDefault : `${strings.byDefault}: ${byDefault}`;
  return [['', label], ...[...new Set(values)].filter((one) => one !== '').map((one): Option => [one, one])];
}
