import { withBase } from '../../../shared/urls';
import type {
  AuthorModel,
  BlogRoutesModel,
  BlogSidebarModel,
  BlogYearsModel,
  LinkModel,
  PostLinkModel,
  PostModel,
} from '../../../views';
import type { PostSummary } from '../../../shared/page-data';
import type { Author, Tag } from '../../read/blog/tags';
import type { Post } from '../../read/blog/post';
import type { Article } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import { type Site, untranslatedIn } from '../site';
import type { PlacedArticle } from '../article-slots';

/** Name of the sidebar fragment of posts, or of pages that list posts; below the folder of the language. */
export function blogSidebarName({ language }: Pick<Site, 'language'>, part: 'blog' | 'years'): string {
  return `${language.prefix.slice(1)}/sidebar-${part}`.replace(/^\//, '');
}

const RECENT_POSTS = 20;

/** A post with its text in place, as pages, lists and feeds want it. */
export interface PlacedPost {
  post: Post;
  article: Article;
  placed: PlacedArticle;
  description: string;
  readingMinutes: number;
  /** ISO date of the last change. */
  lastModified: string;
  cover: string;
}

/** Route path of a tag's page. */
export function tagPath(site: Site, tag: Tag): string {
  return `${site.config.blog.base}/tags/${tag.slug}`;
}

/** Where the parts of the blog are. */
export function blogRoutes({ config }: Site): BlogRoutesModel {
  const href = (part: string): string => withBase(`${config.blog.base}${part}`, config.base);
  return { posts: href(''), tags: href('/tags'), archive: href('/archive'), authors: href('/authors') };
}

/** Links to the tags of a post. */
export function tagLinks(site: Site, tags: readonly Tag[]): LinkModel[] {
  return tags.map((tag) => ({ label: tag.label, href: withBase(tagPath(site, tag), site.config.base) }));
}

/** Authors with the addresses of their sections. */
export function authorLinks(site: Site, authors: readonly Author[]): AuthorModel[] {
  return authors.map(({ id, name }) => ({ name, href: `${blogRoutes(site).authors}#${id}` }));
}

/** A post in a short list. */
export function postLink(site: Site, { title, path, date }: Post): PostLinkModel {
  return { label: title, href: withBase(encodeURI(path), site.config.base), date: date.day };
}

/** A post in a list. */
export function postModel(site: Site, { post, description, readingMinutes, cover }: PlacedPost): PostModel {
  return {
    ...postLink(site, post),
    readingMinutes,
    untranslated: untranslatedIn(site),
    description,
    coverSvg: cover,
  };
}

/** A post as the home page shows it. */
export function postSummary({ post, description, readingMinutes }: PlacedPost): PostSummary {
  return { title: post.title, description, path: post.path, date: post.date.day, readingMinutes };
}

/** Year and month of a post. */
export const yearOf = ({ post }: PlacedPost): number => Number(post.date.day.slice(0, 4));
export const monthOf = ({ post }: PlacedPost): number => Number(post.date.day.slice(5, 7));

/** The newest posts by year. */
export function blogSidebar(site: Site, posts: readonly PlacedPost[]): BlogSidebarModel {
  return {
    years: groupBy(posts.slice(0, RECENT_POSTS), yearOf).map(([year, group]) => ({
      year,
      posts: group.map(({ post }) => postLink(site, post)),
    })),
  };
}

/** The years of the archive, newest first. */
export function blogYears(site: Site, posts: readonly PlacedPost[]): BlogYearsModel {
  const { archive } = blogRoutes(site);
  return {
    years: groupBy(posts, yearOf).map(([year, { length: count }]) => ({
      year,
      href: `${archive}#year-${year}`,
      count,
    })),
  };
}

/** Words that a reader reads per minute. */
const WORDS_PER_MINUTE = 200;

/** Minutes to read a text, rounded up; never none. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

export const FEED_FORMATS = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const;

/** Paths of all feed files of a site, with a leading slash, for the check of links. */
export function feedPaths({ config }: Site): string[] {
  return FEED_FORMATS.map(({ file }) => `${config.blog.base}/${file}`);
}
