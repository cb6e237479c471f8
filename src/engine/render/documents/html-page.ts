import { tag, textElement } from '../../model/html-text';
import { scriptJson } from '../../../shared/script-json';
import { TITLE_DELIMITER } from '../../../shared/constants';

/** Everything in the document around the application's root. */
interface DocumentParts {
  lang: string;
  direction: 'ltr' | 'rtl';
  build: string;
  title: string;
  /** Foot of a printed page. */
  foot: string;
  description: string;
  canonical: string;
  alternates: readonly { lang: string; href: string }[];
  /** Content security policy that the document itself carries; `null` where that of its headers is enough. */
  policy: string | null;
  /** `null` keeps the page out of search engines. */
  robots: string | null;
  /** Property and content pairs. */
  openGraph: readonly (readonly [string, string])[];
  /** Feeds and the like: complete `<link>` elements. */
  links: readonly string[];
  styles: readonly string[];
  /** Style sheet of paper. */
  paper: string;
  fonts: readonly string[];
  preloads: readonly string[];
  /** Scripts that the page needs after everything else. */
  latePreloads: readonly string[];
  /** The entry, which an inline script asks for once the page is painted. */
  script: string;
  /** Inline scripts, in the order they run, each allowed by its hash. */
  inlineScripts: readonly string[];
  structuredData: readonly object[];
  /** JSON of the embedded page. */
  pageJson: string;
  bannerMarkup: string;
  appHtml: string;
}

/** The complete HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const meta = (name: string, content: string): string => tag('meta', { name, content });
  const link = (rel: string, href: string, more: Record<string, string | boolean> = {}): string =>
    tag('link', { rel, href, ...more });
  const head = [
    '<meta charset="utf-8">',
    ...(parts.policy === null ? [] : [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: parts.policy })]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...parts.inlineScripts.map((script) => `<script>${script}</script>`),
    ...parts.styles.map((href) => link('stylesheet', href)),
    link('stylesheet', parts.paper, { media: 'print' }),
    ...parts.fonts.map((href) => link('preload', href, { as: 'font', type: 'font/woff2', crossorigin: true })),
    textElement('title', {}, parts.title),
    meta('description', parts.description),
    ...(parts.robots === null ? [] : [meta('robots', parts.robots)]),
    link('canonical', parts.canonical),
    ...parts.alternates.map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    ...parts.openGraph.map(([property, content]) => tag('meta', { property, content })),
    meta('twitter:card', 'summary_large_image'),
    ...parts.links,
    ...parts.preloads.map((href) => link('modulepreload', href)),
    ...parts.latePreloads.map((href) => link('modulepreload', href, { fetchpriority: 'low' })),
    ...parts.structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ];
  const html = tag('html', {
    lang: parts.lang,
    dir: parts.direction,
    'data-theme': 'light',
    'data-build': parts.build,
    'data-entry': parts.script,
    'data-foot': parts.foot,
  });
  return `<!DOCTYPE html>
${html}
<head>
${head.join('\n')}
</head>
<body>
${parts.bannerMarkup}
<div id="root">${parts.appHtml}</div>
<script type="application/json" id="page-data">${parts.pageJson}</script>
</body>
</html>
`;
}

/** Complete document title: the page's name, a vertical bar, the site's name. The site's own page has no bar. */
export function documentTitle(heading: string, siteTitle: string): string {
  return heading === siteTitle || heading === '' ? siteTitle : `${heading}${TITLE_DELIMITER}${siteTitle}`;
}
