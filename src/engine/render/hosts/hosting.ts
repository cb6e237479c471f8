import { KEEP_WORKER } from '../../../shared/keep';
import type { RedirectRule } from '../../../shared/redirects';
import type { RoutePlan } from '../../plan/plan';

type Headers = Record<string, string>;

export interface AnswerHeaders {
  /** Headers of every answer. */
  headers: Headers;
  /** Further headers of pages, redirects and errors. */
  documentHeaders: Headers;
  /** Further headers of every other file. */
  fileHeaders: Headers;
  /** Further headers of the scripts of workers, instead of `fileHeaders`. */
  workerHeaders: Headers;
}

/** Rules a server needs, read by the project's own server and by `deploy/nginx.ts`. */
export interface HostingRules extends AnswerHeaders {
  base: string;
  /** Route paths, `/*` at the end for all below; targets are percent-encoded and may have a query and a hash. */
  redirects: RedirectRule[];
  /** Route prefixes of further languages, which have their own not-found pages. */
  prefixes?: readonly string[];
}

/** Where the build leaves its rules. */
export const RULES_FILE = '_data/hosting.json';
/** Where the build leaves the names of its assets and of the build's before it. */
export const ASSETS_FILE = '_data/assets.json';

/** Files with a digest or a time in their name never change. */
export const IMMUTABLE = 'max-age=31536000, immutable';
/** Pages and their data are asked for again each time, which costs one short answer when nothing changed. */
export const REVALIDATE = 'no-cache';

/** Files for hosts and servers only. */
export const PRIVATE_FILES = ['.nojekyll', '_headers', '_redirects', RULES_FILE, ASSETS_FILE];
/** Endings of the packed forms of files, which are sent instead of them. */
export const PACKED_SUFFIXES = ['.br', '.gz'];

/** Whether a file of an output may be asked for by its name. */
export function isPublic(file: string): boolean {
  if (PRIVATE_FILES.includes(file) || PACKED_SUFFIXES.some((suffix) => file.endsWith(suffix))) return false;
  return !file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}

/** Whether a file is a page, as the build names pages. HTML below `_data` is parts of pages. */
const isDocument = (file: string): boolean => /(?:^|\/)(?:index|404)\.html$/.test(file) && !file.startsWith('_data/');

/** Where the build puts the scripts of workers. */
export const WORKER_FOLDER = 'workers';

const isWorker = (file: string): boolean => file === KEEP_WORKER || file.startsWith(`${WORKER_FOLDER}/`);

/** The headers of a file of the output. */
export function headersOf(rules: HostingRules, file: string): Headers {
  const own = isDocument(file) ? rules.documentHeaders : isWorker(file) ? rules.workerHeaders : rules.fileHeaders;
  return { ...rules.headers, ...own, 'Cache-Control': cachingOf(file) };
}

/** Search files with the time of their build in the name. */
const STAMPED_SEARCH_FILE = /^_search\/(?:[^/]+\/)?search-(?:doc|index|text|words)-/;

/** How long a file may be kept. */
function cachingOf(file: string): string {
  const isKept = /^(?:assets|workers)\//.test(file) || STAMPED_SEARCH_FILE.test(file);
  return isKept ? IMMUTABLE : REVALIDATE;
}

/** The rules of a build. Paths have no base. */
export function hostingRules(
  { base, redirects, prefixes }: { base: string; redirects: RoutePlan['redirects']; prefixes: readonly string[] },
  headers: AnswerHeaders,
): HostingRules {
  const targets = redirects.map((rule) => ({ ...rule, to: encodeTarget(rule.to) }));
  return { base, ...headers, redirects: targets, ...(prefixes.length > 0 ? { prefixes } : {}) };
}

/** The not-found page of an address: that of its language. Neither has the base or a slash in front. */
export function notFoundFile({ prefixes = [] }: HostingRules, address: string): string {
  const prefix = prefixes.find((one) => `/${address}/`.startsWith(`${one}/`)) ?? '';
  return `${prefix}/404.html`.slice(1);
}

/** Target as a header may contain it: existing escapes stay. */
function encodeTarget(to: string): string {
  return encodeURI(to).replaceAll('%25', '%');
}
