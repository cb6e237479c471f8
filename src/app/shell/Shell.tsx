import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import type { Page } from '../../shared/page-data';
import type { ShellData } from '../../shared/site-data';
import { SiteProvider } from '../context/SiteContext';
import { LIVE_REGION_ID } from '../announce';
import { NOT_STARTED_ID } from '../early-script';
import { AnnouncementBar } from './AnnouncementBar';
import { Navbar } from './navbar/Navbar';

interface Props {
  site: ShellData;
  page: Page;
  sidebarHtml: string | null;
  mainHtml: string;
  /** What stands in the footer, the same on all pages. */
  footerHtml: string;
}

/** The whole page around and including the main container. Rendered by the build; plain scripts bring it to life. */
export function Shell({ site, page, sidebarHtml, mainHtml, footerHtml }: Props): ReactNode {
  const { shell } = site.strings;
  return (
    <SiteProvider value={site}>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <AnnouncementBar />
      <Navbar page={page} logo={site.logo} />
      <div className={`layout layout--${page.layout}`}>
        {sidebarHtml !== null && (
          <aside className="sidebar">
            <nav
              className="sidebar__nav"
              aria-label={page.layout === 'blog' ? shell.recentPosts : shell.docs}
              dangerouslySetInnerHTML={{ __html: sidebarHtml }}
            />
          </aside>
        )}
        <main
          id="main"
          className="main"
          tabIndex={-1}
          {...(page.kind === 'module' ? page.text : {})}
          dangerouslySetInnerHTML={{ __html: mainHtml }}
        />
      </div>
      <template id={NOT_STARTED_ID}>
        <div className="error-box" role="alert">
          <p>{frame.notStarted}</p>
          <button type="button" className="button">
            {shell.retry}
          </button>
        </div>
      </template>
      <footer className="footer" dangerouslySetInnerHTML={{ __html: footerHtml }} />
      <div className="visually-hidden" id={LIVE_REGION_ID} role="status" aria-live="polite" />
    </SiteProvider>
  );
}
