import { localRoute } from '../read/locales';
import type { Site } from './site';

/** Where source files of a whole site are shown, to the pages of one of its languages. */
export interface SourceRoutes {
  /**
   * Route of the page that a file makes, by its path relative to the root; in the language's own words where it has
   * them. Files of the docs set that the link stands in count only where they are of another language: its versions are
   * as one folder, and what one of them has removed is not there.
   */
  routeOf: (file: string, ownSet: string | null) => string | undefined;
  /** File of the default language that the page at a route is a translation of, or the page's own. */
  originalOf: (route: string) => string | undefined;
}

/** A page, and the docs set that it belongs to; posts belong to none. */
interface SourcePage {
  route: string;
  set: string | null;
}

/** Pages by file, and files by route. */
interface SourcePages {
  byFile: ReadonlyMap<string, SourcePage>;
  byRoute: ReadonlyMap<string, string>;
}

const known = new WeakMap<Site, SourcePages>();

/**
 * The pages of all docs sets, versions and posts, and pages of Markdown beside them. A file that several versions show
 * is that of the latest one, else of the first in the order of the configuration.
 */
function sourcePages(site: Site): SourcePages {
  const made = known.get(site);
  if (made) return made;
  const versions = [...site.docs.filter(({ isLast }) => isLast), ...site.docs.filter(({ isLast }) => !isLast)];
  const pages: (readonly [string, SourcePage])[] = [
    ...versions.flatMap(({ set, docs }) =>
      docs.map((doc) => [doc.document.file, { route: doc.path, set: set.id }] as const),
    ),
    ...[...(site.blog?.posts ?? []), ...site.texts].map(
      ({ file, path }) => [file, { route: path, set: null }] as const,
    ),
  ];
  const found = {
    byFile: new Map(pages.toReversed()),
    byRoute: new Map(pages.map(([file, { route }]) => [route, file])),
  };
  known.set(site, found);
  return found;
}

/** What a language sees of a site's sources; `all` are the languages, the default one first. */
export function sourceRoutes(site: Site, all: readonly [Site, ...Site[]]): SourceRoutes {
  const { prefix } = site.language;
  const [first, ...others] = all;
  return {
    routeOf(file, ownSet) {
      const own = sourcePages(site).byFile.get(file);
      const original = sourcePages(first).byFile.get(file);
      const here = own ?? original;
      if (here) {
        if (here.set !== null && here.set === ownSet) return undefined;
        return own ? own.route : localRoute(site.config, prefix, here.route);
      }
      return others.flatMap((other) => sourcePages(other).byFile.get(file)?.route ?? [])[0];
    },
    originalOf: (route) => sourcePages(first).byRoute.get(route.slice(prefix.length) || '/'),
  };
}
