import { STORAGE_KEYS } from '../../shared/constants';
import type { SiteData } from '../../shared/site-data';
import type { Islands } from '../islands/intent';
import { mayFetchAhead } from '../router/prefetch';
import type { Router } from '../router/router';
import { idle } from '../scheduling';
import { showFailure } from '../states/failure';
import { storage, tabStorage } from '../storage';
import { opensSearch } from '../keyboard';
import { searchedIndex } from './searched-index';

/**
 * Brings the search button and its keys to life. What is typed before the dialog is there is handed over. The registry of
 * islands says when its code is loaded ahead.
 */
export function startSearch(site: SiteData, router: Router, islands: Islands): { open(typed: string): void } {
  const button = document.querySelector<HTMLButtonElement>('.search-button');
  const { search, noSearch } = site.strings.shell;
  let isLoading = false;

  async function open(typed: string): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    label(button, site, true);
    await islands.open('search', () => ({ searched: searchedIndex(site, router.view.get().page) }), {
      text: typed,
      failed(error, text) {
        // Retry reloads the page, and then the dialog opens.
        openQuery.write(text);
        showFailure(error, site.strings.shell, search, noSearch);
      },
    });
    isLoading = false;
    label(button, site, false);
  }

  label(button, site, false);
  button?.addEventListener('click', () => void open(''));
  document.addEventListener('keydown', (event) => {
    if (!opensSearch(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void open('');
  });
  // The reader has searched here before and does not pay for every byte.
  if (storage.read(STORAGE_KEYS.recentSearches) !== null && mayFetchAhead())
    void idle(3000).then(() => islands.prepare('search'));
  // The page was reloaded while the dialog was open, for instance to get the pages of a newer build.
  const kept = openQuery.read();
  if (kept !== null) void open(kept);
  return { open: (typed) => void open(typed) };
}

/** The words on the button: that it searches, or that the box is on its way. */
function label(button: HTMLButtonElement | null, { strings }: SiteData, loading: boolean): void {
  const keys = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl+K';
  const text = loading ? strings.shell.loadingSearch : strings.shell.search;
  const [name, hint] = [button?.querySelector('.search-button__label'), button?.querySelector('kbd')];
  if (name) name.textContent = text;
  if (hint) hint.textContent = keys;
}

const QUERY_KEY = 'search-query';
/** Stands before the text, so that an open box without text is told from a closed one. */
const OPEN = '?';

/**
 * What the search box opens with after a reload of the page; `null` when it stays
 * closed. Closing the box removes it.
 */
export const openQuery = {
  read(): string | null {
    const text = tabStorage.read(QUERY_KEY);
    return text?.startsWith(OPEN) ? text.slice(OPEN.length) : null;
  },
  write: (query: string | null): void => tabStorage.write(QUERY_KEY, query === null ? '' : OPEN + query),
  /** Keeps the text of the box; an empty box is not worth opening again. */
  keep: (query: string): void => openQuery.write(query === '' ? null : query),
};
