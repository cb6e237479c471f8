import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import type { LocaleData, NavbarItem } from '../../../shared/site-data';
import { useSite } from '../../context/SiteContext';
import { ColoursGlyph } from '../glyphs';
import { Dropdown } from './Dropdown';
import { itemLinks, type ItemLink } from './item-links';
import { SearchButton } from './SearchButton';

interface Props {
  item: NavbarItem;
  /** Its place in the configuration, by which `update-navbar.ts` finds it again. */
  place: number;
  page: PageMeta;
}

/** One entry of the navbar; one without a place on this page is hidden, because the next page may have it. */
export function NavbarItemView({ item, place, page }: Props): ReactNode {
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

function ColorModeToggle(): ReactNode {
  const { colourMode } = frame;
  return (
    <button type="button" className="color-toggle" aria-label={colourMode} title={colourMode}>
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
