import path from 'node:path';
import type { ComponentType } from 'react';
import type { EmbeddedPage, HeadMeta, Page, PageMeta, PageModuleProps } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { localePath, pageDataPath, withBase } from '../../../shared/urls';
import { entryAssets, type PageAssets } from '../bundle/assets';
import type { AppBundle } from '../bundle/build-app';
import { CommandError } from '../../model/command-error';
import { cardPath } from '../../plan/cards/card-image';
import type { OutputFiles } from '../../model/output-files';
import { pageFile } from '../page-file';
import { absoluteUrl } from '../../plan/structured-data';
import { documentTitle } from '../../plan/title';
import type { PlannedPage } from '../../plan/planned-page';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';
import { headLinks } from './head-links';
import { inlineJson, renderDocument } from './html-page';
import { markCurrent } from './sidebar-current';
import { messageOf } from '../../../shared/errors';

/** What all pages of a build share. */
export interface RenderContext {
  site: Site;
  siteData: SiteData;
  bundle: AppBundle;
  plan: RoutePlan;
  /** Digest of the build. */
  build: string;
  /** `<link>` elements of every head: icons, feeds. */
  headLinks: readonly string[];
}

/** Context of a build, and of each answer of the dev server. */
export function renderContext(parts: Omit<RenderContext, 'headLinks'>): RenderContext {
  return { ...parts, headLinks: headLinks(parts.site) };
}

/** Renders one page: its HTML document and its page data. */
export async function renderPage(context: RenderContext, planned: PlannedPage): Promise<{ html: string; page: Page }> {
  const { bundle, site, siteData, plan } = context;
  const meta = pageMeta(context, planned);
  const { body } = planned;
  const page: Page =
    body.kind === 'html'
      ? { ...meta, kind: 'html', html: body.render() }
      : { ...meta, kind: 'module', module: body.module, props: body.props };
  const fragment =
    planned.sidebar === undefined
      ? null
      : markCurrent(plan.sidebars.get(planned.sidebar) ?? '', withBase(planned.path, site.config.base));
  const component = body.kind === 'module' ? await componentOf(context, body.module) : undefined;
  const appHtml = bundle.server.renderShell(page, siteData, fragment, component);
  return { html: documentOf(context, planned, page, appHtml), page };
}

/** Component of a React page. Throws `CommandError` that names the file when it cannot be loaded or exports none. */
async function componentOf({ bundle, site }: RenderContext, name: string): Promise<ComponentType<PageModuleProps>> {
  const load = bundle.pageModules[name];
  if (!load)
    throw new Error(`There is no page module "${name}". Page modules: ${Object.keys(bundle.pageModules).join(', ')}.`);
  try {
    return bundle.server.pageComponentOf(name, await load());
  } catch (error) {
    const file = site.pages.find((page) => page.name === name)?.file ?? name;
    throw new CommandError(`${path.relative(site.root, file)}: ${messageOf(error)}`);
  }
}

function pageMeta({ site, build }: RenderContext, planned: PlannedPage): PageMeta & HeadMeta {
  const { config } = site;
  return {
    path: planned.path,
    title: documentTitle(planned.heading, config.title),
    heading: planned.heading,
    description: planned.description,
    canonical: absoluteUrl(site, planned.canonicalPath),
    alternates: [
      ...config.locales.map((locale) => ({
        lang: locale.htmlLang,
        href: absoluteUrl(site, localePath(config, planned.path, locale)),
      })),
      { lang: 'x-default', href: absoluteUrl(site, planned.path) },
    ],
    layout: planned.layout,
    section: planned.section,
    build,
    ...(planned.docs === undefined ? {} : { docs: planned.docs }),
    ...(planned.sidebar === undefined ? {} : { sidebar: `${planned.sidebar}.html` }),
  };
}

let cachedAssets: { bundle: AppBundle; assets: PageAssets } | null = null;

function assetsOf(bundle: AppBundle): PageAssets {
  if (cachedAssets?.bundle !== bundle) cachedAssets = { bundle, assets: entryAssets(bundle.manifest) };
  return cachedAssets.assets;
}

function documentOf(context: RenderContext, planned: PlannedPage, page: Page, appHtml: string): string {
  const { bundle, site, siteData, build } = context;
  const { config } = site;
  const assets = assetsOf(bundle);
  const url = (file: string): string => withBase(`/${file}`, config.base);
  const locale = config.locales.find((candidate) => candidate.code === config.defaultLocale) ?? config.locales[0];
  const isPost = planned.published !== null;
  const card = absoluteUrl(site, cardPath(site, planned));
  return renderDocument({
    lang: locale?.htmlLang ?? 'en',
    direction: locale?.direction ?? 'ltr',
    build,
    title: page.title,
    description: page.description,
    canonical: page.canonical,
    alternates: page.alternates,
    robots: planned.unlisted ? 'noindex, nofollow' : null,
    openGraph: [
      ['og:title', page.title],
      ['og:description', page.description],
      ['og:url', page.canonical],
      ['og:type', isPost ? 'article' : 'website'],
      ['og:site_name', config.title],
      ['og:image', card],
      ['og:image:width', '1200'],
      ['og:image:height', '600'],
      ['og:locale', (locale?.htmlLang ?? 'en').replace('-', '_')],
      ...(planned.published === null ? [] : ([['article:published_time', planned.published]] as const)),
    ],
    links: context.headLinks,
    styles: assets.styles.map(url),
    fonts: assets.fonts.map(url),
    preloads: assets.preloads.map(url),
    script: url(assets.script),
    inlineScripts: inlineScripts(bundle, siteData),
    structuredData: planned.structuredData,
    pageJson: inlineJson(embedded(page)),
    bannerMarkup: bundle.server.baseUrlBannerMarkup,
    appHtml,
  });
}

/** The scripts that stand in every page; the content security policy allows them by hash. */
export function inlineScripts(bundle: AppBundle, siteData: SiteData): string[] {
  return [bundle.server.themeScript(siteData), bundle.server.baseUrlBannerScript(siteData.base)];
}

function embedded(page: Page): EmbeddedPage {
  const { title: _title, description: _description, canonical: _canonical, alternates: _alternates, ...rest } = page;
  if (rest.kind === 'module') return rest;
  const { html: _html, ...bodiless } = rest;
  return bodiless;
}

/** Renders all pages, the not-found page among them, into the output. `onProgress` is called after each. */
export async function renderSite(
  context: RenderContext,
  output: OutputFiles,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { plan } = context;
  let done = 0;
  for (const planned of plan.pages) {
    const { html, page } = await renderPage(context, planned);
    output.add(pageFile(planned.path), html);
    output.add(pageDataPath(planned.path).slice(1), JSON.stringify(page));
    onProgress((done += 1), plan.pages.length);
  }
  output.add('404.html', (await renderPage(context, plan.notFound)).html);
  for (const [name, fragment] of plan.sidebars) output.add(`_data/${name}.html`, fragment);
  output.add('_data/routes.json', routesJson(plan));
}

/** The routes that the browser may offer as near an unknown address. */
export function routesJson(plan: RoutePlan): string {
  return JSON.stringify({ paths: plan.pages.filter((page) => !page.unlisted).map((page) => page.path) });
}
