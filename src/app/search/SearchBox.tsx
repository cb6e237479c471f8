import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { STORAGE_KEYS } from '../../shared/constants';
import type { Facet, SearchHit } from '../../shared/search/model';
import { useSite } from '../context';
import { storage } from '../storage';
import { searchClient } from './client';
import { EmptyState } from './EmptyState';
import { Facets } from './Facets';
import { FailedState } from './FailedState';
import { openQuery, parseRecent, withRecent } from './kept';
import { entriesOf } from './entries';
import { Results } from './Results';
import { SearchField } from './SearchField';
import { SearchFoot } from './SearchFoot';
import { inVersion, type SearchedIndex } from './searched-index';
import { failureOf } from './status';
import { TermLine } from './TermLine';
import { useAnswer } from './use-answer';
import { useModal } from './use-modal';
import { isWide, watchWide } from './wide';

/** Its code is fetched where there is room for it. */
const Preview = lazy(() => import('./Preview'));

const NO_HITS: SearchHit[] = [];
const NO_TERMS: string[] = [];
const readRecent = (): string | null => storage.read(STORAGE_KEYS.recentSearches);
const watchRecent = (listener: () => void): (() => void) => storage.subscribe(STORAGE_KEYS.recentSearches, listener);

interface Props {
  /** The index of the page that the box is opened on. */
  searched: SearchedIndex;
  navigate(href: string): void;
  onClose(): void;
}

/** The search: a combobox over a list of results in a modal dialog. */
export function SearchBox({ searched, navigate, onClose }: Props): ReactNode {
  const site = useSite();
  const dialog = useModal(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [{ source, version }, setSearched] = useState(searched);
  const state = useSyncExternalStore(searchClient.state.subscribe, searchClient.state.get);
  const wide = useSyncExternalStore(watchWide, isWide);
  const recent = parseRecent(useSyncExternalStore(watchRecent, readRecent));
  const [query, setQuery] = useState(() => openQuery.read() ?? '');
  const [facet, setFacet] = useState<Facet | null>(null);
  const [all, setAll] = useState(false);
  const [active, setActive] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const { answered, isFresh } = useAnswer({ query, facet, all, version: source.version }, state);
  const hits = answered?.answer.hits ?? NO_HITS;
  const words = answered && site.search.highlight ? (answered.answer.suggestion ?? answered.query) : '';
  const entries = entriesOf(hits, words, site.base);
  const failure = failureOf(state);
  const preview = entries[active];

  useEffect(() => searchClient.load(source), [source]);
  // Enter was pressed before the answer was there: the reader gets what was typed, not what was shown.
  const chooseFirst = useEffectEvent(() => choose(entries[0]?.href));
  useEffect(() => {
    if (waiting && isFresh) chooseFirst();
  }, [waiting, isFresh]);

  function changeQuery(next: string): void {
    setQuery(next);
    openQuery.keep(next);
    setActive(0);
    setAll(false);
    setWaiting(false);
    if (next.trim() === '') setFacet(null);
    field.current?.focus();
  }

  function go(href: string): void {
    dialog.current?.close();
    navigate(href);
  }

  function choose(href: string | undefined): void {
    if (href === undefined) return;
    storage.write(STORAGE_KEYS.recentSearches, JSON.stringify(withRecent(recent, query)));
    go(href);
  }

  /** After a chip or a button the arrow keys go on; a touch screen would bring its keyboard up. */
  function backToField(): void {
    if (matchMedia('(hover: hover)').matches) field.current?.focus();
  }

  const isEmpty = query.trim() === '' || (isFresh && hits.length === 0);
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={site.strings.shell.search}
      data-wide={wide && hits.length > 0 ? '' : undefined}
    >
      <SearchField
        ref={field}
        query={query}
        state={state}
        version={version}
        count={entries.length}
        active={active}
        onQuery={changeQuery}
        onMove={setActive}
        onEnter={() => (isFresh ? choose(entries[active]?.href) : setWaiting(query.trim() !== ''))}
        onClose={() => dialog.current?.close()}
      />
      {answered && answered.answer.total > 0 && (
        <Facets
          counts={answered.answer.facets}
          total={answered.answer.total}
          chosen={facet}
          onChoose={(chosen) => {
            setFacet(chosen);
            setActive(0);
            backToField();
          }}
        />
      )}
      <TermLine
        query={query}
        terms={state.type === 'ready' ? state.options.terms : NO_TERMS}
        version={version}
        build={source.build}
        onGo={choose}
      />
      <div className="search__body">
        <Results
          entries={entries}
          active={active}
          isFresh={isFresh}
          answered={answered}
          onChoose={choose}
          onAll={() => {
            setAll(true);
            backToField();
          }}
        />
        {wide && isFresh && preview && (
          <Suspense fallback={null}>
            <Preview path={preview.hit.path} anchor={preview.anchor} build={source.build} />
          </Suspense>
        )}
      </div>
      {failure && (
        <FailedState
          failure={failure}
          onRetry={() => {
            searchClient.retry();
            field.current?.focus();
          }}
        />
      )}
      {!failure && isEmpty && (
        <EmptyState
          query={query.trim()}
          answer={isFresh ? answered.answer : null}
          recent={query.trim() === '' ? recent : []}
          suggested={query.trim() === '' && state.type === 'ready' ? state.options.suggested : []}
          version={version}
          onQuery={changeQuery}
          onClear={() => storage.write(STORAGE_KEYS.recentSearches, '[]')}
          onGo={go}
        />
      )}
      <SearchFoot
        state={state}
        answered={query.trim() === '' ? null : answered}
        source={source}
        onVersion={(name) => {
          setSearched((now) => inVersion(site, now, name));
          setActive(0);
          backToField();
        }}
      />
    </dialog>
  );
}
