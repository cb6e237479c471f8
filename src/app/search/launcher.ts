import { STORAGE_KEYS } from '../../shared/constants';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { mayFetchAhead } from '../router/prefetch';
import type { Router } from '../router/router';
import { idle } from '../scheduling';
import { showFailure } from '../states/failure';
import { storage } from '../storage';
import { openQuery } from './kept';
import { keyFacts, opensSearch, startTyping } from './keys';
import { searchedIndex } from './searched-index';

/** Opens the search. */
interface SearchLauncher {
  /** Opens the box with a text typed already, or with nothing. */
  open(typed: string): void;
}

/**
 * Brings the search button and its keys to life. The box and the index are loaded when the reader comes near
 * the button; what is typed before they are there is kept.
 */
export function startSearch(site: SiteData, router: Router): SearchLauncher {
  const button = document.querySelector<HTMLButtonElement>('.search-button');
  let state: 'closed' | 'loading' | 'open' = 'closed';

  const page = (): PageMeta => router.view.get().page;

  /** Fetches the code of the box and the index. A failure shows when the reader opens the box. */
  function prepare(): void {
    import('./box/dialog').then(
      ({ prepareSearch }) => prepareSearch(searchedIndex(site, page()).source),
      () => undefined,
    );
  }

  async function open(typed: string): Promise<void> {
    if (state !== 'closed') return;
    state = 'loading';
    const typing = startTyping(typed);
    label(button, site, true);
    try {
      const { openSearchDialog } = await import('./box/dialog');
      openQuery.keep(typing.end());
      state = 'open';
      openSearchDialog({ site, router, searched: searchedIndex(site, page()), onClose: closed });
    } catch (error) {
      // Retry loads the page anew, and then the box opens.
      openQuery.write(typing.end());
      state = 'closed';
      showFailure(error, site.strings.shell, site.strings.shell.search, site.strings.shell.noSearch);
    } finally {
      label(button, site, false);
    }
  }

  function closed(): void {
    state = 'closed';
    openQuery.write(null);
  }

  label(button, site, false);
  button?.addEventListener('click', () => void open(''));
  for (const type of ['pointerenter', 'focus'])
    button?.addEventListener(type, () => {
      if (mayFetchAhead()) prepare();
    });
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(keyFacts(event)) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void open('');
  });
  // The reader has searched here before and does not pay for every byte.
  if (storage.read(STORAGE_KEYS.recentSearches) !== null && mayFetchAhead()) void idle(3000).then(prepare);
  // The page was reloaded while the box was open, for instance to get the pages of a newer build.
  const kept = openQuery.read();
  if (kept !== null) void open(kept);
  return { open: (typed) => void open(typed) };
}

/** The words on the button: that it searches, or that the box is on its way. */
function label(button: HTMLButtonElement | null, { strings }: SiteData, loading: boolean): void {
  const keys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl+K';
  const text = loading ? strings.shell.loadingSearch : strings.shell.search;
  button?.setAttribute('aria-label', `${text} ${keys}`);
  const [name, hint] = [button?.querySelector('.search-button__label'), button?.querySelector('kbd')];
  if (name) name.textContent = text;
  if (hint) hint.textContent = keys;
}
