import type { Progress } from '../cli/progress';
import { linkProblems } from '../build';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ImageJob } from '../images/store';
import { compileSite } from '../markdown/compile-site';
import { planRoutes, type RoutePlan } from '../routes/plan';
import { loadSite, type Site } from '../site/load';
import { siteData } from '../site/site-data';
import type { SiteData } from '../../shared/site-data';

/** The content as the dev server has it now. */
export interface DevContent {
  site: Site;
  siteData: SiteData;
  plan: RoutePlan;
  images: ImageJob[];
  /** Articles compiled for this state; the others were unchanged. */
  fresh: number;
  problems: Diagnostic[];
}

/** Reads and compiles the content. Only what changed is compiled; problems are collected, not thrown. */
export async function loadContent(root: string, progress: Progress): Promise<DevContent> {
  const site = await loadSite(root);
  const context = await compileSite(site, progress);
  const plan = planRoutes(context);
  return { site, siteData: siteData(site.config), plan, images: context.images.jobs(), fresh: context.fresh, problems: [...site.problems, ...linkProblems(site, plan, false)] };
}
