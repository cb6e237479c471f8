import type { DocsHistory } from '../../shared/history';
import { renderView, SidebarNav } from '../../views';
import { configDiagnostics, type ConfigProblem, CONFIG_FILE } from '../read/config/field-place';
import { type Diagnostic, fileError } from '../model/diagnostic';
import { once } from '../model/cache';
import { groupBy } from '../model/group-by';
import { readSource } from '../model/print';
import { placeInFrontMatter } from '../read/documents';
import type { PlanContext, Site } from './site';
import { postSummary } from './blog/post-models';
import { planBlog, type PlannedBlog } from './blog/blog-pages';
import { planDocs } from './docs/docs-pages';
import { sidebarName } from './docs/page-frame';
import { sidebarModel, withShortcuts } from './docs/sidebar-model';
import { planModules, planNotFound } from './other-pages';
import type { PlannedPage } from './planned-page';
import { planRedirects, type Redirect } from './redirects';
import { nearestHint } from '../../shared/nearest';
import type { DocsVersion } from './docs/docs-version';
import { normalizePath } from '../../shared/urls';

export interface RoutePlan {
  pages: PlannedPage[];
  notFound: PlannedPage;
  redirects: Redirect[];
  /** Generated parts without data and navbar items without a page. */
  problems: Diagnostic[];
  /** Redirects that start at a page, and redirects that lead to no page. */
  wrongRedirects: Diagnostic[];
  /** Pages left out because another one has their route. */
  duplicates: Diagnostic[];
  /** Sidebar fragments by name, rendered on demand. The current page is marked when a page is rendered. */
  sidebars: ReadonlyMap<string, () => string>;
  /** How the texts of the documentation changed over its versions; `null` without layers. */
  history: DocsHistory | null;
  /** `null` for a site without posts. */
  blog: PlannedBlog | null;
}

const HOME_POSTS = 4;

/** Plans all routes. */
export function planRoutes(context: PlanContext): RoutePlan {
  const { site } = context;
  const blog = planBlog(context);
  const recent = (blog?.posts ?? []).slice(0, HOME_POSTS).map(postSummary);
  const { pages: docs, history } = planDocs(context);
  const planned = [...docs, ...planModules(site, recent), ...(blog?.pages ?? [])];
  const { pages, duplicates } = dropDuplicates(site.root, planned);
  const sidebars = new Map(
    site.docs.map((version) => {
      const items = withShortcuts(context, version, version.sidebar);
      return [
        sidebarName(site, version),
        once(() => renderView(SidebarNav, sidebarModel(site, version, items), site.strings)),
      ];
    }),
  );
  for (const [name, html] of blog?.sidebars ?? []) sidebars.set(name, () => html);
  const { redirects, problems: wrong } = planRedirects(site.config.redirects, pages);
  const problems = [
    ...planned.flatMap((page) => page.problems ?? []),
    ...configDiagnostics(site.root, wrongNavbarDocs(site)),
  ];
  return {
    pages,
    notFound: planNotFound(site, blog !== null),
    redirects,
    problems,
    wrongRedirects: configDiagnostics(site.root, wrong),
    duplicates,
    sidebars,
    history,
    blog,
  };
}

const LISTED = 12;

/** Items of the navbar whose page is missing: an error when no version has it, a warning when some have not. */
export function wrongNavbarDocs({ config, docs }: Site): ConfigProblem[] {
  return config.navbar.items.flatMap((item, index) => {
    if (item.type !== 'doc') return [];
    const lacking = docs.filter((version) => version.docs.every(({ address }) => address !== item.doc));
    const [first] = lacking;
    if (!first) return [];
    const names = lacking.map(({ config: { name } }) => `"${name}"`).join(', ');
    const lack = lacking.length === 1 ? `Version ${names} has no page` : `Versions ${names} have no page`;
    return [
      {
        keys: ['navbar', 'items', String(index), 'doc'],
        rule: 'routes/navbar-doc',
        severity: lacking.length === docs.length ? ('error' as const) : ('warning' as const),
        message: `navbar.items: ${lack} "${item.doc}".`,
        hint: knownPages(first, item.doc),
      },
    ];
  });
}

function knownPages(version: DocsVersion, address: string): string {
  const addresses = version.docs.map((doc) => doc.address || 'index');
  return nearestHint(address, addresses, `Pages: ${addresses.slice(0, LISTED).join(', ')}.`);
}

/** Keeps the first page of each route and reports the others. Case does not count, because file systems differ. */
export function dropDuplicates(
  root: string,
  planned: readonly PlannedPage[],
): { pages: PlannedPage[]; duplicates: Diagnostic[] } {
  const byRoute = groupBy(planned, ({ path }) => normalizePath(path).toLowerCase()).map(([, pages]) => pages);
  return {
    pages: byRoute.map(([first]) => first),
    duplicates: byRoute.flatMap(([first, ...others]) => others.map((page) => duplicateOf(root, first, page))),
  };
}

function duplicateOf(root: string, first: PlannedPage, { path, file, docs }: PlannedPage): Diagnostic {
  const message = `${path} is already the address of ${first.file ?? 'a generated page'}.`;
  const problem = fileError(file ?? CONFIG_FILE, 'routes/duplicate', message, 'Give one of them another slug.');
  const place = placeInFrontMatter(readSource(root, problem.file) ?? '', 'slug');
  return { ...problem, ...place, severity: 'warning', version: docs?.version ?? null };
}
