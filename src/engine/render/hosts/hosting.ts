import { withBase } from '../../../shared/urls';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';

/** Rules a server needs, read by the project's own server and by the generators in `deploy/`. */
export interface HostingRules {
  base: string;
  build: string;
  headers: Record<string, string>;
  redirects: { from: string; to: string }[];
}

/** Files with a digest in their name never change; page data is asked for with the digest of its build as its query. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pages are asked for again each time, which costs one short answer when nothing changed. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The rules of a build. Paths have no base. */
export function hostingRules(
  site: Site,
  plan: RoutePlan,
  headers: Record<string, string>,
  build: string,
): HostingRules {
  return { base: site.config.base, build, headers, redirects: plan.redirects };
}

/** `_headers` as static hosts (Netlify, Cloudflare Pages) read it. */
export function headersFile(headers: Record<string, string>, base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${base}*\n${lines.join('\n')}\n  Cache-Control: ${REVALIDATE}\n${base}assets/*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n${base}_data/*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n`;
}

/** `_redirects` as static hosts read it: permanent, query kept by the host, hash kept by the browser. */
export function redirectsFile(redirects: readonly { from: string; to: string }[], base: string): string {
  return redirects.map(({ from, to }) => `${withBase(from, base)} ${withBase(to, base)} 301`).join('\n') + '\n';
}
