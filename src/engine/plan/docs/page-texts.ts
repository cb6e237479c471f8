import { SLOT, type Article, type SlotKind } from '../../markdown/article';
import type { DocsHistory } from '../../../shared/history';
import { singleSpaces } from '../../../shared/text';
import type { SiteConfig } from '../../read/config/schema';
import { digest } from '../../model/cache';
import type { PlacedArticle } from '../article-slots';
import { articleOf, type PlanContext } from '../site';
import type { DocsVersion } from './docs-version';
import { cardsOfItems } from './landing-pages';
import type { DocEntry } from './sidebar';

/** A page of one version and the digest of its text. */
export interface VersionPage {
  version: DocsVersion;
  /** Address below the version. */
  address: string;
  title: string;
  /** Digest of its title and its text. */
  textDigest: () => string;
}

/** The pages that the history compares: documents, and landing pages by the text of their cards. */
export function versionPages(context: PlanContext, placed: ReadonlyMap<DocEntry, PlacedArticle>): VersionPage[] {
  const { site } = context;
  return site.docs.flatMap((version) => [
    ...version.docs.map((doc): VersionPage => {
      const article = placed.get(doc);
      if (!article) throw new Error(`${doc.path} was not placed.`);
      const { title, address, document } = doc;
      const words = (): string => articleWords(articleOf(context, document.file), article.parts().map(visibleWords));
      return { version, address, title, textDigest: () => digest(title, words()) };
    }),
    ...version.landings.map((category): VersionPage => {
      const path = category.path ?? version.path;
      const cards = cardsOfItems(site, version, category.items, path).map(({ label, text }) => `${label}: ${text}`);
      const source = [category.generated?.description ?? '', ...cards].join('\n');
      const title = category.generated?.title ?? category.label;
      const address = path.slice(version.path.length + 1);
      return { version, address, title, textDigest: () => digest(title, source) };
    }),
  ]);
}

/**
 * The history of the pages. Two texts are the same when a reader sees the same words: addresses of
 * links, the values of a version's variables (its tag, its chart) and mark-up do not count, generated parts do.
 * `null` for documentation without layers.
 */
export function historyOf(docs: SiteConfig['docs'], pages: readonly VersionPage[]): DocsHistory | null {
  const versions = docs.layers;
  if (versions.length === 0) return null;
  const byAddress = new Map<string, Map<string, VersionPage>>();
  for (const page of pages) {
    const layers = byAddress.get(page.address) ?? new Map<string, VersionPage>();
    byAddress.set(page.address, layers.set(page.version.layer, page));
  }
  const histories = [...byAddress].map(([address, layers]) => {
    const newest = versions.findLast((version) => layers.has(version));
    const title = layers.get(newest ?? '')?.title ?? address;
    return [address, { title, texts: numbered(versions.map((version) => layers.get(version))) }] as const;
  });
  const names = [...new Set(docs.versions.flatMap(({ variables }) => Object.keys(variables)))].sort();
  const values = docs.versions.map(({ name, variables }) => [name, names.map((one) => variables[one] ?? '')] as const);
  return { versions, pages: Object.fromEntries(histories), values: Object.fromEntries(values) };
}

/** Numbers texts in the order of their first version. */
function numbered(pages: readonly (VersionPage | undefined)[]): (number | null)[] {
  const texts = new Map<string, number>();
  return pages.map((page) => {
    if (!page) return null;
    const key = page.textDigest();
    const number = texts.get(key) ?? texts.size;
    texts.set(key, number);
    return number;
  });
}

/** Names of the versions that have the page with another text than a version. */
export function differingVersions(
  { versions, pages }: DocsHistory,
  version: DocsVersion,
  siblings: readonly DocsVersion[],
  address: string,
): string[] {
  const texts = pages[address]?.texts ?? [];
  const textIn = ({ layer }: DocsVersion): number | null => texts[versions.indexOf(layer)] ?? null;
  const own = textIn(version);
  return siblings.filter((other) => ![null, own].includes(textIn(other))).map((other) => other.config.name);
}

/** The own words of each article: without them a writer in `dev` would wait a tenth of a second longer for each save. */
const ownWords = new WeakMap<Article, string>();

/** The words of a compiled article: variables by their names, generated parts as `parts` has their words. */
export function articleWords(article: Article, parts: readonly string[]): string {
  const words: Record<SlotKind, (index: number) => string> = {
    L: () => '',
    N: () => '',
    V: (index) => `%${article.variables[index] ?? ''}%`,
    I: (index) => `${article.images[index]?.source ?? ''} ${article.images[index]?.alt ?? ''}`,
    C: (index) => parts[index] ?? '',
  };
  const own = ownWords.get(article) ?? visibleWords(article.html);
  ownWords.set(article, own);
  return own.replace(SLOT, (_, kind: SlotKind, index: string) => words[kind](Number(index)));
}

/** The text of HTML, without tags. */
export function visibleWords(html: string): string {
  return singleSpaces(html.replace(/<[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/g, ''));
}
