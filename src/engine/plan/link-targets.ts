import type { LookUp } from '../model/last-results';
import { termPlace, type TermPlace } from './glossary';
import type { PlanContext } from './context';

/** Where the pages are that an article leads to by something else than their address. */
export interface LinkTargets {
  /** Route path of a source file below the same content folder. */
  routeOfFile: (file: string) => string | undefined;
  /** Where a term is explained. */
  placeOfTerm: (name: string) => TermPlace | null;
}

/** An address with its hash, or a file; `undefined` where there is no such page. */
type Target = string | undefined;

/**
 * All kinds of targets as one look-up by name, so that what an article asked for can be asked again. `version` is that
 * of the page, `null` for posts.
 */
export function lookUpTargets(
  { site }: Pick<PlanContext, 'site'>,
  routeOfFile: LinkTargets['routeOfFile'],
  version: string | null,
): LookUp<Target> {
  return (name) => {
    if (name.startsWith('file:')) return routeOfFile(name.slice('file:'.length));
    const place = termPlace(site, name.slice('term:'.length), version);
    return place === null ? undefined : `${place.path}#${place.hash ?? ''}`;
  };
}

/** The targets of a look-up. */
export function targetsOf(lookUp: LookUp<Target>): LinkTargets {
  return {
    routeOfFile: (file) => lookUp(`file:${file}`),
    placeOfTerm(name) {
      const [path, hash = ''] = lookUp(`term:${name}`)?.split('#') ?? [];
      return path === undefined ? null : { path, hash: hash === '' ? null : hash };
    },
  };
}
