import '../styles/sheets/search.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchSource } from '../../shared/search/load-index';
import type { SiteData } from '../../shared/site-data';
import { SiteProvider } from '../context';
import type { Router } from '../router/router';
import { searchClient } from './client';
import { SearchBox } from './SearchBox';
import type { SearchedIndex } from './searched-index';

/** Starts loading the index before the dialog is opened. */
export function prepareSearch(source: SearchSource): void {
  searchClient.load(source);
}

/** What the box works with. */
interface BoxOptions {
  site: SiteData;
  router: Router;
  searched: SearchedIndex;
  /** Called when the box is closed and gone. */
  onClose(): void;
}

/** Opens the box with what `openQuery` holds. It closes with the page, too. */
export function openSearchDialog({ site, router, searched, onClose }: BoxOptions): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const unwatch = router.url.subscribe(close);
  function close(): void {
    unwatch();
    root.unmount();
    place.remove();
    onClose();
  }
  const box = (
    <SiteProvider value={site}>
      <SearchBox searched={searched} navigate={router.navigate} onClose={close} />
    </SiteProvider>
  );
  // At once, so that no letter falls between the page and the field.
  flushSync(() => root.render(box));
}
