import { KEEP_WORKER } from '../../../shared/keep';
import { fillWildcard, isPattern, prefixOf } from '../../../shared/redirects';
import { withBase } from '../../../shared/urls';
import { IMMUTABLE, REVALIDATE, WORKER_FOLDER, type HostingRules } from './hosting';

/** What addresses of a site lead to, as patterns of hosts say it: a star at the end is all that is below. */
export interface Addresses {
  /** First segments of the addresses of pages. */
  sections: readonly string[];
  /** Files and folders in the root that are no pages, besides those that every site has. */
  others: readonly string[];
}

/** The files that tell a static host what to do, by name. Hosts without rules publish redirect pages all the same. */
export function ruleFiles(rules: HostingRules, addresses: Addresses): Record<string, string> {
  return {
    // Without it, GitHub Pages leaves out every folder whose name begins with an underscore.
    '.nojekyll': '',
    _headers: headersFile(rules, addresses),
    _redirects: redirectsFile(rules),
  };
}

const linesOf = (fields: Record<string, string>): string[] =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/**
 * `_headers`: a pattern, and below it its headers. No header has two values at one address, because hosts join them. A
 * file below a section, such as the Markdown of a page, has the policy of pages: patterns cannot tell them apart.
 */
function headersFile(
  { base, headers, documentHeaders, fileHeaders, workerHeaders }: HostingRules,
  { sections, others }: Addresses,
): string {
  const rules: readonly (readonly [patterns: readonly string[], headers: Record<string, string>])[] = [
    [
      ['', ...sections.flatMap((name) => [name, `${name}/*`]), '404.html'],
      { ...headers, ...documentHeaders, 'Cache-Control': REVALIDATE },
    ],
    [['assets/*', '_data/*', '_search/*', ...others], { ...headers, ...fileHeaders }],
    [[`${WORKER_FOLDER}/*`, KEEP_WORKER], { ...headers, ...workerHeaders }],
    // Page data is always asked for with the digest of its build; the other files of `_data` are not.
    [
      [
        'assets/*',
        `${WORKER_FOLDER}/*`,
        '_data/index.json',
        ...sections.flatMap((name) => [`_data/${name}.json`, `_data/${name}/*`]),
      ],
      { 'Cache-Control': IMMUTABLE },
    ],
  ];
  return rules
    .flatMap(([patterns, own]) => patterns.map((pattern) => [base + pattern, ...linesOf(own)].join('\n  ') + '\n'))
    .join('');
}

/**
 * `_redirects`: permanent unless a rule says otherwise, query kept by the host, hash kept by the browser. Both slash
 * forms of an address are listed. A star matches what is below a path, not the path itself.
 */
function redirectsFile({ base, redirects }: HostingRules): string {
  // Spaces part the columns of the file.
  const inColumn = (route: string): string => withBase(route, base).replaceAll(' ', '%20');
  return redirects
    .flatMap(({ from, to, status = 301 }) => {
      const line = (own: string, target: string): string => `${inColumn(own)} ${inColumn(target)} ${status}\n`;
      const target = isPattern({ from }) ? fillWildcard(to, '') : to;
      return [
        ...(from === '/' ? [''] : ['', '/']).map((form) => line(prefixOf(from) + form, target)),
        ...(isPattern({ from }) ? [line(from, to.replace('/*', '/:splat'))] : []),
      ];
    })
    .join('');
}
