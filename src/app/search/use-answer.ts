import { useEffect, useState } from 'react';
import type { Facet, SearchAnswer } from '../../shared/search/model';
import { searchClient } from './client';
import type { SearchState } from './messages';

/** An answer and the question it belongs to. */
export interface Answered {
  query: string;
  facet: Facet | null;
  answer: SearchAnswer;
}

/** Asks while the reader types; the last answer stays until the next one is there. Empty queries have none. */
export function useAnswer(query: string, facet: Facet | null, state: SearchState): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const ready = state.type === 'ready' ? state : null;
  const text = query.trim();

  useEffect(() => {
    if (!ready || text === '') return undefined;
    let outdated = false;
    const ask = async (): Promise<void> => {
      const answer = await searchClient.ask(text, {
        maxHits: ready.options.maxHits,
        highlight: ready.options.highlight,
        facet,
      });
      if (!outdated) setAnswered({ query: text, facet, answer });
    };
    void ask();
    return () => {
      outdated = true;
    };
  }, [text, facet, ready]);

  return text === '' ? null : answered;
}
