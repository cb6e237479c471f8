import path from 'node:path';
import { lostAddresses } from './check/published-addresses';
import { isError } from './model/print';
import { timed, type Progress, nextTurn } from './model/progress';
import { fileError, type Diagnostic } from './model/diagnostic';
import { linkProblems } from './check/site-links';
import { compileSites } from './plan/compile-site';
import type { PlanContext } from './plan/site';
import { planRoutes, type RoutePlan } from './plan/plan';
import { type SiteSource, type VersionSource, loadSites } from './read/site';
import { titleOfName } from './read/documents';
import { checkUniqueDescriptions, pageChecker } from './check/check-content';
import { checkedPages, contentRules } from './check/checked-pages';
import { checkOutsideLinks, outsideLinks } from './check/outside-links';

/** A site in one language: what its pages are made from, and what pages there are. */
export interface PlannedSite {
  context: PlanContext;
  plan: RoutePlan;
}

/**
 * Compiles a site that was read and decides its pages, in all its languages, the default one first: the steps that
 * building, checking and the dev server share.
 */
export async function planSites(
  sources: readonly [SiteSource, ...SiteSource[]],
  progress: Progress,
): Promise<[PlannedSite, ...PlannedSite[]]> {
  const [first, ...others] = await compileSites(sources, progress);
  const plan = (context: PlanContext): PlannedSite => ({ context, plan: planRoutes(context) });
  return timed(
    progress,
    'Plan routes',
    (): [PlannedSite, ...PlannedSite[]] => [plan(first), ...others.map(plan)],
    (made) => `${made.reduce((sum, { plan: { pages } }) => sum + pages.length, 0)} pages`,
  );
}

/** Every problem of a planned site, found in its default language: the others have the same content. */
export function problemsOf(
  [{ context, plan }, ...others]: readonly [PlannedSite, ...PlannedSite[]],
  strict: boolean,
): Diagnostic[] {
  const { site, problems } = context;
  const found = [
    ...site.problems,
    ...problems,
    ...plan.problems,
    ...lostAddresses(site, plan),
    // The file with the name of a folder can be one of those that are wrong.
    ...(strict && !site.problems.some(isError) ? unnamedFolders(site.versions) : []),
    ...linkProblems(
      site,
      plan,
      others.map((other) => other.plan),
    ),
  ];
  return strict ? found.map(asError) : found;
}

/** What a strict command makes of a warning: an error, unless a writer may intend it. */
export const asError = (problem: Diagnostic): Diagnostic =>
  ADVICE.has(problem.rule) ? problem : { ...problem, severity: 'error' };

const ADVICE: ReadonlySet<string> = new Set(['blog/future', 'routes/navbar-doc']);

/** Folders that the sidebar would show by their names on the disk, each with one of its pages. */
function unnamedFolders(versions: readonly Pick<VersionSource, 'files'>[]): Diagnostic[] {
  const found = new Map<string, string>();
  for (const { files } of versions)
    for (const [page, { file }] of files.pages) {
      const folder = path.posix.dirname(page);
      const isNamed =
        folder === '.' || files.pages.has(`${folder}/index.md`) || files.categories.get(folder)?.label !== undefined;
      if (!isNamed && !found.has(folder)) found.set(folder, file);
    }
  return [...found].map(([folder, file]) =>
    fileError(
      file,
      'sidebar/unnamed',
      `The folder ${folder}/ has no name for the sidebar.`,
      `Write "label: ${titleOfName(folder)}" into _category_.yaml next to this file, or write an index.md.`,
    ),
  );
}

/**
 * Everything that can be said of the content without rendering it, in all languages: front matter, Markdown, links,
 * anchors, routes, gadget data, commands and example output. Broken links are errors here. Gives all problems.
 */
export async function checkSite(root: string, progress: Progress): Promise<Diagnostic[]> {
  const sites = await planSites(await loadSites(root), progress);
  return [...problemsOf(sites, true), ...((await contentProblems(sites)) ?? [])];
}

/**
 * What is wrong with the texts of planned sites: commands, example output, house rules, the
 * language, addresses of other sites. Page by page, so that a server answers meanwhile; `null` as soon as `isWanted`
 * returns false.
 */
export async function contentProblems(
  [{ context }]: readonly [PlannedSite, ...PlannedSite[]],
  isWanted: () => boolean = () => true,
): Promise<Diagnostic[] | null> {
  const found: Diagnostic[] = [];
  const { site, articles } = context;
  const rules = contentRules(site);
  const pages = checkedPages(site, articles);
  const check = pageChecker(rules);
  for (const page of pages) {
    found.push(...check(page));
    await nextTurn();
    if (!isWanted()) return null;
  }
  const links = checkOutsideLinks(outsideLinks(site, articles), site.config.repository);
  return [...found, ...checkUniqueDescriptions(pages), ...links];
}
