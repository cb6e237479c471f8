import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { definePage, type PlannedPage } from '../planned-page';
import { isIdentifier } from '../sections';
import type { Site } from '../site';
import { breadcrumbData } from '../structured-data';
import { blogSidebarName, type PlacedPost } from './post-models';

/** What list pages differ in. */
interface ListPage {
  path: string;
  heading: string;
  description: string;
  posts: readonly PlacedPost[];
  anchors?: ReadonlySet<string>;
  render: () => string;
}

/** Addresses of the numbered pages of a list: the list itself, then `/page/2` and on. */
export function pagePaths(base: string, items: number, perPage: number): string[] {
  return Array.from({ length: Math.max(1, Math.ceil(items / perPage)) }, (_, index) =>
    index === 0 ? base : `${base}/page/${index + 1}`,
  );
}

/** A page of the blog that lists posts. */
export function listPage(site: Site, { path, heading, description, posts, anchors, render }: ListPage): PlannedPage {
  const blog = { label: site.config.blog.title, href: withBase(site.config.blog.base, site.config.base) };
  return definePage({
    path,
    heading,
    description,
    layout: 'blog',
    section: 'blog',
    lastModified: posts
      .map((post) => post.lastModified)
      .reduce<string | null>((last, date) => (last === null || date > last ? date : last), null),
    anchors: anchors ?? new Set(),
    sidebar: blogSidebarName(site),
    card: {
      kind: 'page',
      eyebrow: site.config.title,
      title: site.config.blog.title,
      identifier: isIdentifier(site, site.config.blog.title),
      text: site.config.blog.description,
      mark: 'blog',
    },
    structuredData:
      path === site.config.blog.base ? [] : [breadcrumbData(site, [blog, { label: heading, href: null }], path)],
    body: { kind: 'html', render },
  });
}

/** The numbered pages of a list: which posts are on each, and what the page switcher shows. */
export function numbered(site: Site, base: string, posts: readonly PlacedPost[]) {
  const { postsPerPage } = site.config.blog;
  const paths = pagePaths(base, posts.length, postsPerPage);
  const hrefs = paths.map((path) => withBase(path, site.config.base));
  return paths.map((path, index) => ({
    path,
    posts: posts.slice(index * postsPerPage, (index + 1) * postsPerPage),
    pages: { page: index + 1, hrefs },
    suffix: index === 0 ? '' : fill(site.strings.blog.pageSuffix, { page: index + 1 }),
  }));
}
