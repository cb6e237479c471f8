import { FIRST_SET } from '../read/docs/sets';
import { latestOf } from './docs/page-frame';
import type { Site } from './site';

/** Where a term of the glossary is explained. */
export interface TermPlace {
  /** Route path. */
  path: string;
  hash: string | null;
}

/**
 * Where a term is explained for a page of a version: in that version, or in the newest release where the version does
 * not have the page. `null` when there is no such term or page.
 */
export function termPlace(site: Site, name: string, version: string | null): TermPlace | null {
  const term = site.glossary.find((one) => one.term === name);
  if (!term) return null;
  const [address = '', hash] = term.page.split('#');
  const own = site.docs.find(({ set, config }) => set.id === FIRST_SET && config.name === version);
  for (const place of [own, latestOf(site)]) {
    const doc = place?.byAddress.get(address);
    if (doc) return { path: doc.path, hash: hash ?? null };
  }
  return null;
}
