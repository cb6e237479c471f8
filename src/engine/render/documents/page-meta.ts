import type { EmbeddedPage, HeadMeta, Page, PageMeta } from '../../../shared/page-data';
import { TITLE_DELIMITER } from '../../../shared/constants';
import { withBase } from '../../../shared/urls';
import { layerOf } from '../../read/versions';
import { absoluteUrl, alternatesOf, type Site } from '../../plan/site';
import type { PlannedPage } from '../../plan/planned-page';
import type { PageAssets } from '../bundle/assets';

/** Names, location and other addresses of a page. */
export function pageMeta(
  { site, build, assets }: { site: Site; build: string; assets: PageAssets },
  planned: PlannedPage,
): PageMeta & HeadMeta {
  const { config } = site;
  const { untranslated } = planned;
  const name = planned.fullName ?? planned.heading;
  return {
    path: planned.path,
    title: documentTitle(name, config.title),
    foot: footOf(site, planned, name),
    heading: name,
    description: planned.description,
    canonical: absoluteUrl(site, planned.canonicalPath),
    // An unlisted page has no alternates. A page with another canonical page has the alternates of the canonical
    // page, because the two must not disagree.
    alternates: planned.unlisted ? [] : alternatesOf(site, planned.canonicalPath),
    ...(site.language.isDefault ? {} : { locale: site.language.locale.code }),
    ...(untranslated === null ? {} : { text: { lang: untranslated.htmlLang, dir: untranslated.direction } }),
    styles: sectionSheets(assets, planned).map((file) => withBase(`/${file}`, config.base)),
    layout: planned.layout,
    section: planned.section,
    build,
    ...(planned.docs === undefined ? {} : { docs: planned.docs }),
    ...(planned.sidebar === undefined ? {} : { sidebar: `${planned.sidebar}.html` }),
  };
}

/** Sheets that only the home page and the blog need, which together are a fifth of all styles. */
function sectionSheets({ styles }: PageAssets, { section }: PlannedPage): string[] {
  return section === 'home' || section === 'blog' ? [styles[section]] : [];
}

/** Foot of a printed page: what was printed, and of which version (`latest` is another one next month). */
function footOf({ config }: Site, { docs }: PlannedPage, name: string): string {
  const title = documentTitle(name, config.title);
  const version = config.docs.versions.find(({ name }) => name === docs?.version);
  if (!version) return title;
  const layer = layerOf(config.docs, version);
  const label = layer === version.name ? layer : `${version.name} (${layer})`;
  return [title, label].join(TITLE_DELIMITER);
}

const HEADING_LINK =
  />([^<>]*)<a class="heading-anchor" href="#[^"]*" aria-label="Direct link to \1"><\/a>(?=<\/h\d>)/g;

/** A page as a client-side navigation fetches it, without what the browser derives: its own address, and labels. */
export function navigationData(page: Page): string {
  const { alternates = [], ...rest } = page;
  const isAlone = alternates.length > 0 && alternates.every(({ href }) => href === page.canonical);
  const data = isAlone ? rest : page;
  return JSON.stringify('html' in data ? { ...data, html: data.html.replace(HEADING_LINK, '>$1<a></a>') } : data);
}

/** Page data embedded in a document: what its head and body do not contain already. */
export function embedded(page: Page): EmbeddedPage {
  const {
    title: _title,
    foot: _foot,
    description: _description,
    canonical: _canonical,
    alternates: _alternates,
    styles: _styles,
    ...rest
  } = page;
  if (rest.kind === 'module') return rest;
  const { html: _html, ...bodiless } = rest;
  return bodiless;
}

/** Complete document title: the page's name, a vertical bar, the site's name. The site's own page has no bar. */
function documentTitle(heading: string, siteTitle: string): string {
  return heading === siteTitle || heading === '' ? siteTitle : `${heading}${TITLE_DELIMITER}${siteTitle}`;
}
