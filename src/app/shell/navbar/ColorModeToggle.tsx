import { useSyncExternalStore, type ReactNode } from 'react';
import { useSite } from '../../context';
import { shownTheme, toggleTheme, watchTheme } from '../../theme';
import { MoonGlyph, SunGlyph } from '../glyphs';

/** Switches between light and dark. The stylesheet shows the glyph that fits, so it is right before hydration. */
export function ColorModeToggle(): ReactNode {
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => null);
  const { shell } = useSite().strings;
  const label = theme === null ? shell.colourMode : theme === 'dark' ? shell.toLight : shell.toDark;
  return (
    <button type="button" className="color-toggle" aria-label={label} title={label} onClick={toggleTheme}>
      <SunGlyph />
      <MoonGlyph />
    </button>
  );
}
