import { outsideLinks, type OutsideLink } from '../../src/engine/check/outside-links';
import { createProgress } from '../../src/engine/model/progress';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { planSites, problemsOf, type PlannedSite } from '../../src/engine/plan-site';
import { loadSites } from '../../src/engine/read/site';
import type { RedirectRule } from '../../src/shared/redirects';
import { normalizePath } from '../../src/shared/urls';

/** What a site answers, and what is wrong with it. */
export interface SiteLook {
  planned: readonly [PlannedSite, ...PlannedSite[]];
  /** Routes of all pages of the default language, in canonical form. */
  routes: ReadonlySet<string>;
  redirects: readonly RedirectRule[];
  /** Links to other sites. */
  outside: OutsideLink[];
  problems: Diagnostic[];
}

/** Reads and plans a site, without building it. Throws `DiagnosticsError` for a configuration that cannot be used. */
export async function lookAt(root: string, dates?: ReadonlyMap<string, string>): Promise<SiteLook> {
  const planned = await planSites(
    await loadSites(root, { withNew: true, ...(dates ? { dates } : {}) }),
    createProgress(true),
  );
  const [{ plan }] = planned;
  return {
    planned,
    routes: new Set(plan.pages.map(({ path }) => normalizePath(path))),
    redirects: plan.redirects,
    outside: planned.flatMap(({ context: one }) => outsideLinks(one.site, one.articles)),
    problems: problemsOf(planned, true).filter(({ severity }) => severity === 'error'),
  };
}
