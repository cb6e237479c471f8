import type { Page } from '../../../shared/page-data';
import { scriptJson } from '../../../shared/script-json';
import type { SiteData } from '../../../shared/site-data';
import { withBase } from '../../../shared/urls';
import { tag, textElement } from '../../model/escape';
import { CARD_HEIGHT, CARD_WIDTH } from '../../plan/cards/card';
import { sharedImage } from '../../plan/cards/card-image';
import type { PlannedPage } from '../../plan/planned-page';
import { modulePreloads } from '../bundle/assets';
import type { AppBundle } from '../bundle/build-app';
import { contentSecurityPolicy, metaPolicy } from '../hosts/redirects';
import { embedded } from './page-meta';
import type { RenderContext } from './render-context';

/** The complete HTML document of a page around the application's HTML. */
export function documentHtml(context: RenderContext, planned: PlannedPage, page: Page, appHtml: string): string {
  const { bundle, site, siteData, assets } = context;
  const { locale } = site.language;
  const url = (file: string): string => withBase(`/${file}`, site.config.base);
  const inline = inlineScripts(bundle, siteData);
  const html = tag('html', {
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': 'light',
    'data-build': context.build,
    // An inline script loads the entry once the page is painted.
    'data-entry': url(assets.script),
    'data-foot': page.foot,
  });
  const head = [
    '<meta charset="utf-8">',
    // Whatever the address, a host sends the not-found page; not every host can send headers with it.
    ...(planned.section === 'not-found'
      ? [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(contentSecurityPolicy(inline)) })]
      : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
    ...inline.map((script) => `<script>${script}</script>`),
    ...[url(assets.styles.site), ...page.styles].map((href) => link('stylesheet', href)),
    link('stylesheet', url(assets.styles.print), { media: 'print' }),
    ...assets.fonts.map((file) => link('preload', url(file), { as: 'font', type: 'font/woff2', crossorigin: true })),
    textElement('title', {}, page.title),
    meta('description', page.description),
    ...(planned.unlisted ? [meta('robots', 'noindex, nofollow')] : []),
    link('canonical', page.canonical),
    ...(page.alternates ?? []).map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    ...openGraph(context, planned, page).map(([property, content]) => tag('meta', { property, content })),
    meta('twitter:card', 'summary_large_image'),
    // Feeds contain posts, so documentation pages do not link them.
    ...context.headLinks.filter((one) => page.docs === undefined || !one.includes('rel="alternate"')),
    ...assets.preloads.map((file) => link('modulepreload', url(file))),
    ...latePreloads(context, page).map((file) => link('modulepreload', url(file), { fetchpriority: 'low' })),
    ...planned.structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ];
  return `<!DOCTYPE html>
${html}
<head>
${head.join('\n')}
</head>
<body>
${bundle.server.baseUrlBannerMarkup}
<div id="root">${appHtml}</div>
<script type="application/json" id="page-data">${scriptJson(embedded(page))}</script>
</body>
</html>
`;
}

const meta = (name: string, content: string): string => tag('meta', { name, content });
const link = (rel: string, href: string, more: Record<string, string | boolean> = {}): string =>
  tag('link', { rel, href, ...more });

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
