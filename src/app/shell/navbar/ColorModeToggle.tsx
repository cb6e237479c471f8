import type { ReactNode } from 'react';
import { useSite } from '../../context';
import { ColoursGlyph } from '../glyphs';

/** Switches between light and dark (`theme.ts`). The glyph is the same for both. */
export function ColorModeToggle(): ReactNode {
  const { colourMode } = useSite().strings.shell;
  return (
    <button type="button" className="color-toggle" aria-label={colourMode} title={colourMode}>
      <ColoursGlyph />
    </button>
  );
}
