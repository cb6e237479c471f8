import type { DocsHistory } from '../../shared/history';
import { renderSidebarNav } from '../../views';
import { configDiagnostics } from '../read/config/field-place';
import type { Diagnostic } from '../model/diagnostic';
import { once } from '../model/once';
import type { PlanContext } from './context';
import { blogSidebarName, postSummary } from './blog/post-models';
import { planBlog, type PlannedBlog } from './blog/blog-pages';
import { planDocs } from './docs/docs-pages';
import { sidebarName } from './docs/page-frame';
import { sidebarModel } from './docs/sidebar-model';
import { withShortcuts } from './docs/sidebar-shortcuts';
import { wrongNavbarDocs } from './docs/navbar-docs';
import { dropDuplicates, joinVersions, type RouteProblem } from './duplicates';
import { planModules, planNotFound } from './other-pages';
import type { PlannedPage } from './planned-page';
import { planRedirects, type Redirect } from './redirects';

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
  /** What is known of the texts of the documentation over its versions; `null` without layers. */
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
  const { pages, duplicates } = dropDuplicates(planned);
  const sidebars = new Map(
    site.docs.map((version) => {
      const items = withShortcuts(context, version, version.sidebar);
      return [
        sidebarName(site, version),
        once(() => renderSidebarNav(sidebarModel(site, version, items), site.strings)),
      ];
    }),
  );
  if (blog) sidebars.set(blogSidebarName(site), () => blog.sidebar);
  const { redirects, problems: wrong } = planRedirects(site.config.redirects, pages);
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
    history,
    blog,
  };
}
