/** What the box says of the state of the search. */

import search from 'virtual:strings/search';
import type { VersionData } from '../../../shared/site-data';
import { fill, fillCount } from '../../../shared/strings/format';
import type { BrowserStrings } from '../../../shared/strings/model';
import type { SearchFailure, SearchState } from '../../search/messages';
import type { Answered } from './useAnswer';

/** What failed, be it all or the part that makes answers better. */
export function failureOf(state: SearchState): SearchFailure | null {
  if (state.type === 'ready') return typeof state.rest === 'string' ? null : state.rest;
  return state.type === 'failed' ? state : null;
}

/** Placeholder of the search field. */
export function placeholder(state: SearchState, version: VersionData | null, { shell }: BrowserStrings): string {
  if (state.type === 'idle' || state.type === 'loading') return shell.loadingSearch;
  return version ? fill(search.version, { version: version.label }) : shell.search;
}

/** How many pages were found, of the kind that is asked for, and how the query was read. */
export function statusText(state: SearchState, answered: Answered | null, { shell, lang }: BrowserStrings): string {
  if (state.type === 'failed') return '';
  if (state.type !== 'ready') return shell.loadingSearch;
  if (!answered) return '';
  const { total, facets, suggestion } = answered.answer;
  const count = answered.facet === null ? total : facets[answered.facet];
  const corrected = suggestion !== null && total > 0 ? fill(search.corrected, { query: suggestion }) : '';
  const partial = state.rest === 'loading' ? search.partial : '';
  return fillCount(search.pages, lang, count) + corrected + partial;
}
