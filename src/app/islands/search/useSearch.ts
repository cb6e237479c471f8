import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { Facet } from '../../../shared/search/model';
import { useRouter } from '../../context';
import { useStore, useStored } from '../../hooks';
import { searchClient } from '../../search/client';
import { openQuery } from '../../search/launcher';
import { failureOf } from '../../search/messages';
import type { SearchedIndex } from '../../search/searched-index';
import { useAnswer, withPinned, type Entry } from './useAnswer';
import { visibleText } from '../../../shared/text';

/** What the reader asks for, and where in the list they are. */
interface SearchRequest {
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

/** The state of the dialog and what changes it, for all its parts. */
export type Search = ReturnType<typeof useSearch>;

/** Keeps what the reader asks for, and the answer. `close` closes the dialog. */
export function useSearch(searched: SearchedIndex, close: () => void) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [request, setRequest] = useState<SearchRequest>({
    query: '',
    facet: null,
    active: 0,
    pinned: null,
    searched,
    all: false,
    isWaiting: false,
  });
  const change = (changes: Partial<SearchRequest>): void => setRequest((last) => ({ ...last, ...changes }));
  const [recentText, storeRecent] = useStored(STORAGE_KEYS.recentSearches);
  const state = useStore(searchClient.state);
  const { query, active } = request;
  const { source } = request.searched;
  const question = { query: query.trim(), facet: request.facet, all: request.all, version: source.version };
  const answered = useAnswer(question, state);
  /** Whether the answer is that to what is asked now. */
  const isFresh = answered !== null && JSON.stringify(answered.question) === JSON.stringify(question);
  const entries = withPinned(answered?.entries ?? [], request.pinned, active);
  const recent = parseRecent(recentText);

  useLayoutEffect(() => searchClient.load(source), [source]);
  useEffect(() => {
    openQuery.keep(query);
    return () => openQuery.write(null);
  }, [query]);
  useEffect(() => {
    if (!request.isWaiting || !isFresh) return;
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

  /** Opens a result, and keeps the query among the recent searches. */
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
  function changeAndReturn(changes: Partial<SearchRequest>): void {
    change({ pinned: null, ...changes });
    if (matchMedia('(hover: hover)').matches) input.current?.focus();
  }

  function enter(): void {
    if (isFresh) choose(entries[active]?.href);
    else change({ isWaiting: question.query !== '' });
  }

  return {
    input,
    request,
    question,
    state,
    failure: failureOf(state),
    answered,
    isFresh,
    entries,
    recent,
    clearRecent: () => storeRecent('[]'),
    change,
    changeQuery,
    changeAndReturn,
    enter,
    choose,
    go,
    close,
  };
}

/** Recent searches that are kept, on this device only: the newest first, each once. */
const MOST = 8;
const LONGEST = 120;

/** Reads the stored list of searches; invalid JSON and entries that are not texts are dropped. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isShown).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isShown = (entry: unknown): entry is string =>
  typeof entry === 'string' && (visibleText(entry)?.trim() ?? '') !== '';

/** The list with a search on top. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, LONGEST);
  return text === '' ? [...recent] : [text, ...recent.filter((entry) => entry !== text)].slice(0, MOST);
}
