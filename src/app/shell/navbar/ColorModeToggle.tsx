import type { ReactNode } from 'react';
import { useSite } from '../../context';
import { MoonGlyph, SunGlyph } from '../glyphs';

/** Switches between light and dark (`theme.ts`). The style sheet shows the glyph that fits, so it is right at once. */
export function ColorModeToggle(): ReactNode {
  const { colourMode } = useSite().strings.shell;
  return (
    <button type="button" className="color-toggle" aria-label={colourMode} title={colourMode}>
      <SunGlyph />
      <MoonGlyph />
    </button>
  );
}
