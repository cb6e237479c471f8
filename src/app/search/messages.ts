/** What page and worker say to each other. */

import type { ShownOptions } from '../../shared/search/files';
import type { SearchSource } from '../../shared/search/load-index';
import type { SearchAnswer, SearchOptions } from '../../shared/search/model';

/** How far the index of the wanted version is. */
export type SearchState =
  | { type: 'idle' }
  | { type: 'loading' }
  /** The first stage answers; `rest` says how far rows, texts, posts and vocabulary are. */
  | { type: 'ready'; options: ShownOptions; rest: 'loading' | 'there' | SearchFailure }
  | SearchFailure;

/**
 * `other-build`: the site was rebuilt after this page was opened, so its search index no longer matches the page or no
 * longer exists.
 */
export interface SearchFailure {
  type: 'failed';
  reason: 'network' | 'other-build';
  message: string;
}

/** What failed, be it all or the part that makes answers better. */
export function failureOf(state: SearchState): SearchFailure | null {
  if (state.type === 'ready') return typeof state.rest === 'string' ? null : state.rest;
  return state.type === 'failed' ? state : null;
}

export type ToWorker =
  | { type: 'load'; source: SearchSource }
  | { type: 'ask'; id: number; query: string; options: SearchOptions };

export type FromWorker =
  | { type: 'state'; version: string | null; state: SearchState }
  | { type: 'answer'; id: number; answer: SearchAnswer };
