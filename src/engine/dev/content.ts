import type { Progress } from '../model/progress';
import type { Diagnostic } from '../model/diagnostic';
import type { ImageJob } from '../plan/images';
import { planSite, problemsOf } from '../plan-site';
import type { RoutePlan } from '../plan/plan';
import type { Site } from '../plan/site';
import { loadSite } from '../read/site';
import { siteData } from '../plan/site-data';
import type { AppData } from '../../shared/site-data';

/** The content as the dev server has it now. */
export interface DevContent {
  site: Site;
  siteData: AppData;
  plan: RoutePlan;
  images: ImageJob[];
  /** Articles compiled for this state; the others were unchanged. */
  fresh: number;
  problems: Diagnostic[];
}

/** Reads and compiles the content. Only what changed is compiled; problems are collected, not thrown. */
export async function loadContent(root: string, progress: Progress): Promise<DevContent> {
  const { context, plan } = await planSite(await loadSite(root), progress);
  const { site } = context;
  return {
    site,
    siteData: siteData(site),
    plan,
    images: context.images.jobs(),
    fresh: context.fresh,
    problems: problemsOf(context, plan, false),
  };
}
