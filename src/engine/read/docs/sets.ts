import type { SiteConfig } from '../config/schema';

/** A set of documentation as the configuration describes it. */
export type DocsSetConfig = SiteConfig['docs']['sets'][number];

/** A set and the names that lead to it in the configuration. */
export interface PlacedSet {
  set: DocsSetConfig;
  keys: readonly string[];
}

/** Id of the set that `docs` itself describes; gadget data and posts belong to it. */
export const FIRST_SET = 'default';

/** All docs sets of a site: the one of `docs` itself first, then those of `docs.sets`. */
export function docsSets({ docs }: SiteConfig): PlacedSet[] {
  const { sets, ...first } = docs;
  return [
    { set: { ...first, id: FIRST_SET }, keys: ['docs'] },
    ...sets.map((set, index) => ({ set, keys: ['docs', 'sets', String(index)] })),
  ];
}
