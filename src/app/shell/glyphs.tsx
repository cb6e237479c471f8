import type { ReactNode } from 'react';

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
