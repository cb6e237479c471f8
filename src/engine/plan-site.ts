import { missingTruncate } from './check/truncate';
import { timed, type Progress } from './model/progress';
import type { Diagnostic } from './model/diagnostic';
import { linkProblems } from './check/site-links';
import { compileSite } from './plan/compile-site';
import type { PlanContext } from './plan/context';
import { planRoutes, type RoutePlan } from './plan/plan';
import type { SiteSource } from './read/site';

/** Compiles a site that was read and decides its pages: the steps that building, checking and the dev server share. */
export async function planSite(
  site: SiteSource,
  progress: Progress,
  options: { lenient?: boolean } = {},
): Promise<{ context: PlanContext; plan: RoutePlan }> {
  const context = await compileSite(site, progress, options);
  const plan = await timed(
    progress,
    'Plan routes',
    () => planRoutes(context),
    (made) => `${made.pages.length} pages`,
  );
  return { context, plan };
}

/** Every problem of a planned site. `strict` makes errors of those that only warn otherwise. */
export function problemsOf({ site, articles, problems }: PlanContext, plan: RoutePlan, strict: boolean): Diagnostic[] {
  return [
    ...site.problems,
    ...problems,
    ...plan.problems,
    ...missingTruncate(site.blog?.posts ?? [], articles, strict ? 'error' : 'warning'),
    ...linkProblems(site, plan, strict),
  ];
}
