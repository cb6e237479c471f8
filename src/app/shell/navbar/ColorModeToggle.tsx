import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import { ColoursGlyph } from '../glyphs';

/** Switches between light and dark (`theme.ts`). The glyph is the same for both. */
export function ColorModeToggle(): ReactNode {
  const { colourMode } = frame;
  return (
    <button type="button" className="color-toggle" aria-label={colourMode} title={colourMode}>
      <ColoursGlyph />
    </button>
  );
}
