import type { Article } from '../markdown/article';
import type { Diagnostic } from '../model/diagnostic';
import type { SiteSource } from '../read/site';
import { buildVersion, type DocsVersion, type PageTitles } from './docs/docs-version';
import type { LocaleData } from '../../shared/site-data';
import { defaultLocale } from '../read/locales';
import type { ImageStore } from './images';
import type { FileStore } from './linked-files';
import { localePath, withBase } from '../../shared/urls';

/** A site whose pages have their titles, and whose versions have their sidebars. */
export interface Site extends SiteSource {
  docs: DocsVersion[];
}

/**
 * Sets titles and sidebars once all pages are compiled. A page without a title in its front matter gets the
 * heading at the start of its text, which only the compiled article knows.
 */
export function resolveTitlesAndSidebars(source: SiteSource, articles: ReadonlyMap<string, Article>): Site {
  const titles: PageTitles = new Map(
    [...articles].flatMap(([file, { title }]) => (title === null ? [] : [[file, title] as const])),
  );
  return {
    ...source,
    docs: source.versions.map((version) => buildVersion(version, titles)),
    blog: {
      ...source.blog,
      posts: source.blog.posts.map((post) => ({
        ...post,
        title: post.document.frontMatter.title ?? titles.get(post.file) ?? post.title,
      })),
    },
  };
}

/** Day of the last commit that changed a file; `null` when it has no history. */
export function lastChange({ dates }: Pick<Site, 'dates'>, file: string): string | null {
  return dates.get(file) ?? null;
}

/** The language of the texts where it is not the site's; else `null`. */
export function untranslatedIn({ language, config }: Pick<Site, 'language' | 'config'>): LocaleData | null {
  return language.isDefault ? null : defaultLocale(config);
}

/** Shared by all planners: the site, its compiled articles, and the images found so far. */
export interface PlanContext {
  site: Site;
  /** By file relative to the root. */
  articles: ReadonlyMap<string, Article>;
  images: ImageStore;
  files: FileStore;
  /** How many articles were compiled now; the others came from the cache. */
  fresh: number;
  /** Found while articles were compiled and images read. */
  problems: readonly Diagnostic[];
}

/** The compiled article of a file. Every source document is compiled before pages are planned. */
export function articleOf(context: PlanContext, file: string): Article {
  const article = context.articles.get(file);
  if (article) return article;
  throw new Error(`The file ${file} was not compiled. Compiled files: ${context.articles.size}.`);
}

/** Absolute URL of a route path or file. */
export function absoluteUrl({ config }: Pick<Site, 'config'>, path: string): string {
  return originOf(config) + withBase(path, config.base);
}

/** The site's scheme and host. */
export const originOf = ({ url }: Site['config']): string => url.replace(/\/$/, '');

/** Addresses of a page in every language, and as `x-default` that in the default one. */
export function alternatesOf({ config }: Pick<Site, 'config'>, path: string): { lang: string; href: string }[] {
  const hrefOf = (locale: LocaleData): string => absoluteUrl({ config }, localePath(config, path, locale));
  const original = config.locales.filter(({ code }) => code === config.defaultLocale);
  return [
    ...config.locales.map((locale) => ({ lang: locale.htmlLang, href: hrefOf(locale) })),
    ...original.map((locale) => ({ lang: 'x-default', href: hrefOf(locale) })),
  ];
}
