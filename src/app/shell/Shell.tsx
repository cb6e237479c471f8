import frame from 'virtual:strings/frame';
import type { ReactNode } from 'react';
import type { Page } from '../../shared/page-data';
import type { ShellData } from '../../shared/site-data';
import { LIVE_REGION_ID } from '../announce';
import { SiteProvider } from '../context/SiteContext';
import { ERROR_BOX_ID } from '../early-script';
import { AnnouncementBar } from './AnnouncementBar';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Navbar } from './navbar/Navbar';

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
