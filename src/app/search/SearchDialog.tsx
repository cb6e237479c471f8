import '../styles/sheets/search.css';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import search from 'virtual:strings/search';
import { STORAGE_KEYS } from '../../shared/constants';
import type { Facet, SearchHit } from '../../shared/search/model';
import type { SiteData, VersionData } from '../../shared/site-data';
import { fill, fillCount } from '../../shared/strings/format';
import type { BrowserStrings } from '../../shared/strings/model';
import { SiteProvider, useSite } from '../context';
import type { Router } from '../router/router';
import { closeOnPressBeside } from '../modal';
import { storage } from '../storage';
import { searchClient } from './client';
import { EmptyState } from './EmptyState';
import { Facets } from './Facets';
import { FailedState } from './FailedState';
import { hitHref } from './marks';
import type { SearchSource } from '../../shared/search/load-index';
import type { SearchFailure, SearchState } from './messages';
import { openQuery, parseRecent, withRecent } from './kept';
import { movedTo, optionId, Results } from './Results';
import { useAnswer, type Answered } from './use-answer';
import type { SearchedIndex } from './searched-index';

const RESULTS_ID = 'search-results';
const NO_HITS: SearchHit[] = [];

/** Starts loading the index before the dialog is opened. */
export function prepareSearch(source: SearchSource): void {
  searchClient.load(source);
}

/** What the box works with. */
interface BoxOptions extends SearchedIndex {
  site: SiteData;
  router: Router;
  /** Called when the box is closed and gone. */
  onClose(): void;
}

/** Opens the box with what `openQuery` holds. It closes with the page, too. */
export function openSearchDialog({ site, router, source, version, onClose }: BoxOptions): void {
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
      <SearchDialog source={source} version={version} navigate={router.navigate} onClose={close} />
    </SiteProvider>
  );
  // At once, so that no letter falls between the page and the field.
  flushSync(() => root.render(box));
}

interface Props extends SearchedIndex {
  navigate(href: string): void;
  onClose(): void;
}

/** The search: a combobox over a list of results in a modal dialog. */
function SearchDialog({ source, version, navigate, onClose }: Props): ReactNode {
  const site = useSite();
  const { strings } = site;
  const dialog = useModal(onClose);
  const field = useRef<HTMLInputElement>(null);
  const state = useSyncExternalStore(searchClient.state.subscribe, searchClient.state.get);
  const [query, setQuery] = useState(() => openQuery.read() ?? '');
  const [facet, setFacet] = useState<Facet | null>(null);
  const [active, setActive] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const recent = parseRecent(useSyncExternalStore(watchRecent, readRecent));
  const answered = useAnswer(query, facet, state);
  const hits = answered?.answer.hits ?? NO_HITS;
  const words = answered && site.search.highlight ? (answered.answer.suggestion ?? answered.query) : '';
  const hrefs = hits.map((hit) => hitHref(hit, words, site.base));

  const failure = failureOf(state);
  const isFresh = answered !== null && answered.query === query.trim();

  useEffect(() => searchClient.load(source), [source]);
  // Enter was pressed before the answer was there: the reader gets what was typed, not what was shown.
  const chooseFirst = useEffectEvent(() => choose(0));
  useEffect(() => {
    if (waiting && isFresh) chooseFirst();
  }, [waiting, isFresh]);

  function changeQuery(next: string): void {
    setQuery(next);
    openQuery.keep(next);
    setActive(0);
    setWaiting(false);
    if (next.trim() === '') setFacet(null);
    field.current?.focus();
  }

  function go(href: string): void {
    dialog.current?.close();
    navigate(href);
  }

  function choose(at: number): void {
    const href = hrefs[at];
    if (href === undefined) return;
    storage.write(STORAGE_KEYS.recentSearches, JSON.stringify(withRecent(recent, query)));
    go(href);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = movedTo(event.key, active, hits.length);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next !== null) setActive(next);
    else if (isFresh) choose(active);
    else setWaiting(query.trim() !== '');
  }

  return (
    <dialog ref={dialog} className="search" aria-label={strings.shell.search}>
      <div className="search__header" role="search">
        <input
          ref={field}
          className="search__input"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={search.field}
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={RESULTS_ID}
          aria-activedescendant={hits.length > 0 ? optionId(active) : undefined}
          placeholder={placeholder(state, version, strings)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={400}
          autoFocus
          value={query}
          onChange={(event) => changeQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button type="button" className="search__clear" onClick={() => changeQuery('')}>
            {search.clear}
          </button>
        )}
        <button type="button" className="search__close" onClick={() => dialog.current?.close()}>
          {strings.shell.close}
        </button>
      </div>
      {answered && answered.answer.total > 0 && (
        <Facets
          counts={answered.answer.facets}
          total={answered.answer.total}
          chosen={facet}
          onChoose={(chosen) => {
            setFacet(chosen);
            setActive(0);
          }}
        />
      )}
      <Results id={RESULTS_ID} hits={hits} hrefs={hrefs} active={active} onChoose={choose} />
      {failure && (
        <FailedState
          failure={failure}
          onRetry={() => {
            searchClient.retry();
            field.current?.focus();
          }}
        />
      )}
      {!failure && showsEmpty(query, answered) && (
        <EmptyState
          query={query.trim()}
          suggestion={answered?.answer.suggestion ?? null}
          recent={query.trim() === '' ? recent : []}
          version={version}
          onQuery={changeQuery}
          onClear={() => storage.write(STORAGE_KEYS.recentSearches, '[]')}
          onGo={go}
        />
      )}
      <p className="search__status" role="status">
        {statusText(state, query, answered, strings)}
      </p>
    </dialog>
  );
}

/** What failed, be it all or the part that makes answers better. */
function failureOf(state: SearchState): SearchFailure | null {
  if (state.type === 'ready') return typeof state.rest === 'string' ? null : state.rest;
  return state.type === 'failed' ? state : null;
}

function placeholder(state: SearchState, version: VersionData | null, { shell }: BrowserStrings): string {
  if (state.type === 'idle' || state.type === 'loading') return shell.loadingSearch;
  return version ? fill(search.version, { version: version.label }) : shell.search;
}

const readRecent = (): string | null => storage.read(STORAGE_KEYS.recentSearches);
const watchRecent = (listener: () => void): (() => void) => storage.subscribe(STORAGE_KEYS.recentSearches, listener);

/** Opens a dialog as modal while it is rendered. */
function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const onDialogClose = (): void => close();
    closeOnPressBeside(dialog);
    dialog.addEventListener('close', onDialogClose);
    dialog.showModal();
    return () => dialog.removeEventListener('close', onDialogClose);
  }, []);
  return ref;
}

/** Before anything is typed, and when the shown answer to what is typed has no hits. */
function showsEmpty(query: string, answered: Answered | null): boolean {
  return (
    query.trim() === '' || (answered !== null && answered.query === query.trim() && answered.answer.hits.length === 0)
  );
}

function statusText(
  state: SearchState,
  query: string,
  answered: Answered | null,
  { shell, lang }: BrowserStrings,
): string {
  if (state.type === 'failed') return '';
  if (state.type !== 'ready') return shell.loadingSearch;
  if (query.trim() === '' || !answered) return '';
  const { total, suggestion } = answered.answer;
  const corrected = suggestion !== null && total > 0 ? fill(search.corrected, { query: suggestion }) : '';
  const partial = state.rest === 'loading' ? search.partial : '';
  return fillCount(search.pages, lang, total) + corrected + partial;
}
