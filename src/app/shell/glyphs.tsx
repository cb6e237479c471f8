import type { ReactNode } from 'react';

function Glyph({ name, path }: { name: string; path: string }): ReactNode {
  return (
    <svg className={`glyph glyph--${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Three lines: opens the menu. */
export const MenuGlyph = (): ReactNode => <Glyph name="menu" path="M4 7h16M4 12h16M4 17h16" />;
/** A cross: closes. */
export const CloseGlyph = (): ReactNode => <Glyph name="close" path="M6 6l12 12M18 6L6 18" />;
/** A sun: light mode. */
export const SunGlyph = (): ReactNode => (
  <Glyph
    name="sun"
    path="M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
  />
);
/** A moon: dark mode. */
export const MoonGlyph = (): ReactNode => <Glyph name="moon" path="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5" />;
