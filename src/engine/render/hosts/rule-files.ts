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
  return { ...plain, _headers: headersFile(rules, sections), _redirects: redirectsFile(rules, host) };
}

/** `_headers`: no two patterns match one address, because hosts join the values of all that do. */
function headersFile({ base, headers, documentHeaders }: HostingRules, sections: readonly string[]): string {
  const block = (pattern: string, fields: Record<string, string>): string =>
    [base + pattern, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const pages = { ...headers, ...documentHeaders, 'Cache-Control': REVALIDATE };
  const kept = { ...headers, 'Cache-Control': IMMUTABLE };
  // Page data is always asked for with the digest of its build; the other files of `_data` are not.
  const data = ['_data/index.json', ...sections.flatMap((name) => [`_data/${name}.json`, `_data/${name}/*`])];
  const blocks = [
    ...['', ...sections.flatMap((name) => [name, `${name}/*`]), '404.html'].map((pattern) => block(pattern, pages)),
    ...['assets/*', ...data].map((pattern) => block(pattern, kept)),
  ];
  return `${blocks.join('\n')}\n`;
}

/**
 * `_redirects`: permanent, query kept by the host, hash kept by the browser. Netlify takes both slash forms of an
 * address for one; others compare letter by letter. A star matches what is below a path, not the path itself.
 */
function redirectsFile({ base, redirects }: HostingRules, host: SiteConfig['host']): string {
  const forms = host === 'netlify' ? [''] : ['', '/'];
  const status = host === 'netlify' ? '301!' : '301';
  const line = (from: string, to: string): string => `${withBase(from, base)} ${withBase(to, base)} ${status}\n`;
  return redirects
    .flatMap(({ from, to }) => [
      ...forms.map((form) => line(prefixOf(from) + form, isPattern({ from }) ? fillWildcard(to, '') : to)),
      ...(isPattern({ from }) ? [line(from, to.replace('/*', '/:splat'))] : []),
    ])
    .join('');
}
