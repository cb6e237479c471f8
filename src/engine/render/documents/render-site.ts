import { decodeHTMLAttribute } from 'entities';
import type { HydratedProps } from '../../../shared/island-props';
import type { Page } from '../../../shared/page-data';
import { historyPath, pageDataPath, pageFile, routesPath, withBase } from '../../../shared/urls';
import type { FileSink } from '../../model/files';
import { nextTurn } from '../../model/progress';
import { navigationData, pageMeta, embedded } from './page-meta';
import type { PlannedPage } from '../../plan/planned-page';
import type { RenderContext } from './render-context';
import type { Element, Properties } from 'hast';
import { element, htmlDocument, text } from '../../markdown/html/hast';
import { escapeAttribute } from '../../model/escape';
import { renderModule } from './module-page';
import { scriptJson } from '../../../shared/text';
import type { SiteData } from '../../../shared/site-data';
import { CARD_HEIGHT, CARD_WIDTH } from '../../plan/cards/card';
import { sharedImage } from '../../plan/cards/card-image';
import { modulePreloads } from '../bundle/assets';
import type { AppBundle } from '../bundle/build-app';
import { contentSecurityPolicy, metaPolicy } from '../hosts/redirects';

/** Renders one page: its HTML document and its page data. */
export async function renderPage(context: RenderContext, planned: PlannedPage): Promise<{ html: string; page: Page }> {
  const { bundle, site, siteData, plan } = context;
  const meta = pageMeta(context, planned);
  const { body } = planned;
  const { html: mainHtml, isStatic } =
    body.kind === 'html'
      ? { html: withIslands(body.render(), context), isStatic: true }
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
  return { html: documentHtml(context, planned, page, appHtml), page };
}

const HOST = /(<div[^>]* data-island="([\w-]+)" data-props="([^"]*)">)<\/div>/g;

function withIslands(html: string, { bundle, siteData }: RenderContext): string {
  return html.replace(HOST, (_, start: string, name: keyof HydratedProps, attribute: string) => {
    const props = JSON.parse(decodeHTMLAttribute(attribute)) as HydratedProps[typeof name];
    return `${start}${bundle.server.renderIsland(name, props, siteData)}</div>`;
  });
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
  for (const [name, fragment] of plan.sidebars) output.add(`_data/${name}.html`, fragment());
  output.add(routesPath(prefix).slice(1), routesJson(context));
  if (plan.history) output.add(historyPath(prefix).slice(1), JSON.stringify(plan.history));
}

/** The routes that the browser may offer as near an unknown address, and their titles in the same order. */
export function routesJson({ plan }: Pick<RenderContext, 'plan'>): string {
  const listed = plan.pages.filter((page) => !page.unlisted);
  return JSON.stringify({ paths: listed.map((page) => page.path), titles: listed.map((page) => page.heading) });
}

/**
 * Marks the link of the current page in a sidebar fragment and opens the categories around it. Done on the finished
 * text, because one fragment serves all pages of a version and rendering it for each would be most of a build.
 */
function markCurrent(fragment: string, href: string): string {
  const link = `href="${escapeAttribute(href)}"`;
  const at = fragment.indexOf(`${link}>`) >= 0 ? fragment.indexOf(`${link}>`) : fragment.indexOf(`${link} `);
  if (at < 0) return fragment;
  const opened = openAncestors(fragment.slice(0, at));
  return `${opened}${link} aria-current="page"${openOwn(fragment.slice(at + link.length))}`;
}

/** The link to a category's own page directly precedes its disclosure, which then opens. */
function openOwn(after: string): string {
  return after.replace(/^([^<]*<\/a><details\b(?![^>]* open)[^>]*)>/, '$1 open="">');
}

/** Opens every `<details>` that is not closed again in the text before the link. */
function openAncestors(before: string): string {
  const starts: number[] = [];
  for (const match of before.matchAll(/<(\/?)details\b[^>]*>/g)) {
    if (match[1]) starts.pop();
    else starts.push(match.index);
  }
  let out = before;
  for (const start of starts.reverse()) {
    const end = out.indexOf('>', start);
    if (!/ open\b/.test(out.slice(start, end))) out = `${out.slice(0, end)} open=""${out.slice(end)}`;
  }
  return out;
}

/** The complete HTML document of a page around the application's HTML. */
function documentHtml(context: RenderContext, planned: PlannedPage, page: Page, appHtml: string): string {
  const { bundle, site, siteData, assets } = context;
  const { locale } = site.language;
  const url = (file: string): string => withBase(`/${file}`, site.config.base);
  const inline = inlineScripts(bundle, siteData);
  const properties = {
    lang: locale.htmlLang,
    dir: locale.direction === 'rtl' ? 'rtl' : undefined,
    dataTheme: 'light',
    dataBuild: context.build,
    // An inline script loads the entry once the page is painted.
    dataEntry: url(assets.script),
    dataFoot: page.foot,
    // Printed links begin with it.
    dataSite: new URL(site.config.url).origin,
  };
  const head = [
    element('meta', { charSet: 'utf-8' }),
    // Whatever the address, a host sends the not-found page; not every host can send headers with it.
    ...(planned.section === 'not-found'
      ? [
          element('meta', {
            httpEquiv: ['Content-Security-Policy'],
            content: metaPolicy(contentSecurityPolicy(inline)),
          }),
        ]
      : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
    ...inline.map((script) => element('script', {}, [text(script)])),
    ...[url(assets.styles.site), ...page.styles].map((href) => link('stylesheet', href)),
    link('stylesheet', url(assets.styles.print), { media: 'print' }),
    ...assets.fonts.map((file) => link('preload', url(file), { as: 'font', type: 'font/woff2', crossOrigin: '' })),
    element('title', {}, [text(page.title)]),
    meta('description', page.description),
    ...(planned.unlisted ? [meta('robots', 'noindex, nofollow')] : []),
    link('canonical', page.canonical),
    ...(page.alternates ?? []).map(({ lang, href }) => element('link', { rel: ['alternate'], hrefLang: lang, href })),
    ...openGraph(context, planned, page).map(([property, content]) => element('meta', { property, content })),
    meta('twitter:card', 'summary_large_image'),
    // Feeds contain posts, so documentation pages do not link them.
    ...context.headLinks.filter(
      ({ properties }) => page.docs === undefined || !properties['rel']?.includes('alternate'),
    ),
    ...assets.preloads.map((file) => link('modulepreload', url(file))),
    ...latePreloads(context, page).map((file) => link('modulepreload', url(file), { fetchPriority: 'low' })),
    ...planned.structuredData.map((data) => dataScript({ type: 'application/ld+json' }, data)),
  ];
  const body = element('body', {}, [
    // Empty and hidden until the script finds that the site is served under another base.
    element('div', { className: ['base-url-banner'], id: 'base-url-banner', role: 'alert', hidden: true }),
    element('div', { id: 'root' }, [{ type: 'raw', value: appHtml }]),
    dataScript({ type: 'application/json', id: 'page-data' }, embedded(page)),
  ]);
  return htmlDocument(properties, head, body);
}

const meta = (name: string, content: string): Element => element('meta', { name, content });
const link = (rel: string, href: string, more: Properties = {}): Element =>
  element('link', { rel: [rel], href, ...more });
const dataScript = (properties: Properties, data: unknown): Element =>
  element('script', properties, [text(scriptJson(data))]);

function openGraph({ site }: RenderContext, planned: PlannedPage, page: Page): (readonly [string, string])[] {
  return [
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', page.canonical],
    ['og:type', planned.published === null ? 'website' : 'article'],
    ['og:site_name', site.config.title],
    ['og:image', sharedImage(site, planned)],
    ['og:image:width', String(CARD_WIDTH)],
    ['og:image:height', String(CARD_HEIGHT)],
    // The card shows the title in large letters.
    ['og:image:alt', page.title],
    ['og:locale', site.language.locale.htmlLang.replace('-', '_')],
    ...(planned.published === null ? [] : [['article:published_time', planned.published] as const]),
  ];
}

/** Inline scripts of every page; the content security policy allows them by hash. */
export function inlineScripts(bundle: AppBundle, siteData: SiteData): string[] {
  const { themeScript, earlyScript, baseUrlBannerScript } = bundle.server;
  return [themeScript(siteData), earlyScript(siteData.search.enabled), baseUrlBannerScript(siteData.base)];
}

/** Code of a page made by React; without it the page can be read already. */
function latePreloads({ site, bundle }: RenderContext, page: Page): string[] {
  if (page.kind !== 'module') return [];
  const source = site.pages.find(({ name }) => name === page.module)?.file;
  return source === undefined ? [] : modulePreloads(bundle.manifest, source);
}
