import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SiteData } from '../../shared/site-data';
import { LIVE_REGION_ID } from '../announce';
import { RouterProvider, SiteProvider } from '../context';
import { arrive } from '../router/arrive';
import type { Router } from '../router/router';
import { neverChanges } from '../router/store';
import type { View } from '../router/view';
import { CrashReport } from '../states/CrashReport';
import { ErrorBoundary } from '../states/ErrorBoundary';
import { PageHost } from '../states/PageHost';
import { AnnouncementBar } from './AnnouncementBar';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Navbar } from './navbar/Navbar';
import { SearchBoxContext, type SearchBoxComponent } from './navbar/SearchSlot';
import { ProgressBar } from './ProgressBar';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';

interface Props {
  site: SiteData;
  initial: View;
  /** `null` on the server. */
  router: Router | null;
  searchBox: SearchBoxComponent | null;
  /** Called after each view is in the document, the first one too. */
  onShown?: ((view: View) => void) | undefined;
}

/** The whole page around and including the main container. */
export function App({ site, initial, router, searchBox, onShown }: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={(error, retry) => <CrashReport error={error} retry={retry} strings={site.strings.shell} />}
    >
      <SiteProvider value={site}>
        <RouterProvider value={router}>
          <SearchBoxContext value={searchBox}>
            <Shell initial={initial} router={router} onShown={onShown} />
          </SearchBoxContext>
        </RouterProvider>
      </SiteProvider>
    </ErrorBoundary>
  );
}

function Shell({ initial, router, onShown }: Pick<Props, 'initial' | 'router' | 'onShown'>): ReactNode {
  const view = useSyncExternalStore(
    router?.view.subscribe ?? neverChanges,
    () => router?.view.get() ?? initial,
    () => initial,
  );
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  useLayoutEffect(() => arrive(view), [view]);
  useEffect(() => onShown?.(view), [view, onShown]);

  const { page, sidebar } = view;
  return (
    <>
      <SkipLink />
      <AnnouncementBar />
      <Navbar page={page} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
      <ProgressBar />
      <div className={`layout layout--${page.layout}`}>
        {sidebar && <Sidebar page={page} sidebar={sidebar} />}
        <PageHost view={view} />
      </div>
      <Footer />
      <Drawer page={page} open={menuOpen} onClose={closeMenu} />
      <div className="live-region visually-hidden" id={LIVE_REGION_ID} role="status" aria-live="polite" />
    </>
  );
}
