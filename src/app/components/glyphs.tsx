import type { ReactNode } from 'react';

/** The glyph of the search. */
export function Lens(): ReactNode {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5l5 5" />
    </svg>
  );
}

function Glyph({ path }: { path: string }): ReactNode {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Three lines: opens the menu. */
export const MenuGlyph = (): ReactNode => <Glyph path="M4 7h16M4 12h16M4 17h16" />;
/** A cross: closes. */
export const CloseGlyph = (): ReactNode => <Glyph path="M6 6l12 12M18 6L6 18" />;
/** A disc with one half dark: changes the colours. */
export const ColoursGlyph = (): ReactNode => (
  <Glyph path="M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16M10 6v12M8 7v10M6 9v6" />
);
