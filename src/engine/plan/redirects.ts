import { decodePercent, normalizePath } from '../../shared/urls';
import type { SiteConfig } from '../read/config/schema';
import type { ConfigProblem } from '../read/config/place';
import type { PlannedPage } from './planned-page';

export interface Redirect {
  /** Route path in canonical form. */
  from: string;
  /** Route path; it may have a query and a hash. */
  to: string;
}

/**
 * Decides the redirects of the configuration. A page answers its address itself, so a redirect from there is left
 * out; one through other redirects leads to where they end, so that a browser asks twice at most. Both forms of an
 * address with and without a last slash redirect.
 */
export function planRedirects(
  configured: SiteConfig['redirects'],
  pages: readonly Pick<PlannedPage, 'path'>[],
): { redirects: Redirect[]; problems: ConfigProblem[] } {
  const paths = new Set(pages.map((page) => normalizePath(page.path)));
  const next = new Map(configured.map(({ from, to }) => [normalizePath(from), to]));
  const redirects: Redirect[] = [];
  const problems: ConfigProblem[] = [];
  configured.forEach((written, index) => {
    const report = (message: string, hint: string): void =>
      void problems.push({
        keys: ['redirects', String(index)],
        rule: 'routes/redirect',
        severity: 'warning',
        message: `redirects: ${message}`,
        hint,
      });
    const from = normalizePath(written.from);
    if (paths.has(from)) {
      report(`${written.from} is the address of a page, so it never redirects.`, 'Remove the redirect.');
      return;
    }
    const to = endOf(written.to, next, paths);
    if (!paths.has(routeOf(to)))
      report(`${written.from} leads to ${to}, and there is no such page.`, 'Name an existing page.');
    redirects.push({ from, to });
  });
  return { redirects, problems };
}

function routeOf(address: string): string {
  return normalizePath(decodePercent(address.replace(/[?#].*$/, '')));
}

/** Where a chain of redirects ends. The configuration has no cycles: `contradictions` refuses them. */
function endOf(to: string, next: ReadonlyMap<string, string>, paths: ReadonlySet<string>): string {
  const route = routeOf(to);
  const after = paths.has(route) ? undefined : next.get(route);
  return after === undefined ? to : endOf(after, next, paths);
}
