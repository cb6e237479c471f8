import type { Article } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import type { SiteSource } from '../read/site';
import { buildVersion, type DocsVersion, type PageTitles } from './docs/docs-version';
import type { LocaleData } from '../../shared/site-data';
import { defaultLocale } from '../read/locales';

/** A site whose pages have their titles, and whose versions have their sidebars. */
export interface Site extends SiteSource {
  docs: DocsVersion[];
}

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
  const site: Site = {
    ...source,
    docs: source.versions.map((version) => buildVersion(version, titles, problems)),
    blog: source.blog && {
      ...source.blog,
      posts: source.blog.posts.map((post) => ({
        ...post,
        title: post.document.frontMatter.title ?? titles.get(post.file) ?? post.title,
      })),
    },
  };
  return { site, problems };
}

/** Day of the last commit that changed a file; `null` when it has no history. */
export function lastChange({ dates }: Pick<Site, 'dates'>, file: string): string | null {
  return dates.get(file) ?? null;
}

/** The language of the texts where it is not the site's; else `null`. */
export function untranslatedIn({ language, config }: Pick<Site, 'language' | 'config'>): LocaleData | null {
  return language.isDefault ? null : defaultLocale(config);
}
