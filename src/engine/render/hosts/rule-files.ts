import { fillWildcard, isPattern, prefixOf } from '../../../shared/redirects';
import { withBase } from '../../../shared/urls';
import type { SiteConfig } from '../../read/config/schema';
import { IMMUTABLE, REVALIDATE, type HostingRules } from './hosting';

/**
 * The files that tell a static host what to do, by name. `sections` are the first segments of the addresses of pages.
 * Netlify sends a redirect page in the place of a redirect unless the redirect is forced; Cloudflare Pages always
 * redirects, and refuses the mark for it.
 */
export function ruleFiles(
  host: SiteConfig['host'],
  rules: HostingRules,
  sections: readonly string[],
): Record<string, string> {
  // Without it, GitHub Pages leaves out every folder whose name begins with an underscore.
  const plain = { '.nojekyll': '' };
  if (host === 'github-pages' || host === 's3') return plain;
  return { ...plain, _headers: headersFile(rules, sections, host), _redirects: redirectsFile(rules, host) };
}

/** Rules of `_headers`: a pattern and the lines below it. */
type HeaderRule = [pattern: string, lines: readonly string[]];

const linesOf = (fields: Record<string, string>): string[] =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/** What stands in `_headers` for a host. */
function headersFile(rules: HostingRules, sections: readonly string[], host: SiteConfig['host']): string {
  // Page data is always asked for with the digest of its build; the other files of `_data` are not.
  const kept = [
    'assets/*',
    '_data/index.json',
    ...sections.flatMap((name) => [`_data/${name}.json`, `_data/${name}/*`]),
  ];
  const pages = ['', ...sections.flatMap((name) => [name, `${name}/*`]), '404.html'];
  const blocks = host === 'cloudflare-pages' ? overlapping(rules, pages, kept) : apart(rules, pages, kept);
  return blocks.map(([pattern, lines]) => [rules.base + pattern, ...lines].join('\n  ') + '\n').join('');
}

/** No two patterns match one address, because hosts join the values of all that do. */
function apart({ headers, documentHeaders }: HostingRules, pages: string[], kept: string[]): HeaderRule[] {
  const page = linesOf({ ...headers, ...documentHeaders, 'Cache-Control': REVALIDATE });
  const file = linesOf({ ...headers, 'Cache-Control': IMMUTABLE });
  return [
    ...pages.map((pattern): HeaderRule => [pattern, page]),
    ...kept.map((pattern): HeaderRule => [pattern, file]),
  ];
}

/**
 * Cloudflare Pages can take headers away again that a wider pattern gave, so what is not there has the headers of
 * documents too, whatever its address. What it says of caching by itself is to ask each time.
 */
function overlapping({ headers, documentHeaders }: HostingRules, pages: string[], kept: string[]): HeaderRule[] {
  const without = Object.keys(documentHeaders).map((name) => `! ${name}`);
  return [
    ['*', linesOf({ ...headers, ...documentHeaders })],
    ...pages.map((pattern): HeaderRule => [pattern, linesOf({ 'Cache-Control': REVALIDATE })]),
    ...['assets/*', '_data/*', '_search/*'].map((pattern): HeaderRule => [pattern, without]),
    ...kept.map((pattern): HeaderRule => [pattern, linesOf({ 'Cache-Control': IMMUTABLE })]),
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
