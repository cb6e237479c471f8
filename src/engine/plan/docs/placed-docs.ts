import { placeArticle, type PlacedArticle } from '../article-slots';
import { digest } from '../../model/cache';
import { lastLookUps, resultsFor } from '../../model/last-results';
import { renderCardGrid } from '../../../views';
import { cardsTwin } from '../cards-twin';
import { articleOf, type PlanContext } from '../context';
import { lookUpTargets, targetsOf, type LinkTargets } from '../link-targets';
import { gadgetTwin } from '../gadgets/twin/gadget-twin';
import { gadgetOfPage, gadgetPart } from '../gadgets/gadget-components';
import { cardsOfItems, docCards } from './cards-of';
import type { DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { latestOf, latestPage, versionVariables } from './page-frame';
import { rowVersions, type RowHistory, type RowVersions } from './row-versions';
import type { Site } from '../site';
import { siteFrame } from '../site-frame';
import { articleWords, visibleWords, type VersionPage } from './page-texts';

/** Articles in their places by the addresses of their pages. */
const lastPlaced = lastLookUps<PlacedArticle, string | undefined>();

/** What a page is made from besides what it shares with all others; compared by identity. */
export function ownInputs(context: PlanContext, version: DocsVersion, doc: DocEntry): unknown[] {
  const { site, socialImages } = context;
  const { file } = doc.document;
  const article = articleOf(context, file);
  const newest = latestPage(site, doc.address);
  const last = latestOf(site);
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

/**
 * Fills the slots of a page's article. Of the other pages those count that it leads to, those it has cards of, and its
 * own ones in versions before.
 */
export function placeDoc(
  context: PlanContext,
  history: RowHistory,
  version: DocsVersion,
  doc: DocEntry,
): PlacedArticle {
  const { site } = context;
  const article = articleOf(context, doc.document.file);
  const hasCards = article.components.some(({ name }) => name === 'DocCardList');
  const since = rowVersions(context, history, version, doc);
  const inputs = [
    siteFrame(context),
    ...ownInputs(context, version, doc),
    JSON.stringify([...since]),
    hasCards ? JSON.stringify(docCards(site, version, doc)) : null,
  ];
  const targets = lookUpTargets(context, (file) => version.byFile.get(file)?.path, nameOf(site, version));
  return lastPlaced(doc.path, inputs, targets, (lookUp) =>
    fillArticle(context, version, doc, since, targetsOf(lookUp)),
  );
}

/** What a version is called in messages; `null` for documentation without versions. */
const nameOf = (site: Site, { config }: DocsVersion): string | null =>
  site.config.docs.versions.length > 0 ? config.name : null;

function fillArticle(
  context: PlanContext,
  version: DocsVersion,
  doc: DocEntry,
  since: RowVersions,
  targets: LinkTargets,
): PlacedArticle {
  const { site } = context;
  return placeArticle(context, articleOf(context, doc.document.file), {
    file: doc.document.file,
    contentPath: doc.file,
    route: doc.path,
    context: nameOf(site, version),
    ...targets,
    variables: versionVariables(site, version),
    rowVersions: since,
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

/** Taking tags out of the long tables of placed articles is not done twice. */
const sourceOf = resultsFor<PlacedArticle, string>();
const digestOf = resultsFor<PlacedArticle, string>();

/** What the history is made from: its pages, and the landing pages by what their cards say. */
export function versionPages(context: PlanContext, placed: ReadonlyMap<DocEntry, PlacedArticle>): VersionPage[] {
  const { site } = context;
  return site.docs.flatMap((version) => [
    ...version.docs.map((doc): VersionPage => {
      const { file } = doc.document;
      const article = placed.get(doc);
      if (!article) throw new Error(`${doc.path} was not placed.`);
      return {
        version,
        address: doc.address,
        title: doc.title,
        source: sourceOf(article, () => [file, ...article.parts().map(visibleWords)].join('\n')),
        textDigest: () =>
          digestOf(article, () => digest(doc.heading, articleWords(articleOf(context, file), article.parts()))),
      };
    }),
    ...version.landings.map((category): VersionPage => {
      const path = category.path ?? version.path;
      const cards = cardsOfItems(site, version, category.items, path).map(({ label, text }) => `${label}: ${text}`);
      const source = [category.generated?.description ?? '', ...cards].join('\n');
      const title = category.generated?.title ?? category.label;
      return { version, address: path.slice(version.path.length + 1), title, source, textDigest: () => digest(source) };
    }),
  ]);
}
