import type { ReactNode } from 'react';
import type { PageMeta } from '../../shared/page-data';
import type { NavbarItem } from '../../shared/site-data';
import { useSite } from '../context';
import { CloseGlyph } from './glyphs';
import { NavbarItemView } from './navbar/NavbarItemView';

/** What fits a list of links; the other items stay in the navbar. */
const LISTED: ReadonlySet<NavbarItem['type']> = new Set([
  'link',
  'docSidebar',
  'doc',
  'repository',
  'docsVersionDropdown',
  'localeDropdown',
] as const);

/** The menu of narrow screens. While it is open the sidebar's links stand in it (`drawer.ts`). */
export function Drawer({ page }: { page: PageMeta }): ReactNode {
  const { navbar, strings } = useSite();
  return (
    <dialog className="drawer" id="drawer" aria-label={strings.shell.menu}>
      <div className="drawer__header">
        <span>{strings.shell.menu}</span>
        <button type="button" className="icon-button" aria-label={strings.shell.closeMenu}>
          <CloseGlyph />
        </button>
      </div>
      <nav aria-label={strings.shell.site}>
        <ul className="navbar__items">
          {navbar.items.map((item, place) =>
            LISTED.has(item.type) ? (
              <NavbarItemView key={JSON.stringify(item)} item={item} place={place} page={page} />
            ) : null,
          )}
        </ul>
      </nav>
    </dialog>
  );
}
