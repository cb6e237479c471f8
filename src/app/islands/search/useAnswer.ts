import { useEffect, useState } from 'react';
import { MARK_PARAMETER } from '../../../shared/constants';
import type { Facet, HitPlace, SearchAnswer, SearchHit } from '../../../shared/search/model';
import { withBase } from '../../../shared/urls';
import { useSite } from '../../context';
import { searchClient } from '../../search/client';
import type { SearchState } from '../../search/messages';

/** Results that "all" means; no reader reads on. */
const ALL = 200;

interface Question {
  query: string;
  facet: Facet | null;
  /** All results instead of the first ones. */
  all: boolean;
  version: string | null;
}

/** An answer and the question it belongs to. */
export interface Answered {
  question: Question;
  answer: SearchAnswer;
  entries: readonly Entry[];
}

/**
 * Asks the index whenever the question or the index changes. Returns the last answer, which stays until the next one is
 * there, so that nothing jumps; `null` for an empty query.
 */
export function useAnswer({ query, facet, all, version }: Question, state: SearchState): Answered | null {
  const { base, search } = useSite();
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (query === '' || state.type !== 'ready') return;
    let isOutdated = false;
    const { maxHits, highlight } = state.options;
    void searchClient.ask(query, { maxHits: all ? ALL : maxHits, highlight, facet }).then((answer) => {
      if (isOutdated) return;
      const words = search.highlight ? (answer.suggestion ?? query) : '';
      setAnswered({ question: { query, facet, all, version }, answer, entries: entriesOf(answer.hits, words, base) });
    });
    return () => {
      isOutdated = true;
    };
  }, [query, facet, all, version, state, base, search.highlight]);
  return query === '' ? null : answered;
}

/** What can be chosen in the list: a page at its best place, or one of its further places below it. */
export interface Entry {
  hit: SearchHit;
  place: HitPlace | null;
  anchor: string | null;
  href: string;
}

/** The list of results, further places below their page. `words` are marked on the page that an entry leads to. */
export function entriesOf(hits: readonly SearchHit[], words: string, base: string): Entry[] {
  const entry = (hit: SearchHit, place: HitPlace | null): Entry => {
    const { anchor } = place ?? hit;
    return { hit, place, anchor, href: hitHref({ path: hit.path, anchor }, words, base) };
  };
  return hits.flatMap((hit) => [entry(hit, null), ...hit.more.map((place) => entry(hit, place))]);
}

/** The list with the entry that the reader has moved to at the place where it was, also when a better answer came. */
export function withPinned(entries: readonly Entry[], pinned: Entry | null, at: number): readonly Entry[] {
  if (pinned === null) return entries;
  const isPinned = ({ hit, anchor }: Entry): boolean => hit.path === pinned.hit.path && anchor === pinned.anchor;
  const others = entries.filter((entry) => !isPinned(entry));
  return [...others.slice(0, at), entries.find(isPinned) ?? pinned, ...others.slice(at)];
}

/** Address of a result: the page at its section, with the words to mark in the query. */
export function hitHref(hit: Pick<SearchHit, 'path' | 'anchor'>, words: string, base: string): string {
  const query = words === '' ? '' : `?${new URLSearchParams({ [MARK_PARAMETER]: words })}`;
  const hash = hit.anchor === null ? '' : `#${encodeURIComponent(hit.anchor)}`;
  return withBase(hit.path, base) + query + hash;
}
