/** What page and worker say to each other. */

import type { SearchAnswer, SearchOptions } from '../../shared/search/model';

/** How far the index of the wanted version is. */
export type SearchState =
  | { type: 'idle' }
  | { type: 'loading' }
  /** `fullText` says whether the second stage is in. */
  | { type: 'ready'; options: { maxHits: number; highlight: boolean }; fullText: boolean }
  /** `other-build`: the site was built anew since this page was opened, and its index does not fit these pages. */
  | { type: 'failed'; reason: 'network' | 'other-build'; message: string };

/** Which index is wanted. */
export interface SearchSource {
  /** Address of the search folder, with a last slash. */
  folder: string;
  /** Digest of the build of the page. */
  build: string;
  version: string | null;
}

export type ToWorker =
  { type: 'load'; source: SearchSource } | { type: 'ask'; id: number; query: string; options: SearchOptions };

export type FromWorker =
  { type: 'state'; version: string | null; state: SearchState } | { type: 'answer'; id: number; answer: SearchAnswer };
