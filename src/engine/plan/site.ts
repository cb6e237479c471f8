import type { Article } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import { lastResults } from '../model/last-results';
import type { Post } from '../read/blog/post';
import type { TextPage } from '../read/text-pages';
import type { SiteSource } from '../read/site';
import { buildVersion, type DocsVersion, type PageTitles } from './docs/docs-version';
import type { LocaleData } from '../../shared/site-data';
import type { SiteConfig } from '../read/config/schema';
import type { SourceDocument } from '../read/documents';

/** A site whose pages have their titles, and whose versions have their sidebars. */
export interface Site extends SiteSource {
  docs: DocsVersion[];
}

/**
 * A post or page that is as it was is the same object, so that the steps behind see it. Pages of text are listed anew
 * each time, so that what they hold is compared.
 */
const lastPosts = lastResults<Post>();
const lastTexts = lastResults<TextPage>();

/**
 * Puts titles and sidebars to what was read. A page without a title in its front matter has the one that its text
 * begins with, which only the compiled article knows.
 */
export function settleSite(
  source: SiteSource,
  articles: ReadonlyMap<string, Article>,
): { site: Site; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const titles: PageTitles = new Map(
    [...articles].flatMap(([file, { title }]) => (title === null ? [] : [[file, title] as const])),
  );
  const titleOf = ({ file, document, title }: Pick<TextPage, 'file' | 'document' | 'title'>): string =>
    document.frontMatter.title ?? titles.get(file) ?? title;
  const site: Site = {
    ...source,
    docs: source.versions.map((version) => buildVersion(version, titles, problems)),
    blog: source.blog && {
      ...source.blog,
      posts: source.blog.posts.map((post) => {
        const title = titleOf(post);
        return lastPosts(`${source.language.prefix} ${post.file}`, [post, title], () => ({ ...post, title }));
      }),
    },
    texts: source.texts.map((page) => {
      const title = titleOf(page);
      const inputs = [page.document, page.contentPath, page.path, title];
      return lastTexts(`${source.language.prefix} ${page.file}`, inputs, () => ({ ...page, title }));
    }),
  };
  return { site, problems };
}

/** The default language of a site. */
export function defaultLocale({ locales, defaultLocale: code }: SiteConfig): LocaleData | null {
  return locales.find((locale) => locale.code === code) ?? null;
}

/** Day of the last change of a page: the one that its head says, else that of the last commit. */
export function lastChange({ dates }: Site, { file, frontMatter }: SourceDocument): string | null {
  return frontMatter.last_update?.date ?? dates.get(file) ?? null;
}

/** The language of a text that a site shows in the place of its own, because nobody has translated it; else `null`. */
export function untranslatedIn({ language, config }: Site, document: SourceDocument): LocaleData | null {
  return language.isDefault || document.language === language.locale.code ? null : defaultLocale(config);
}
