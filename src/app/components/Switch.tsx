import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  isOn: boolean;
  onChange(isOn: boolean): void;
  className?: string;
}

/** A checkbox with its label. */
export function Switch({ label, isOn, onChange, className }: Props): ReactNode {
  return (
    <label className={className}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
