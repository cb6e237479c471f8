import type { GlossaryTerm } from '../../shared/site-data';
import { formsOf } from '../read/vocabulary';
import { latestOf } from './docs/page-frame';
import type { Site } from './site';

interface TermTarget {
  path: string;
  hash: string | null;
}

/**
 * Where a term is explained for a page of a version: in that version, or in the newest release where the version does
 * not have the page. `null` when there is no such term or page.
 */
export function termTarget(site: Site, name: string, version: string | null): TermTarget | null {
  const term = site.glossary.find((one) => one.term === name);
  if (!term) return null;
  const [address = '', hash] = term.page.split('#');
  const own = site.docs.find(({ config }) => config.name === version);
  for (const place of [own, latestOf(site)]) {
    const doc = place?.byAddress.get(address);
    if (doc) return { path: doc.path, hash: hash ?? null };
  }
  return null;
}

/** The terms as the browser fetches them. */
export function glossaryData(site: Site): GlossaryTerm[] {
  return site.glossary.map(({ page, ...term }) => {
    const [address = '', hash] = page.split('#');
    const absentIn = site.docs.filter(({ byAddress }) => !byAddress.has(address)).map(({ config }) => config.name);
    return {
      ...term,
      page: (address === '' ? '' : `/${address}`) + (hash === undefined ? '' : `#${hash}`),
      ...(absentIn.length > 0 && { absentIn }),
    };
  });
}

/** All spellings of the glossary's terms in lower case, which the search box looks up. */
export function termForms({ glossary }: Pick<Site, 'glossary'>): string[] {
  return glossary.flatMap(formsOf).map((form) => form.toLowerCase());
}
