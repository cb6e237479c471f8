import { fill } from '../../../shared/strings/format';
import { renderArchivePage, renderAuthorsPage, renderBlogListPage } from '../../../views';
import type { PlannedPage } from '../planned-page';
import type { Site } from '../site';
import { listPage, numbered } from './list-page';
import { blogRoutes, monthOf, groupBy, postLink, postModel, yearOf, type PlacedPost } from './post-models';
import { planTag, planTagIndex, tagsInUse } from './tag-pages';

/** Plans every page of the blog that lists posts. `posts` are the listed ones, newest first. */
export function planLists(site: Site, posts: readonly PlacedPost[]): PlannedPage[] {
  const tags = tagsInUse(posts);
  return [
    ...planPostList(site, posts),
    planArchive(site, posts),
    planAuthors(site, posts),
    planTagIndex(site, posts, tags),
    ...tags.flatMap((entry) => planTag(site, entry)),
  ];
}

function planPostList(site: Site, all: readonly PlacedPost[]): PlannedPage[] {
  const { base, title, description } = site.config.blog;
  return numbered(site, base, all).map(({ path, posts, pages, suffix }) =>
    listPage(site, {
      path,
      posts,
      heading: title + suffix,
      description:
        suffix === ''
          ? description
          : fill(site.strings.blog.listText, {
              title,
              suffix,
              pages: pages.hrefs.length,
              from: posts.at(-1)?.post.date.day ?? '',
              to: posts[0]?.post.date.day ?? '',
            }),
      render: () =>
        renderBlogListPage(
          { title, description, routes: blogRoutes(site), posts: posts.map((post) => postModel(site, post)), pages },
          site.strings,
        ),
    }),
  );
}

function planArchive(site: Site, posts: readonly PlacedPost[]): PlannedPage {
  const years = groupBy(posts, yearOf).map(([year, ofYear]) => ({
    year,
    months: groupBy(ofYear, monthOf).map(([month, ofMonth]) => ({
      month,
      posts: ofMonth.map(({ post }) => postLink(site, post)),
    })),
  }));
  return listPage(site, {
    path: `${site.config.blog.base}/archive`,
    heading: site.strings.blog.archive,
    description: site.strings.blog.archiveText,
    posts,
    anchors: new Set(years.map(({ year }) => `year-${year}`)),
    render: () => renderArchivePage({ routes: blogRoutes(site), years }, site.strings),
  });
}

function planAuthors(site: Site, posts: readonly PlacedPost[]): PlannedPage {
  const authors = (site.blog?.authors ?? []).map(({ id, name, description }) => ({
    id,
    name,
    description,
    posts: posts
      .filter(({ post }) => post.authors.some((author) => author.id === id))
      .map(({ post }) => postLink(site, post)),
  }));
  return listPage(site, {
    path: `${site.config.blog.base}/authors`,
    heading: site.strings.blog.authors,
    description: site.strings.blog.authorsText,
    posts,
    anchors: new Set(authors.flatMap(({ id }) => [id, `author-${id}`])),
    render: () => renderAuthorsPage({ routes: blogRoutes(site), authors }, site.strings),
  });
}
