import type { LookUp } from '../model/last-results';
import { latestAddresses } from './docs/latest-addresses';
import { termPlace, type TermPlace } from './glossary';
import type { PlanContext } from './context';

/** Where the pages are that an article leads to by something else than their address. */
export interface LinkTargets {
  /** Route path of a source file below the same content folder. */
  routeOfFile: (file: string) => string | undefined;
  /** Route path of any source file of the site, by its path relative to the root. */
  routeOfSource: (file: string) => string | undefined;
  /** The file of the default language that the page at a route shows or is a translation of. */
  originalOf: (route: string) => string | undefined;
  /** Whether a path is the route of a page beside which the article stands, in its version. */
  hasRoute: (path: string) => boolean;
  /** The page of the latest version at an address of the documentation that names none. */
  latestAt: (path: string) => string | undefined;
  /** Where a term is explained. */
  placeOfTerm: (name: string) => TermPlace | null;
}

/** An address with its hash, or a file; `undefined` where there is no such page. */
type Target = string | undefined;

/**
 * All kinds of targets as one look-up by name, so that what an article asked for can be asked again. `set` and
 * `version` are those of the page, `null` for posts.
 */
export function lookUpTargets(
  { site, sources }: Pick<PlanContext, 'site' | 'sources'>,
  { routeOfFile, hasRoute }: Pick<LinkTargets, 'routeOfFile' | 'hasRoute'>,
  { set, version }: { set: string | null; version: string | null },
): LookUp<Target> {
  return (name) => {
    if (name.startsWith('file:')) return routeOfFile(name.slice('file:'.length));
    if (name.startsWith('route:')) return hasRoute(name.slice('route:'.length)) ? name : undefined;
    if (name.startsWith('source:')) return sources.routeOf(name.slice('source:'.length), set);
    if (name.startsWith('original:')) return sources.originalOf(name.slice('original:'.length));
    if (name.startsWith('latest:')) return latestAddresses(site).get(name.slice('latest:'.length));
    const place = termPlace(site, name.slice('term:'.length), version);
    return place === null ? undefined : `${place.path}#${place.hash ?? ''}`;
  };
}

/** The targets of a look-up. */
export function targetsOf(lookUp: LookUp<Target>): LinkTargets {
  return {
    routeOfFile: (file) => lookUp(`file:${file}`),
    routeOfSource: (file) => lookUp(`source:${file}`),
    originalOf: (route) => lookUp(`original:${route}`),
    hasRoute: (path) => lookUp(`route:${path}`) !== undefined,
    latestAt: (path) => lookUp(`latest:${path}`),
    placeOfTerm(name) {
      const [path, hash = ''] = lookUp(`term:${name}`)?.split('#') ?? [];
      return path === undefined ? null : { path, hash: hash === '' ? null : hash };
    },
  };
}
