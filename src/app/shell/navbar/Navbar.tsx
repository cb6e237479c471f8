import { useRef, type ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { useSite } from '../../context';
import { MenuGlyph } from '../glyphs';
import { Logo } from '../Logo';
import { NavbarItemView } from './NavbarItemView';
import { useHideOnScroll } from './use-hide-on-scroll';

interface Props {
  page: PageMeta;
  menuOpen: boolean;
  onMenu(): void;
}

/** The bar on top: brand, items on the left and right, and the button of the drawer on narrow screens. */
export function Navbar({ page, menuOpen, onMenu }: Props): ReactNode {
  const { title, base, prefix, navbar, strings } = useSite();
  const bar = useRef<HTMLElement>(null);
  const hidden = useHideOnScroll(navbar.hideOnScroll, bar);
  return (
    <header className={hidden ? 'navbar navbar--hidden' : 'navbar'} ref={bar}>
      <nav className="navbar__inner" aria-label={strings.shell.main}>
        <button
          type="button"
          className="navbar__toggle"
          aria-label={strings.shell.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-controls="drawer"
          onClick={onMenu}
        >
          <MenuGlyph />
        </button>
        <a
          className="navbar__brand"
          href={withBase(`${prefix}/`, base)}
          aria-label={fill(strings.shell.home, { title })}
        >
          <Logo variant="navbar" />
        </a>
        <Items page={page} position="left" />
        <Items page={page} position="right" />
      </nav>
    </header>
  );
}

function Items({ page, position }: { page: PageMeta; position: 'left' | 'right' }): ReactNode {
  const { navbar, search } = useSite();
  return (
    <ul className={`navbar__items navbar__items--${position}`}>
      {navbar.items.map((item) =>
        item.position !== position || (item.type === 'search' && !search.enabled) ? null : (
          <li className={`navbar__item navbar__item--${item.type}`} key={JSON.stringify(item)}>
            <NavbarItemView item={item} page={page} />
          </li>
        ),
      )}
    </ul>
  );
}
