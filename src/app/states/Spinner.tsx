import type { ReactNode } from 'react';
import { useSite } from '../context';

/** A spinner that says what it waits for. */
export function Spinner(): ReactNode {
  const { strings } = useSite();
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{strings.shell.loading}</span>
    </div>
  );
}
