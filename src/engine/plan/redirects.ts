import {
  fillWildcard,
  isPattern,
  prefixOf,
  redirectTarget,
  restBelow,
  type RedirectRule,
} from '../../shared/redirects';
import { nearestPath } from '../../shared/nearest';
import { decodePercent, normalizePath } from '../../shared/urls';
import type { SiteConfig } from '../read/config/schema';
import type { ConfigProblem } from '../read/config/field-place';
import type { PlannedPage } from './planned-page';

/** A redirect whose source is a route path in canonical form or a pattern that ends in `/*`. */
export type Redirect = RedirectRule;

type PagePath = Pick<PlannedPage, 'path'>;

/**
 * Resolves the redirects of the configuration; single addresses come before patterns. A redirect from the address of a
 * page is left out. A chain of redirects becomes one redirect to its end, so that a browser needs at most two requests.
 * Addresses redirect with and without a trailing slash.
 */
export function planRedirects(
  configured: SiteConfig['redirects'],
  pages: readonly PagePath[],
): { redirects: Redirect[]; problems: ConfigProblem[] } {
  const paths = new Set(pages.map((page) => normalizePath(page.path)));
  const rules = configured.map(({ from, to }) => ({ from: canonical(from), to }));
  const found: Redirect[] = [];
  const derived: Redirect[] = [];
  const problems: ConfigProblem[] = [];
  rules.forEach((rule, index) => {
    const written = configured[index]?.from ?? rule.from;
    const report = (message: string, hint: string): void =>
      void problems.push({
        keys: ['redirects', String(index)],
        rule: 'routes/redirect',
        severity: 'warning',
        message: `redirects: ${message}`,
        hint,
      });
    const taken = firstPage(rule.from, paths);
    if (taken !== undefined) {
      const what = isPattern(rule) ? `${written} contains the page ${taken}` : `${written} is the address of a page`;
      report(`${what}, so it never redirects.`, 'Remove the redirect.');
      return;
    }
    const to = endOf(rule.to, rules, paths);
    if (firstPage(to, paths) === undefined) {
      const what = to.includes('/*') ? 'which contains no page' : 'which is not a page';
      const near = isPattern(rule) ? undefined : nearestPath(routeOf(to), paths);
      const hint = near === undefined ? 'Use the address of an existing page.' : `Did you mean "${near}"?`;
      report(`${written} leads to ${to}, ${what}.`, hint);
    }
    found.push({ from: rule.from, to });
    derived.push(...throughSingle(rule, rules, paths));
  });
  const redirects = [...found.filter((rule) => !isPattern(rule)), ...derived, ...found.filter(isPattern)];
  return { redirects: firstOfEach(redirects), problems };
}

/**
 * The redirects that get a redirect page, for hosts without redirect rules: every single address, and every page that a
 * pattern leads to.
 */
export function singleRedirects(redirects: readonly Redirect[], pages: readonly PagePath[]): Redirect[] {
  const single = redirects.filter((rule) => !isPattern(rule));
  const below = redirects.filter(isPattern).flatMap(({ from, to }) => {
    const target = to.replace(/\/$/, '');
    const restOf = ({ path }: PagePath): string | null => restBelow(prefixOf(target), normalizePath(path));
    const matching = to.includes('/*') ? pages.flatMap((page) => restOf(page) ?? []) : [''];
    return matching.map((rest) => ({ from: prefixOf(from) + rest, to: fillWildcard(to, rest) }));
  });
  return firstOfEach([...single, ...below]);
}

/** The first redirect of an address counts, as it does for servers. */
function firstOfEach(redirects: readonly Redirect[]): Redirect[] {
  const seen = new Set<string>();
  return redirects.filter(({ from }) => !seen.has(from) && seen.add(from));
}

function canonical(from: string): string {
  return from.endsWith('/*') ? `${normalizePath(prefixOf(from)).replace(/^\/$/, '')}/*` : normalizePath(from);
}

function routeOf(address: string): string {
  return normalizePath(decodePercent(address.replace(/[?#].*$/, '')));
}

/** A page at an address, or below it where it ends in `/*`. */
function firstPage(address: string, paths: ReadonlySet<string>): string | undefined {
  if (!address.includes('/*')) return paths.has(routeOf(address)) ? routeOf(address) : undefined;
  const prefix = prefixOf(address);
  return [...paths].find((path) => restBelow(prefix, path) !== null);
}

/** Where a chain of redirects ends. The configuration has no cycles: `contradictions` refuses them. */
function endOf(to: string, rules: readonly Redirect[], paths: ReadonlySet<string>): string {
  if (!to.includes('/*')) {
    const route = routeOf(to);
    const after = paths.has(route) ? undefined : redirectTarget(rules, route);
    return after === undefined ? to : endOf(after, rules, paths);
  }
  const next = rules.filter(isPattern).find(({ from }) => restBelow(prefixOf(from), prefixOf(to)) !== null);
  const rest = next && restBelow(prefixOf(next.from), prefixOf(to));
  return next && typeof rest === 'string' ? endOf(next.to.replace('/*', `${rest}/*`), rules, paths) : to;
}

/** A pattern that leads through redirects of single addresses gets an extra redirect for each of these. */
function throughSingle(rule: Redirect, rules: readonly Redirect[], paths: ReadonlySet<string>): Redirect[] {
  if (!isPattern(rule) || !rule.to.includes('/*')) return [];
  return rules.flatMap((single): Redirect[] => {
    const rest = isPattern(single) ? null : restBelow(prefixOf(rule.to), single.from);
    if (rest === null || rest === '' || paths.has(single.from)) return [];
    return [{ from: prefixOf(rule.from) + rest, to: endOf(single.to, rules, paths) }];
  });
}
