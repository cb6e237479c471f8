import { Fragment, type ReactNode } from 'react';
import type { LogoData } from '../../shared/site-data';
import { useSite } from '../context';

/** The sign is drawn in the navbar; the footer shows it again. */
const SIGN = 'logo-sign';
const HEIGHT = 32;
const CLASSES = { normal: undefined, strong: 'logo__strong', signal: 'logo__signal' };

/**
 * The logo, or the title of a site without one. Decorative: the link around it carries the accessible name. The name is
 * text in the page's typeface, which saves a kilobyte in every page; `textLength` keeps its width in the fallback.
 */
export function Logo({ logo, place }: { logo: LogoData | null; place: 'navbar' | 'footer' }): ReactNode {
  const { title } = useSite();
  if (!logo) return <span className="logo">{title}</span>;
  const { width, words } = logo[place];
  return (
    <svg className="logo" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {place === 'footer' && <use href={`#${SIGN}`} />}
      {place === 'navbar' && (
        <g id={SIGN}>
          {logo.sign.map(({ path, weight }) => (
            <path key={path} className={CLASSES[weight]} d={path} />
          ))}
        </g>
      )}
      {words.map(({ text, x, y, width: length }, index) => (
        <Fragment key={text}>
          {index > 0 && ' '}
          <text x={x} y={y} textLength={length}>
            {text}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
