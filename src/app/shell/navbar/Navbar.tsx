import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import type { LogoData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { useSite } from '../../context/SiteContext';
import { MenuGlyph } from '../glyphs';
import { Logo } from '../Logo';
import { NavbarItemView } from './NavbarItemView';

/** The bar on top: brand, items on the left and right, and the button of the drawer on narrow screens. */
export function Navbar({ page, logo }: { page: PageMeta; logo: LogoData | null }): ReactNode {
  const { title, base, prefix } = useSite();
  return (
    <header className="navbar">
      <nav className="navbar__inner" aria-label={frame.main}>
        <button
          type="button"
          className="navbar__toggle"
          aria-label={frame.openMenu}
          aria-haspopup="dialog"
          aria-expanded="false"
        >
          <MenuGlyph />
        </button>
        <a className="navbar__brand" href={withBase(`${prefix}/`, base)} aria-label={fill(frame.home, { title })}>
          <Logo logo={logo} place="navbar" />
        </a>
        <Items page={page} position="left" />
        <Items page={page} position="right" />
      </nav>
    </header>
  );
}

function Items({ page, position }: { page: PageMeta; position: 'left' | 'right' }): ReactNode {
  const { navbar } = useSite();
  return (
    <ul className={`navbar__items navbar__items--${position}`}>
      {navbar.items.map((item, place) =>
        item.position === position ? (
          <NavbarItemView key={JSON.stringify(item)} item={item} place={place} page={page} />
        ) : null,
      )}
    </ul>
  );
}
