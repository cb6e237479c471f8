import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import type { LocaleData, LogoData, NavbarItem } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { ColoursGlyph, Lens, MenuGlyph } from '../../components/glyphs';
import { useSite } from '../../context';
import { Logo } from '../Logo';
import { itemLinks, type ItemLink } from './item-links';

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

interface ItemProps {
  item: NavbarItem;
  /** Its place in the configuration, by which `update-navbar.ts` finds it again. */
  place: number;
  page: PageMeta;
}

/** One entry of the navbar; one without a place on this page is hidden, because the next page may have it. */
function NavbarItemView({ item, place, page }: ItemProps): ReactNode {
  const site = useSite();
  const { links, chosen, hidden } = itemLinks(item, { site, page, path: page.path, preferred: () => null });
  if (hidden && item.type !== 'docsVersionDropdown') return null;
  return (
    <li className={`navbar__item navbar__item--${item.type}`} data-item={place} hidden={hidden}>
      <Content item={item} links={links} chosen={chosen} />
    </li>
  );
}

function Content({ item, links, chosen }: { item: NavbarItem; links: ItemLink[]; chosen: string | null }): ReactNode {
  const { locales } = useSite();
  switch (item.type) {
    case 'docsVersionDropdown':
      return <Dropdown label={frame.version} chosen={chosen} links={links} />;
    case 'localeDropdown':
      return <Dropdown label={frame.language} chosen={chosen} links={links} attributes={locales.map(ofLocale)} />;
    case 'colorMode':
      return <ColorModeToggle />;
    case 'search':
      return <SearchButton />;
    default:
      return links.map(({ label, href, current }) => (
        <a key={href} className="navbar__link" href={href} aria-current={current}>
          {label}
        </a>
      ));
  }
}

/** `theme.ts` names it by what the next press does. */
function ColorModeToggle(): ReactNode {
  return (
    <button type="button" className="color-toggle" aria-label={frame.colourMode}>
      <ColoursGlyph />
    </button>
  );
}

/** Another language is another document. */
const ofLocale = ({ htmlLang, direction }: LocaleData): object => ({
  lang: htmlLang,
  hrefLang: htmlLang,
  dir: direction,
  'data-native': '',
});

interface DropdownProps {
  /** What the list is for, read before the current choice. */
  label: string;
  chosen: string | null;
  links: readonly ItemLink[];
  attributes?: readonly object[];
}

/** A list of links below its name. It opens without JavaScript; `dropdowns.ts` closes it. */
function Dropdown({ label, chosen, links, attributes }: DropdownProps): ReactNode {
  return (
    <details className="dropdown">
      <summary className="dropdown__button">
        <span className="visually-hidden">{`${label}: `}</span>
        <span data-chosen="">{chosen}</span>
      </summary>
      <ul className="dropdown__menu">
        {links.map((link, at) => (
          <li key={link.href}>
            <a
              {...attributes?.[at]}
              className="dropdown__link"
              href={link.href}
              aria-current={link.current}
              title={link.note}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Looks like a field and opens the search (`src/app/search/launcher.ts`). */
function SearchButton(): ReactNode {
  const { shell } = useSite().strings;
  return (
    <div className="navbar__search">
      <button type="button" className="search-button" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K /">
        <Lens />
        <span className="search-button__label">{shell.search}</span> <kbd>Ctrl+K</kbd>
      </button>
    </div>
  );
}
