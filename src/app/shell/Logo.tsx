import type { ReactNode } from 'react';
import { LOGO_HANDLE, LOGO_LENS, LOGO_TRACE } from '../../shared/marks';

const SIZES = { navbar: { width: 103, height: 32 }, footer: { width: 155, height: 32 } } as const;
/** The lens is drawn in the bar; the footer shows it again. */
const LENS = 'logo-lens';

/**
 * The logo: a hexagonal lens over a trace line, and the name. Decorative by itself: the link around it carries the
 * accessible name. The name is set, not drawn, in the page's own typeface, which saves a kilobyte in every page;
 * `textLength` keeps its width in the fallback.
 */
export function Logo({ variant }: { variant: keyof typeof SIZES }): ReactNode {
  const { width, height } = SIZES[variant];
  return (
    <svg
      className={`logo logo--${variant}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {variant === 'navbar' ? (
        <>
          <g id={LENS}>
            <path d={LOGO_LENS} />
            <path className="logo__handle" d={LOGO_HANDLE} />
            <path className="logo__trace" d={LOGO_TRACE} />
          </g>
          <text x="38" y="14.6" textLength="64" lengthAdjust="spacingAndGlyphs">
            Inspektor
          </text>{' '}
          <text x="38" y="28.6" textLength="46.5" lengthAdjust="spacingAndGlyphs">
            Gadget
          </text>
        </>
      ) : (
        <>
          <use href={`#${LENS}`} />
          <text x="38" y="21" textLength="116" lengthAdjust="spacingAndGlyphs">
            Inspektor Gadget
          </text>
        </>
      )}
    </svg>
  );
}
