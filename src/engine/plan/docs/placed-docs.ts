import { placeArticle, type PlacedArticle } from '../article-slots';
import { digest } from '../../model/cache';
import { once } from '../../model/once';
import { articleOf, type PlanContext } from '../context';
import { gadgetTwin } from '../gadgets/twin/gadget-twin';
import { gadgetPart } from '../gadgets/gadget-components';
import { cardsOfItems } from './cards-of';
import type { DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';
import { versionVariables } from './page-frame';
import { rowVersions, type RowHistory } from './row-versions';
import type { Site } from '../site';
import { articleWords, visibleWords, type VersionPage } from './page-texts';

/** Fills the slots of a page's article. */
export function placeDoc(
  context: PlanContext,
  history: RowHistory,
  version: DocsVersion,
  doc: DocEntry,
): PlacedArticle {
  const { site } = context;
  const { file } = doc.document;
  return placeArticle(context, articleOf(context, file), {
    file,
    contentPath: doc.file,
    route: doc.path,
    context: nameOf(site, version),
    routeOfFile: (linked) => version.byFile.get(linked)?.path,
    variables: versionVariables(site, version),
    rowVersions: rowVersions(context, history, version, doc),
    component: (component) => gadgetPart(context, version, doc, component),
    componentTwin: (component, links) => gadgetTwin(context, version, doc, component, links),
  });
}

/** What a version is called in messages; `null` for documentation without versions. */
const nameOf = (site: Site, { config }: DocsVersion): string | null =>
  site.config.docs.versions.length > 0 ? config.name : null;

/** What the history is made from: its pages, and the landing pages by what their cards say. */
export function versionPages(context: PlanContext, placed: ReadonlyMap<DocEntry, PlacedArticle>): VersionPage[] {
  const { site } = context;
  return site.docs.flatMap((version) => [
    ...version.docs.map((doc): VersionPage => {
      const { file } = doc.document;
      const article = placed.get(doc);
      if (!article) throw new Error(`${doc.path} was not placed.`);
      const parts = once(() => article.parts().map(visibleWords));
      return {
        version,
        address: doc.address,
        title: doc.title,
        source: () => [file, ...parts()].join('\n'),
        textDigest: () => digest(doc.heading, articleWords(articleOf(context, file), parts())),
      };
    }),
    ...version.landings.map((category): VersionPage => {
      const path = category.path ?? version.path;
      const cards = cardsOfItems(site, version, category.items, path).map(({ label, text }) => `${label}: ${text}`);
      const source = [category.generated?.description ?? '', ...cards].join('\n');
      const title = category.generated?.title ?? category.label;
      return {
        version,
        address: path.slice(version.path.length + 1),
        title,
        source: () => source,
        textDigest: () => digest(source),
      };
    }),
  ]);
}
