import type { DocsHistory } from '../../shared/history';
import { renderSidebarNav } from '../../views';
import { normalizePath } from '../../shared/urls';
import { configDiagnostics } from '../read/config/field-place';
import type { Diagnostic } from '../model/diagnostic';
import { once } from '../model/once';
import type { SidebarItem } from './docs/sidebar';
import { branchRenderer, isBranched } from './docs/sidebar-branch';
import type { PlanContext } from './context';
import { blogSidebarName, postSummary } from './blog/post-models';
import { planBlog, type PlannedBlog } from './blog/blog-pages';
import { planDocs } from './docs/docs-pages';
import { sidebarName } from './docs/page-frame';
import type { DocsVersion } from './docs/docs-version';
import { sidebarModel } from './docs/sidebar-model';
import { withShortcuts } from './docs/sidebar-shortcuts';
import { entrances } from './entrances';
import { dropDuplicates, type RouteProblem } from './duplicates';
import { wrongNavbarDocs } from './docs/navbar-docs';
import { joinVersions } from './join-versions';
import { planModules, planNotFound } from './other-pages';
import type { PlannedPage } from './planned-page';
import { planRedirects, type Redirect } from './redirects';

/** Everything the site will answer. */
export interface RoutePlan {
  pages: PlannedPage[];
  notFound: PlannedPage;
  redirects: Redirect[];
  /** Generated parts without data and navbar items without a page. */
  problems: Diagnostic[];
  /** Redirects from the address of a page, and those that lead nowhere. */
  wrongRedirects: RouteProblem[];
  /** Pages left out because another one has their route. */
  duplicates: RouteProblem[];
  /**
   * Sidebar fragments by name, rendered when they are asked for. The current page is marked when a page is rendered.
   */
  sidebars: ReadonlyMap<string, () => string>;
  /** Of sidebars that pages do not carry whole: the fragment around a page's path. */
  branches: Map<string, (path: string) => string>;
  /** What is known of the texts of the documentation over its versions; `null` without layers. */
  history: DocsHistory | null;
  /** `null` for a site without posts. */
  blog: PlannedBlog | null;
}

/** Posts the home page may show. */
const HOME_POSTS = 4;

/** Plans all routes. */
export function planRoutes(context: PlanContext): RoutePlan {
  const { site } = context;
  const blog = planBlog(context);
  const recent = (blog?.posts ?? []).slice(0, HOME_POSTS).map(postSummary);
  const { pages: docs, history } = planDocs(context);
  const planned = [...docs, ...planModules(site, recent), ...(blog?.pages ?? [])];
  const { pages, duplicates } = dropDuplicates(planned);
  const renderSidebar = (version: DocsVersion, items: readonly SidebarItem[]): string =>
    renderSidebarNav(sidebarModel(site, version, withShortcuts(context, version, items)), site.strings);
  const sidebars = new Map(
    site.docs.map((version) => [sidebarName(site, version), once(() => renderSidebar(version, version.sidebar))]),
  );
  const branches = new Map(
    site.docs
      .filter(isBranched)
      .map((version) => [
        sidebarName(site, version),
        branchRenderer(version.sidebar, (items) => renderSidebar(version, items)),
      ]),
  );
  if (blog) sidebars.set(blogSidebarName(site), () => blog.sidebar);
  const paths = pages.map(({ path }) => path);
  const ways = entrances(site, new Set(paths.map(normalizePath)));
  const { redirects, problems: wrong } = planRedirects(site.config.redirects, pages, ways);
  const problems = [
    ...joinVersions(planned.flatMap((page) => page.problems ?? [])),
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
    branches,
    history,
    blog,
  };
}
