import { KEEP_WORKER } from '../../../shared/keep';
import { fillWildcard, isPattern, prefixOf } from '../../../shared/redirects';
import { withBase } from '../../../shared/urls';
import type { SiteConfig } from '../../read/config/schema';
import { CONTENT_TYPES } from '../../model/content-types';
import { IMMUTABLE, REVALIDATE, WORKER_FOLDER, type HostingRules } from './hosting';

/** What addresses of a site lead to, as patterns of hosts say it: a star at the end is all that is below. */
export interface Addresses {
  /** First segments of the addresses of pages. */
  sections: readonly string[];
  /** Files and folders in the root that are no pages, besides those that every site has. */
  others: readonly string[];
}

/**
 * The files that tell a static host what to do, by name. Netlify sends a redirect page in the place of a redirect
 * unless the redirect is forced; Cloudflare Pages always redirects, and refuses the mark for it.
 */
export function ruleFiles(host: SiteConfig['host'], rules: HostingRules, addresses: Addresses): Record<string, string> {
  // Without it, GitHub Pages leaves out every folder whose name begins with an underscore.
  const plain = { '.nojekyll': '' };
  if (host === 'github-pages' || host === 's3') return plain;
  return { ...plain, _headers: headersFile(rules, addresses, host), _redirects: redirectsFile(rules, host) };
}

/** Rules of `_headers`: a pattern and the lines below it. */
type HeaderRule = [pattern: string, lines: readonly string[]];

const linesOf = (fields: Record<string, string>): string[] =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/** What `_headers` contains for a host. No header has two values at one address, because hosts join them. */
function headersFile(rules: HostingRules, { sections, others }: Addresses, host: SiteConfig['host']): string {
  const patterns: Patterns = {
    pages: ['', ...sections.flatMap((name) => [name, `${name}/*`]), '404.html'],
    files: ['assets/*', '_data/*', '_search/*', ...others],
    workers: [`${WORKER_FOLDER}/*`, KEEP_WORKER],
    // Page data is always asked for with the digest of its build; the other files of `_data` are not.
    kept: [
      'assets/*',
      `${WORKER_FOLDER}/*`,
      '_data/index.json',
      ...sections.flatMap((name) => [`_data/${name}.json`, `_data/${name}/*`]),
    ],
  };
  const blocks = host === 'cloudflare-pages' ? overlapping(rules, patterns) : apart(rules, patterns);
  const kept = patterns.kept.map((pattern): HeaderRule => [pattern, linesOf({ 'Cache-Control': IMMUTABLE })]);
  return [...blocks, ...kept].map(([pattern, lines]) => [rules.base + pattern, ...lines].join('\n  ') + '\n').join('');
}

type Patterns = Record<'pages' | 'files' | 'workers' | 'kept', readonly string[]>;

/** A file below a section, such as the Markdown of a page, has the policy of pages: patterns cannot tell them apart. */
function apart(
  { headers, documentHeaders, fileHeaders, workerHeaders }: HostingRules,
  { pages, files, workers }: Patterns,
): HeaderRule[] {
  const page = linesOf({ ...headers, ...documentHeaders, 'Cache-Control': REVALIDATE });
  return [
    ...pages.map((pattern): HeaderRule => [pattern, page]),
    ...files.map((pattern): HeaderRule => [pattern, linesOf({ ...headers, ...fileHeaders })]),
    ...workers.map((pattern): HeaderRule => [pattern, linesOf({ ...headers, ...workerHeaders })]),
  ];
}

/**
 * Cloudflare Pages can take headers away again that a wider pattern gave, and knows patterns of endings. So what is not
 * there has the headers of documents, whatever its address. Its own caching asks each time.
 */
function overlapping(
  { headers, documentHeaders, fileHeaders, workerHeaders }: HostingRules,
  { pages, files, workers }: Patterns,
): HeaderRule[] {
  const without = Object.keys(documentHeaders).map((name) => `! ${name}`);
  const endings = Object.keys(CONTENT_TYPES).filter((ending) => ending !== '.html' && ending !== '.js');
  return [
    ['*', linesOf({ ...headers, ...documentHeaders })],
    ...pages.map((pattern): HeaderRule => [pattern, linesOf({ 'Cache-Control': REVALIDATE })]),
    ...[...endings.map((ending) => `*${ending}`), ...files].map((pattern): HeaderRule => [
      pattern,
      [...without, ...linesOf(fileHeaders)],
    ]),
    ...workers.map((pattern): HeaderRule => [pattern, [...without, ...linesOf(workerHeaders)]]),
  ];
}

/**
 * `_redirects`: permanent unless a rule says otherwise, query kept by the host, hash kept by the browser. Netlify takes
 * both slash forms of an address for one; others compare letter by letter. A star matches what is below a path, not the
 * path itself.
 */
function redirectsFile({ base, redirects }: HostingRules, host: SiteConfig['host']): string {
  const forms = host === 'netlify' ? [''] : ['', '/'];
  const sign = host === 'netlify' ? '!' : '';
  // Spaces part the columns of the file.
  const inColumn = (route: string): string => withBase(route, base).replaceAll(' ', '%20');
  return redirects
    .flatMap(({ from, to, status = 301 }) => {
      const line = (own: string, target: string): string => `${inColumn(own)} ${inColumn(target)} ${status}${sign}\n`;
      return [
        ...(from === '/' ? [''] : forms).map((form) =>
          line(prefixOf(from) + form, isPattern({ from }) ? fillWildcard(to, '') : to),
        ),
        ...(isPattern({ from }) ? [line(from, to.replace('/*', '/:splat'))] : []),
      ];
    })
    .join('');
}
