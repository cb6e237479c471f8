import type { ReactNode } from 'react';

/** A spinner that says what it waits for. */
export function Spinner(): ReactNode {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
