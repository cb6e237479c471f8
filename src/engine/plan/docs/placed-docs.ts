import { placeArticle, type PlacedArticle } from '../article-slots';
import { lastResults } from '../../model/last-results';
import { renderCardGrid } from '../../../views';
import { cardsTwin } from '../cards-twin';
import { articleOf, type PlanContext } from '../context';
import { gadgetTwin } from '../gadgets/twin/gadget-twin';
import { gadgetOfPage, gadgetPart } from '../gadgets/gadget-components';
import { cardsOfItems, docCards } from './cards-of';
import type { DocEntry, DocsVersion } from './docs-version';
import { latestOf, latestPage, versionVariables } from './page-frame';
import { siteFrame } from '../site-frame';
import { articleWords, visibleWords, type VersionPage } from './page-texts';

/** Articles in their places by the addresses of their pages. */
const lastPlaced = lastResults<PlacedArticle>();

/** What a page is made from besides what it shares with all others; compared by identity. */
export function ownInputs(context: PlanContext, version: DocsVersion, doc: DocEntry): unknown[] {
  const { site, socialImages } = context;
  const { file } = doc.document;
  const article = articleOf(context, file);
  const newest = latestPage(site, version.set, doc.address);
  const last = latestOf(site, version.set);
  // A part that names its gadget, or shows all of them, may need any.
  const isOwn = article.components.every(({ name, attributes }) => name !== 'GadgetFinder' && !('name' in attributes));
  return [
    doc.document,
    article,
    gadgetOfPage(site, version, doc),
    newest && last ? gadgetOfPage(site, last, newest) : undefined,
    isOwn ? null : site.gadgets,
    socialImages.get(file)?.url,
    site.dates.get(file),
  ];
}

/** Fills the slots of a page's article. */
export function placeDoc(context: PlanContext, version: DocsVersion, doc: DocEntry): PlacedArticle {
  const inputs = [siteFrame(context), ...ownInputs(context, version, doc)];
  return lastPlaced(doc.path, inputs, () => fillArticle(context, version, doc));
}

function fillArticle(context: PlanContext, version: DocsVersion, doc: DocEntry): PlacedArticle {
  const { site } = context;
  return placeArticle(context, articleOf(context, doc.document.file), {
    file: doc.document.file,
    contentPath: doc.file,
    route: doc.path,
    context: version.set.versions.length > 0 ? version.config.name : null,
    routeOfFile: (file) => version.byFile.get(file)?.path,
    variables: versionVariables(site, version),
    component: (component) =>
      component.name === 'DocCardList'
        ? { html: renderCardGrid(docCards(site, version, doc), site.strings) }
        : gadgetPart(context, version, doc, component),
    componentTwin: (component, links) =>
      component.name === 'DocCardList'
        ? cardsTwin(site, docCards(site, version, doc), links)
        : gadgetTwin(site, version, doc, component, links),
  });
}

/** Words of placed articles: taking tags out of long tables is not done twice. */
const sources = new WeakMap<PlacedArticle, string>();
const texts = new WeakMap<PlacedArticle, string>();

function once(known: WeakMap<PlacedArticle, string>, article: PlacedArticle, make: () => string): string {
  const text = known.get(article) ?? make();
  known.set(article, text);
  return text;
}

/** What the history of a docs set is made from: its pages, and the landing pages by what their cards say. */
export function versionPages(
  context: PlanContext,
  set: string,
  placed: ReadonlyMap<DocEntry, PlacedArticle>,
): VersionPage[] {
  const { site } = context;
  const versions = site.docs.filter((version) => version.set.id === set);
  return versions.flatMap((version) => [
    ...version.docs.map((doc): VersionPage => {
      const { file } = doc.document;
      const article = placed.get(doc);
      if (!article) throw new Error(`${doc.path} was not placed.`);
      const { parts } = article;
      return {
        version,
        address: doc.address,
        title: doc.title,
        source: once(sources, article, () => [file, ...parts.map(visibleWords)].join('\n')),
        text: () => once(texts, article, () => articleWords(articleOf(context, file), parts)),
      };
    }),
    ...version.landings.map((category): VersionPage => {
      const path = category.path ?? version.path;
      const cards = cardsOfItems(site, version, category.items, path).map(({ label, text }) => `${label}: ${text}`);
      const source = [category.generated?.description ?? '', ...cards].join('\n');
      const title = category.generated?.title ?? category.label;
      return { version, address: path.slice(version.path.length + 1), title, source, text: () => source };
    }),
  ]);
}
