import { useEffect, useState } from 'react';
import type { Facet, SearchAnswer } from '../../shared/search/model';
import { searchClient } from './client';
import type { SearchState } from './messages';

/** Results that "all" stands for; nobody reads on. */
const ALL = 200;

/** What is asked. */
interface Question {
  query: string;
  facet: Facet | null;
  /** All results, not only the first ones. */
  all: boolean;
  /** The version that is searched. */
  version: string | null;
}

/** An answer and the question it belongs to. */
export interface Answered extends Question {
  answer: SearchAnswer;
}

/**
 * Asks while the reader types. The last answer stays until the next one is there, so that nothing jumps; only when
 * `isFresh` it answers what is asked now. Empty queries have none.
 */
export function useAnswer(
  { query, facet, all, version }: Question,
  state: SearchState,
): { answered: null; isFresh: false } | { answered: Answered; isFresh: boolean } {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const ready = state.type === 'ready' ? state : null;
  const text = query.trim();

  useEffect(() => {
    if (!ready || text === '') return undefined;
    let outdated = false;
    const ask = async (): Promise<void> => {
      const { maxHits, highlight } = ready.options;
      const answer = await searchClient.ask(text, { maxHits: all ? ALL : maxHits, highlight, facet });
      if (!outdated) setAnswered({ query: text, facet, all, version, answer });
    };
    void ask();
    return () => {
      outdated = true;
    };
  }, [text, facet, all, version, ready]);

  if (text === '' || answered === null) return { answered: null, isFresh: false };
  const isFresh =
    answered.query === text && answered.facet === facet && answered.all === all && answered.version === version;
  return { answered, isFresh };
}
