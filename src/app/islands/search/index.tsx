import strings from 'virtual:strings/search';
import '../../styles/search.css';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { Facet } from '../../../shared/search/model';
import type { SiteData } from '../../../shared/site-data';
import { Dialog } from '../../components/Dialog';
import { useRouter } from '../../context/RouterContext';
import { useSite } from '../../context/SiteContext';
import { useMedia } from '../../hooks/useMedia';
import { useStore } from '../../hooks/useStore';
import { useStored } from '../../hooks/useStored';
import type { Router } from '../../router/router';
import { searchClient } from '../../search/client';
import { openQuery } from '../../search/kept';
import { failureOf } from '../../search/messages';
import { inVersion, searchedIndex, type SearchedIndex } from '../../search/searched-index';
import type { IslandProps } from '../island';
import { Empty, Term } from './Empty';
import { Facets, Failed, Field, Foot } from './Frame';
import { parseRecent, withRecent } from './recent';
import { Preview, Results } from './Results';
import { isSame, useAnswer, withPinned, type Entry } from './useAnswer';

export const { crashed } = strings;

/** Loads the index before the dialog is opened. */
export function prepare(site: SiteData, router: Router): void {
  searchClient.load(searchedIndex(site, router.view.get().page).source);
}

interface Wish {
  query: string;
  facet: Facet | null;
  /** All results instead of the first ones. */
  all: boolean;
  searched: SearchedIndex;
  active: number;
  /** The entry that the reader has moved to. */
  pinned: Entry | null;
  /** Enter was pressed before the answer: the reader gets what was typed, not what was shown. */
  isWaiting: boolean;
}

/** The search: a combobox over a list of results in a modal dialog. It begins with the index of its page. */
export default function Search({ searched, close }: IslandProps & { searched: SearchedIndex }): ReactNode {
  const site = useSite();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState<Wish>({
    query: '',
    facet: null,
    active: 0,
    pinned: null,
    searched,
    all: false,
    isWaiting: false,
  });
  const change = (changes: Partial<Wish>): void => setWish((last) => ({ ...last, ...changes }));
  const [recentText, storeRecent] = useStored(STORAGE_KEYS.recentSearches);
  const state = useStore(searchClient.state);
  const isWide = useMedia('(width >= 1100px)');
  const { query, active } = wish;
  const { source, version } = wish.searched;
  const question = { query: query.trim(), facet: wish.facet, all: wish.all, version: source.version };
  const answered = useAnswer(question, state);
  const isFresh = answered !== null && isSame(answered, question);
  const entries = withPinned(answered?.entries ?? [], wish.pinned, active);
  /** What is fetched for a result of a first answer is often not shown. */
  const isFinal = state.type === 'ready' && state.rest !== 'loading';
  const failure = failureOf(state);
  const recent = parseRecent(recentText);

  useLayoutEffect(() => searchClient.load(source), [source]);
  useEffect(() => {
    openQuery.keep(query);
    return () => openQuery.write(null);
  }, [query]);
  useEffect(() => {
    if (!wish.isWaiting || !isFresh) return;
    // React is still at work on the dialog, which closes.
    queueMicrotask(() => {
      change({ isWaiting: false });
      choose(entries[0]?.href);
    });
  });

  function go(href: string): void {
    close();
    router.navigate(href);
  }

  function choose(href: string | undefined): void {
    if (href === undefined) return;
    storeRecent(JSON.stringify(withRecent(recent, query)));
    go(href);
  }

  function changeQuery(next: string): void {
    const facet = next.trim() === '' ? { facet: null } : {};
    change({ query: next, active: 0, pinned: null, all: false, isWaiting: false, ...facet });
    input.current?.focus();
  }

  /** After a chip or a button the arrow keys go on in the list. A touch screen would show its keyboard. */
  function changeAndReturn(changes: Partial<Wish>): void {
    change({ pinned: null, ...changes });
    if (matchMedia('(hover: hover)').matches) input.current?.focus();
  }

  return (
    <Dialog className="dialog search" aria-label={site.strings.shell.search} onClose={close}>
      <Field
        {...{ input, query, active, state, version }}
        count={entries.length}
        onQuery={changeQuery}
        onMove={(next) => change({ active: next, pinned: entries[next] ?? null })}
        onEnter={() => {
          if (isFresh) choose(entries[active]?.href);
          else change({ isWaiting: question.query !== '' });
        }}
        onClose={close}
      />
      {answered && (
        <Facets
          answer={answered.answer}
          chosen={wish.facet}
          onChoose={(facet) => changeAndReturn({ facet, active: 0 })}
        />
      )}
      <Term {...{ query, state, version }} key={source.version} onGo={choose} />
      <div className="search__body">
        <Results
          {...{ answered, entries, active, isFresh }}
          onChoose={choose}
          onAll={() => changeAndReturn({ all: true })}
        />
        {isWide && entries.length > 0 && <Preview entry={isFinal ? entries[active] : undefined} />}
      </div>
      {failure && (
        <Failed
          failure={failure}
          onRetry={() => {
            searchClient.retry();
            input.current?.focus();
          }}
        />
      )}
      {!failure && (question.query === '' || (isFresh && entries.length === 0)) && (
        <Empty
          {...{ recent, state, version }}
          query={question.query}
          answer={answered?.answer ?? null}
          onQuery={changeQuery}
          onClear={() => storeRecent('[]')}
          onGo={go}
        />
      )}
      <Foot
        {...{ state, answered, source }}
        onClose={close}
        onVersion={(name) => changeAndReturn({ searched: inVersion(site, wish.searched, name), active: 0 })}
      />
    </Dialog>
  );
}
