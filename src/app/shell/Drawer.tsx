import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { DESKTOP_BREAKPOINT_PX } from '../../shared/constants';
import type { PageMeta } from '../../shared/page-data';
import type { NavbarItem } from '../../shared/site-data';
import { useAddress, useSite } from '../context';
import { CloseGlyph } from './glyphs';
import { NavbarItemView } from './navbar/NavbarItemView';
import { markCurrent, rememberChoices, showCurrent } from './sidebar-marks';
import { StaticHtml } from './StaticHtml';

interface Props {
  page: PageMeta;
  open: boolean;
  onClose(): void;
}

/** The menu of narrow screens: a native dialog, so that focus stays inside and Escape closes it. */
export function Drawer({ page, open, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useAddress();
  const { strings } = useSite();

  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(onClose, [address, onClose]);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX + 1}px)`);
    const onChange = (): void => {
      if (wide.matches) onClose();
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [onClose]);

  return (
    // Escape is the key of a dialog; the presses that close it are those on its links and beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="drawer"
      id="drawer"
      aria-label={strings.shell.menu}
      ref={dialog}
      onClose={onClose}
      onClick={(event) => {
        const onLink = event.target instanceof Element && event.target.closest('a[href]');
        if (onLink || isOutside(event.currentTarget, event)) onClose();
      }}
    >
      {open && <DrawerContent page={page} onClose={onClose} />}
    </dialog>
  );
}

/** A click on the backdrop has the dialog as its target, as one on its padding has; only the place tells. */
function isOutside(dialog: HTMLElement, { clientX, clientY, target }: MouseEvent): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** What fits a list of links; the other items stay in the navbar. */
const LISTED: ReadonlySet<NavbarItem['type']> = new Set([
  'link',
  'docSidebar',
  'doc',
  'repository',
  'docsVersionDropdown',
  'localeDropdown',
] as const);

function DrawerContent({ page, onClose }: Pick<Props, 'page' | 'onClose'>): ReactNode {
  const { navbar, strings } = useSite();
  return (
    <>
      <div className="drawer__header">
        <span>{strings.shell.menu}</span>
        <button type="button" className="icon-button" aria-label={strings.shell.closeMenu} onClick={onClose}>
          <CloseGlyph />
        </button>
      </div>
      <nav aria-label={strings.shell.site}>
        <ul className="navbar__items">
          {navbar.items.map((item) =>
            LISTED.has(item.type) ? (
              <li className="navbar__item" key={JSON.stringify(item)}>
                <NavbarItemView item={item} page={page} />
              </li>
            ) : null,
          )}
        </ul>
      </nav>
      <DrawerSidebar />
    </>
  );
}

/** A copy of the sidebar as it stands in the document. */
function DrawerSidebar(): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const source = document.querySelector<HTMLElement>('.sidebar .sidebar__nav');
  useLayoutEffect(() => {
    if (!nav.current) return;
    markCurrent(nav.current, location.pathname);
    showCurrent(nav.current.closest<HTMLElement>('.drawer') ?? nav.current);
    return rememberChoices(nav.current);
  }, []);
  if (!source) return null;
  const label = source.getAttribute('aria-label') ?? undefined;
  return <StaticHtml as="nav" className="sidebar__nav" aria-label={label} html={source.innerHTML} ref={nav} />;
}
