import { normalizePath, twinFile, withBase } from '../../shared/urls';
import { renderTextPage } from '../../views';
import type { Article } from '../markdown/article';
import { fillVariables } from '../markdown/variables';
import { lastLookUps, lastResults } from '../model/last-results';
import { labelOf } from '../read/documents';
import type { TextPage } from '../read/text-pages';
import type { PlacedArticle } from './article-slots';
import { articleOf, type PlanContext } from './context';
import { editUrl } from './docs/page-frame';
import { lookUpTargets, targetsOf } from './link-targets';
import { currentVariables, placeOutsideDocs } from './outside-docs';
import { definePage, otherNames, ownName, type PlannedPage } from './planned-page';
import { searchText } from './search-text';
import { lastChange, untranslatedIn, type Site } from './site';
import { siteFrame } from './site-frame';
import { siteRecord } from './structured-data';
import { nestToc } from './toc';

/** Pages by their address: what an edit does not concern is as it was. */
const lastPlaced = lastLookUps<PlacedArticle, string | undefined>();
const lastPages = lastResults<PlannedPage>();

/** Plans the pages of Markdown beside the React pages. */
export function planTextPages(context: PlanContext): PlannedPage[] {
  const { site, socialImages } = context;
  const byFile = new Map(site.texts.map((page) => [page.contentPath, page.path]));
  const routes = new Set(
    [...site.texts.map(({ path }) => path), ...site.pages.map(({ route }) => route)].map(normalizePath),
  );
  const find = {
    routeOfFile: (file: string) => byFile.get(file),
    hasRoute: (route: string) => routes.has(normalizePath(route)),
  };
  return site.texts.map((page) => {
    const article = articleOf(context, page.file);
    const data = article.components.length > 0 ? site.gadgets : null;
    const inputs = [siteFrame(context), page, article, data, site.dates.get(page.file)];
    const targets = lookUpTargets(context, find, { set: null, version: null });
    const placed = lastPlaced(page.path, inputs, targets, (lookUp) =>
      placeOutsideDocs(context, page, article, targetsOf(lookUp)),
    );
    return lastPages(page.path, [...inputs, placed, socialImages.get(page.file)?.url], () =>
      planTextPage(context, page, placed),
    );
  });
}

function planTextPage(context: PlanContext, page: TextPage, placed: PlacedArticle): PlannedPage {
  const { site } = context;
  const { document, path, file } = page;
  const { frontMatter } = document;
  const article = articleOf(context, file);
  const variables = currentVariables(context);
  const isHome = normalizePath(path) === (site.language.prefix || '/');
  const description = fillVariables(frontMatter.description ?? article.head?.description ?? article.lead, variables);
  const keywords = frontMatter.keywords ?? article.head?.keywords ?? [];
  const heading = article.title ?? page.title;
  const names = otherNames(page.title, heading);
  return definePage({
    path,
    file,
    layout: 'plain',
    section: isHome ? 'home' : 'page',
    heading,
    ...ownName(frontMatter.title_meta ?? article.head?.title ?? names[0], variables),
    description,
    keywords,
    lastModified: lastChange(site, document),
    anchors: placed.incomplete ? 'unknown' : new Set(placed.ids),
    links: placed.links,
    problems: placed.problems,
    unlisted: frontMatter.unlisted ?? false,
    search: {
      kind: 'other',
      keywords: [...new Set([...names, ...keywords, ...(frontMatter.tags ?? []).map(labelOf)])],
      breadcrumb: [],
      ...searchText(article, variables, [], frontMatter.sections),
    },
    card: {
      kind: 'page',
      eyebrow: site.config.title,
      title: heading,
      identifier: false,
      text: description,
      mark: 'other',
    },
    image: context.socialImages.get(file) ?? null,
    untranslated: untranslatedIn(site, document),
    structuredData: isHome ? [siteRecord(site)] : [],
    twin: placed.twin,
    body: { kind: 'html', render: () => renderTextPage(textModel(site, page, article, placed), site.strings) },
  });
}

/** What the view of a page shows. */
function textModel(
  site: Site,
  page: TextPage,
  article: Article,
  placed: PlacedArticle,
): Parameters<typeof renderTextPage>[0] {
  const { frontMatter } = page.document;
  return {
    title: article.title ?? page.title,
    // What the text says itself is no title of the head alone.
    hideTitle: (frontMatter.hide_title ?? false) && article.title === null,
    toc: frontMatter.hide_table_of_contents ? [] : nestToc(placed.toc),
    untranslated: untranslatedIn(site, page.document),
    articleHtml: placed.html(),
    editUrl: editUrl(site, page),
    lastUpdated: lastChange(site, page.document),
    markdown: withBase(`/${twinFile(page.path)}`, site.config.base),
  };
}
