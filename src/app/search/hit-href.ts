import type { SearchHit } from '../../shared/search/model';
import { withBase } from '../../shared/urls';

/** Query parameter that carries the words to mark. */
export const MARK_PARAMETER = 'q';

/** Address of a result: the page at its section, with the words to mark in the query. */
export function hitHref(hit: Pick<SearchHit, 'path' | 'anchor'>, words: string, base: string): string {
  const query = words === '' ? '' : `?${new URLSearchParams({ [MARK_PARAMETER]: words })}`;
  const hash = hit.anchor === null ? '' : `#${encodeURIComponent(hit.anchor)}`;
  return withBase(hit.path, base) + query + hash;
}
