import { contentProblems, planSites, problemsOf } from '../plan-site';
import type { Progress } from '../model/progress';
import type { Diagnostic } from '../model/diagnostic';
import type { ImageJob } from '../plan/measure-image';
import type { RoutePlan } from '../plan/plan';
import type { Site } from '../plan/site';
import { loadSites } from '../read/site';
import { siteData } from '../plan/site-data';
import type { AppData } from '../../shared/site-data';

/** The site in one language. */
export interface DevSite {
  site: Site;
  siteData: AppData;
  plan: RoutePlan;
}

/** The content as the dev server has it now: in its default language, and in all others. */
export interface DevContent extends DevSite {
  others: DevSite[];
  images: ImageJob[];
  /** Articles compiled for this state; the others were unchanged. */
  fresh: number;
  /** Finds what is wrong with the content: readers of a saved page need not wait for it. */
  problems: () => Diagnostic[];
  /** Finds what is wrong with its texts, page by page; `null` once `isWanted` returns false. */
  textProblems: (isWanted: () => boolean) => Promise<Diagnostic[] | null>;
}

/**
 * Reads and compiles the content. Only what changed is compiled. Dates come from commits, which saving a file does not
 * change, so they are copied from the state before.
 */
export async function loadContent(root: string, progress: Progress, before?: DevContent): Promise<DevContent> {
  const sources = await loadSites(root, {
    withNew: true,
    withDrafts: true,
    ...(before ? { dates: before.site.dates } : {}),
  });
  const planned = await planSites(sources, progress);
  const [first, ...others] = planned.map(({ context: { site }, plan }) => ({ site, siteData: siteData(site), plan }));
  if (!first) throw new Error('A site must have at least its default language.');
  return {
    ...first,
    others,
    images: planned[0].context.images.jobs(),
    fresh: planned.at(-1)?.context.fresh ?? 0,
    problems: () => problemsOf(planned, true),
    textProblems: (isWanted) => contentProblems(planned, isWanted),
  };
}

/** The site in all of its languages, the default one first. */
export function allSites(content: DevContent): [DevSite, ...DevSite[]] {
  return [content, ...content.others];
}

/** The site in the language of a path. */
export function siteAt(content: DevContent, local: string): DevSite {
  const isBelow = ({ site: { language } }: DevSite): boolean => `${local}/`.startsWith(`${language.prefix}/`);
  return content.others.find(isBelow) ?? content;
}
