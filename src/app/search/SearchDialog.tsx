import '../styles/sheets/search.css';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import search from 'virtual:strings/search';
import { STORAGE_KEYS } from '../../shared/constants';
import type { Facet, SearchHit } from '../../shared/search/model';
import type { VersionData } from '../../shared/site-data';
import { fill, fillCount } from '../../shared/strings/format';
import type { BrowserStrings } from '../../shared/strings/model';
import { useRouter, useSite } from '../context';
import { storage } from '../storage';
import { useStored } from '../use-stored';
import { searchClient } from './client';
import { EmptyState } from './EmptyState';
import { Facets } from './Facets';
import { FailedState } from './FailedState';
import { hitHref } from './hit-href';
import type { SearchSource, SearchState } from './messages';
import { parseRecent, withRecent } from './recent';
import { movedTo, optionId, Results } from './Results';
import { typedQuery } from './typed-query';
import { useAnswer, type Answered } from './use-answer';
import { useModal } from './use-modal';

const RESULTS_ID = 'search-results';
const NO_HITS: SearchHit[] = [];

/** Starts loading the index before the dialog is opened. */
export function prepareSearch(source: SearchSource): void {
  searchClient.load(source);
}

interface Props {
  source: SearchSource;
  version: VersionData | null;
  onClose(): void;
}

/** The search: a combobox over a list of results in a modal dialog. */
export function SearchDialog({ source, version, onClose }: Props): ReactNode {
  const site = useSite();
  const { strings } = site;
  const router = useRouter();
  const dialog = useModal(onClose);
  const field = useRef<HTMLInputElement>(null);
  const state = useSyncExternalStore(searchClient.state.subscribe, searchClient.state.get);
  const [query, setQuery] = useState(typedQuery.read);
  const [facet, setFacet] = useState<Facet | null>(null);
  const [active, setActive] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const recent = parseRecent(useStored(STORAGE_KEYS.recentSearches));
  const answered = useAnswer(query, facet, state);
  const hits = answered?.answer.hits ?? NO_HITS;
  const words = answered && site.search.highlight ? (answered.answer.suggestion ?? answered.query) : '';
  const hrefs = hits.map((hit) => hitHref(hit, words, site.base));

  const isFresh = answered !== null && answered.query === query.trim();

  useEffect(() => searchClient.load(source), [source]);
  // Enter was pressed before the answer was there: the reader gets what was typed, not what was shown.
  const chooseFirst = useEffectEvent(() => choose(0));
  useEffect(() => {
    if (waiting && isFresh) chooseFirst();
  }, [waiting, isFresh]);

  function changeQuery(next: string): void {
    setQuery(next);
    typedQuery.write(next);
    setActive(0);
    setWaiting(false);
    if (next.trim() === '') setFacet(null);
    field.current?.focus();
  }

  function go(href: string): void {
    dialog.current?.close();
    router?.navigate(href);
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
      {state.type === 'failed' && (
        <FailedState
          state={state}
          onRetry={() => {
            searchClient.retry();
            field.current?.focus();
          }}
        />
      )}
      {state.type !== 'failed' && showsEmpty(query, answered) && (
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

function placeholder(state: SearchState, version: VersionData | null, { shell }: BrowserStrings): string {
  if (state.type === 'idle' || state.type === 'loading') return shell.loadingSearch;
  return version ? fill(search.version, { version: version.label }) : shell.search;
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
  const partial = state.fullText ? '' : search.partial;
  return fillCount(search.pages, lang, total) + corrected + partial;
}
