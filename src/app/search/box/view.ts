import type { Facet } from '../../../shared/search/model';
import type { SearchState } from '../messages';
import type { SearchedIndex } from '../searched-index';
import type { Entry } from './entries';
import { isSame, type Answered, type Question } from './question';

/** What the reader has set in the box. */
export interface Wish {
  query: string;
  facet: Facet | null;
  /** All results, not only the first ones. */
  all: boolean;
  searched: SearchedIndex;
  /** Which of the entries is active. */
  active: number;
  /** Enter was pressed before the answer was there: the reader gets what was typed, not what was shown. */
  isWaiting: boolean;
}

/** What comes from elsewhere. */
export interface Surroundings {
  /** How far the index is. */
  state: SearchState;
  /** The last answer. */
  answered: Answered | null;
  recent: readonly string[];
  /** Whether there is room for a second column. */
  isWide: boolean;
}

/** All that the box shows. Without a query there is no answer. */
export interface BoxView extends Wish, Surroundings {
  /** Whether the answer is one to what is asked now. */
  isFresh: boolean;
  entries: readonly Entry[];
}

/** A part of the box: its element, and what brings that in line with a view. */
export interface BoxPart {
  element: HTMLElement;
  show(view: BoxView): void;
}

const NO_ENTRIES: readonly Entry[] = [];

/** What the reader asks; an empty query asks nothing. */
export function questionOf({ query, facet, all, searched }: Wish): Question {
  return { query: query.trim(), facet, all, version: searched.source.version };
}

/** What the box shows of a wish. */
export function viewOf(wish: Wish, { answered: last, ...rest }: Surroundings): BoxView {
  const question = questionOf(wish);
  const answered = question.query === '' ? null : last;
  return {
    ...wish,
    ...rest,
    answered,
    isFresh: answered !== null && isSame(answered, question),
    entries: answered?.entries ?? NO_ENTRIES,
  };
}
