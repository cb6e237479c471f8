import { MARK_PARAMETER } from '../../../shared/constants';
import type { HitPlace, SearchHit } from '../../../shared/search/model';
import { withBase } from '../../../shared/urls';

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

/** Address of a result: the page at its section, with the words to mark in the query. */
export function hitHref(hit: Pick<SearchHit, 'path' | 'anchor'>, words: string, base: string): string {
  const query = words === '' ? '' : `?${new URLSearchParams({ [MARK_PARAMETER]: words })}`;
  const hash = hit.anchor === null ? '' : `#${encodeURIComponent(hit.anchor)}`;
  return withBase(hit.path, base) + query + hash;
}
