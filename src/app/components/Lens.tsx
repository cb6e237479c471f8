import type { ReactNode } from 'react';

/** The glyph of the search. */
export function Lens(): ReactNode {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5l5 5" />
    </svg>
  );
}
