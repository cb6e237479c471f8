import type { HydratedProps } from '../../../shared/island-props';
import type { Page } from '../../../shared/page-data';
import { historyPath, pageAddress, pageDataPath, pageFile, routesPath, withBase } from '../../../shared/urls';
import { DiagnosticsError } from '../../model/diagnostic';
import type { FileSink } from '../../model/output-files';
import { nextTurn } from '../../model/termination';
import { documentHtml } from './html-page';
import { navigationData, pageMeta } from './page-meta';
import type { PlannedPage } from '../../plan/planned-page';
import { moduleLinks } from './module-links';
import { EmptyPageError, isEmpty, pageProblem } from './page-problem';
import { markCurrent } from './finished-html';
import type { RenderContext } from './render-context';

/** Renders one page: its HTML document and its page data. */
export async function renderPage(context: RenderContext, planned: PlannedPage): Promise<{ html: string; page: Page }> {
  const { bundle, site, siteData, plan, finish } = context;
  const meta = pageMeta(context, planned);
  const { body } = planned;
  const { html: mainHtml, isStatic } =
    body.kind === 'html'
      ? { html: finish(withIslands(body.render(), context)), isStatic: true }
      : await renderModule(context, body);
  const page: Page =
    body.kind === 'html' || isStatic
      ? { ...meta, kind: 'html', html: mainHtml }
      : { ...meta, kind: 'module', module: body.module, props: body.props };
  const sidebar =
    planned.sidebar === undefined
      ? null
      : markCurrent(plan.sidebars.get(planned.sidebar)?.() ?? '', withBase(planned.path, site.config.base));
  const appHtml = bundle.server.renderShell(page, siteData, sidebar, mainHtml);
  return { html: finish(documentHtml(context, planned, page, appHtml)), page };
}

const HOST = /(<div[^>]* data-island="([\w-]+)" data-props="([^"]*)">)<\/div>/g;

/** Renders the islands that the browser hydrates into their elements. */
function withIslands(html: string, { bundle, siteData }: RenderContext): string {
  return html.replace(HOST, (_, start: string, name: keyof HydratedProps, attribute: string) => {
    const text = attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    const props = JSON.parse(text) as HydratedProps[typeof name];
    return `${start}${bundle.server.renderIsland(name, props, siteData)}</div>`;
  });
}

/**
 * A React page in the element that React takes over, and whether it does without. A page that throws or shows nothing
 * is a problem, which `onFailedPage` collects.
 */
async function renderModule(
  { bundle, site, onFailedPage, onLinks }: RenderContext,
  { module: name, props }: Extract<PlannedPage['body'], { kind: 'module' }>,
): Promise<{ html: string; isStatic: boolean }> {
  const load = bundle.pageModules[name];
  if (!load)
    throw new Error(`There is no page module "${name}". Page modules: ${Object.keys(bundle.pageModules).join(', ')}.`);
  const source = site.pages.find((module) => module.name === name)?.file ?? name;
  try {
    const module = await load();
    const html = await bundle.server.renderModule(bundle.server.pageComponentOf(name, module), props);
    if (isEmpty(html)) throw new EmptyPageError();
    onLinks?.(moduleLinks({ root: site.root, source, site: site.config, html }));
    return { html: `<div>${html}</div>`, isStatic: module.isStatic ?? false };
  } catch (error) {
    const problem = pageProblem(site.root, source, error);
    if (onFailedPage === undefined) throw new DiagnosticsError([problem]);
    onFailedPage(problem);
    return { html: '', isStatic: true };
  }
}

/** Pages that are rendered before signals are heard, and before the threads that pack them are given more. */
const PAGES_A_TURN = 4;

/** Renders all pages, the not-found page among them, into the output. `onProgress` is called after each. */
export async function renderSite(
  context: RenderContext,
  output: FileSink,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { plan } = context;
  let done = 0;
  for (const planned of plan.pages) {
    const { html, page } = await renderPage(context, planned);
    const file = pageFile(planned.path);
    output.add(file, html);
    output.add(pageDataPath(planned.path).slice(1), navigationData(page));
    onProgress((done += 1), plan.pages.length);
    if (done % PAGES_A_TURN === 0) await nextTurn();
  }
  const { prefix } = context.site.language;
  output.add(`${prefix}/404.html`.slice(1), (await renderPage(context, plan.notFound)).html);
  for (const [name, fragment] of plan.sidebars) output.add(`_data/${name}.html`, context.finish(fragment()));
  output.add(routesPath(prefix).slice(1), routesJson(context));
  if (plan.history) output.add(historyPath(prefix).slice(1), JSON.stringify(plan.history));
}

/** The routes that the browser may offer as near an unknown address. */
export function routesJson({ plan, site }: Pick<RenderContext, 'plan' | 'site'>): string {
  const listed = plan.pages.filter((page) => !page.unlisted);
  return JSON.stringify({ paths: listed.map((page) => pageAddress(site.config, page.path)) });
}
