import { createProgress } from '../../src/engine/model/progress';
import { planSites, problemsOf, type PlannedSite } from '../../src/engine/plan-site';
import { loadSites } from '../../src/engine/read/site';
import { redirectTarget, type RedirectRule } from '../../src/shared/redirects';
import { normalizePath } from '../../src/shared/urls';

/** What a site answers, and what is wrong with it. */
export interface SiteLook extends PlannedSite {
  /** Routes of all pages, in canonical form. */
  routes: ReadonlySet<string>;
  redirects: readonly RedirectRule[];
  /** Errors, each with its place in front. */
  problems: string[];
}

/** Reads and plans a site, without building it. Throws `DiagnosticsError` for a configuration that cannot be used. */
export async function lookAt(root: string): Promise<SiteLook> {
  const planned = await planSites(await loadSites(root, { withNew: true }), createProgress(true));
  const [{ plan, context }] = planned;
  return {
    plan,
    context,
    routes: new Set(plan.pages.map(({ path }) => normalizePath(path))),
    redirects: plan.redirects,
    problems: problemsOf(planned, true)
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}

/** Whether a route is a page, or redirects to one. */
export function isAnswered({ routes, redirects }: SiteLook, route: string): boolean {
  const target = redirectTarget(redirects, route);
  return routes.has(route) || (target !== undefined && routes.has(target.replace(/[?#].*$/, '')));
}
