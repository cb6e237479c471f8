import type { ShownOptions } from '../../../shared/search/files';
import type { Facet, SearchAnswer } from '../../../shared/search/model';
import type { SiteData } from '../../../shared/site-data';
import { searchClient } from '../client';
import type { SearchState } from '../messages';
import { entriesOf, type Entry } from './entries';

/** Results that "all" stands for; nobody reads on. */
const ALL = 200;

/** What is asked. */
export interface Question {
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
  entries: readonly Entry[];
}

/** Asks the index, one question after the other. */
interface Asking {
  /** Asks, unless that is what was asked last of this state of the index. Empty queries have no answer. */
  ask(question: Question, state: SearchState): void;
  /** The last answer. It stays until the next one is there, so that nothing jumps. */
  last(): Answered | null;
}

/** Begins to ask; `onAnswer` is called with each answer that is not outdated. */
export function startAsking({ base, search }: SiteData, onAnswer: () => void): Asking {
  let answered: Answered | null = null;
  let asked: Question | null = null;
  let askedOf: SearchState | null = null;

  async function put(question: Question, { maxHits, highlight }: ShownOptions): Promise<void> {
    const { query, facet, all } = question;
    const answer = await searchClient.ask(query, { maxHits: all ? ALL : maxHits, highlight, facet });
    if (asked !== question) return;
    const words = search.highlight ? (answer.suggestion ?? query) : '';
    answered = { ...question, answer, entries: entriesOf(answer.hits, words, base) };
    onAnswer();
  }

  return {
    ask(question, state) {
      if (asked && isSame(asked, question) && askedOf === state) return;
      asked = question;
      askedOf = state;
      if (question.query === '') answered = null;
      else if (state.type === 'ready') void put(question, state.options);
    },
    last: () => answered,
  };
}

/** Whether two questions have the same answer from the same index. */
export function isSame(one: Question, other: Question): boolean {
  return (
    one.query === other.query && one.facet === other.facet && one.all === other.all && one.version === other.version
  );
}
