import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';

/** Rules a server needs, read by the project's own server and by the generators in `deploy/`. */
export interface HostingRules {
  base: string;
  build: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Further headers of pages, redirects and errors. */
  documentHeaders: Record<string, string>;
  /** Route paths; targets are percent-encoded and may have a query and a hash. */
  redirects: { from: string; to: string }[];
}

/** Where the build leaves its rules. */
export const RULES_FILE = '_data/hosting.json';
/** Where the build leaves the names of its assets and of the build's before it. */
export const ASSETS_FILE = '_data/assets.json';

/** Files with a digest in their name never change; page data is asked for with the digest of its build as its query. */
export const IMMUTABLE = 'max-age=31536000, immutable';
/** Pages are asked for again each time, which costs one short answer when nothing changed. */
export const REVALIDATE = 'no-cache';

/** Files for hosts and servers, which nobody else asks for. */
export const PRIVATE_FILES = ['.nojekyll', '_headers', '_redirects', RULES_FILE, ASSETS_FILE];
/** Endings of the packed forms of files, which are sent in the place of these. */
const PACKED_SUFFIXES = ['.br', '.gz'];

/** Whether a file of an output may be asked for by its name. */
export function isPublic(file: string): boolean {
  if (PRIVATE_FILES.includes(file) || PACKED_SUFFIXES.some((suffix) => file.endsWith(suffix))) return false;
  return !file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}

/** Whether a file is a page of its own; HTML below `_data` is parts of pages. */
export function isDocument(file: string): boolean {
  return file.endsWith('.html') && !file.startsWith('_data/');
}

/** Search files with the stamp of their build in the name. */
const STAMPED_SEARCH_FILE = /^_search\/search-(?:doc|index|text)-/;

/** How long a file may be kept, asked for with a query (`?` included). */
export function cachingOf(file: string, search: string, build: string): string {
  if (file.startsWith('assets/') || STAMPED_SEARCH_FILE.test(file)) return IMMUTABLE;
  return /^_(?:data|search)\//.test(file) && search === `?b=${build}` ? IMMUTABLE : REVALIDATE;
}

/** The rules of a build. Paths have no base. */
export function hostingRules(
  site: Site,
  plan: RoutePlan,
  headers: Pick<HostingRules, 'headers' | 'documentHeaders'>,
  build: string,
): HostingRules {
  const redirects = plan.redirects.map(({ from, to }) => ({ from, to: encodeTarget(to) }));
  return { base: site.config.base, build, ...headers, redirects };
}

/** Target as a header may hold it: what is encoded already stays. */
function encodeTarget(to: string): string {
  return encodeURI(to).replaceAll('%25', '%');
}
