import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import type { Page } from '../../shared/page-data';
import type { ShellData } from '../../shared/site-data';
import { LIVE_REGION_ID } from '../announce';
import { SiteProvider, useSite } from '../context';
import { ERROR_BOX_ID } from '../inline-scripts';
import { Footer } from './Footer';
import { Navbar } from './navbar/Navbar';
import { siteHref } from '../../shared/urls';
import { CloseGlyph } from '../components/glyphs';

interface Props {
  site: ShellData;
  page: Page;
  sidebarHtml: string;
  mainHtml: string;
}

/** The whole page around and including the main container. Rendered by the build; plain scripts bring it to life. */
export function Shell({ site, page, sidebarHtml, mainHtml }: Props): ReactNode {
  return (
    <SiteProvider value={site}>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <AnnouncementBar />
      <Navbar page={page} logo={site.logo} />
      <div className={`layout layout--${page.layout}`}>
        <aside className="sidebar" dangerouslySetInnerHTML={{ __html: sidebarHtml }} />
        <main
          id="main"
          className="main"
          tabIndex={-1}
          {...(page.kind === 'module' ? page.text : {})}
          dangerouslySetInnerHTML={{ __html: mainHtml }}
        />
      </div>
      <Footer footer={site.footer} logo={site.logo} />
      <Drawer />
      <template id={ERROR_BOX_ID}>
        <div className="error-box" role="alert">
          <p>{frame.notStarted}</p>
          <button type="button" className="button">
            {site.strings.shell.retry}
          </button>
        </div>
      </template>
      <div className="visually-hidden" id={LIVE_REGION_ID} role="status" aria-live="polite" />
    </SiteProvider>
  );
}

/** The announcement above the navbar; `bars.ts` removes it when the reader closes it. */
function AnnouncementBar(): ReactNode {
  const { base, announcement } = useSite();
  if (!announcement) return null;
  const { text, link, closable } = announcement;
  return (
    <aside className="announcement" aria-label={frame.announcement}>
      <p className="announcement__text">
        {text} {link && <a href={siteHref(link.href, base)}>{link.label}</a>}
      </p>
      {closable && (
        <button type="button" className="icon-button announcement__close" aria-label={frame.closeAnnouncement}>
          <CloseGlyph />
        </button>
      )}
    </aside>
  );
}

/** The menu of narrow windows. `drawer-panel.ts` opens it with the links of the navbar and the sidebar. */
function Drawer(): ReactNode {
  return (
    <dialog className="drawer" id="drawer" aria-label={frame.menu}>
      <div className="dialog__head">
        {frame.menu}
        <button type="button" className="dialog__close" aria-label={frame.closeMenu} />
      </div>
      <nav aria-label={frame.site}>
        <ul className="navbar__items" />
      </nav>
    </dialog>
  );
}
