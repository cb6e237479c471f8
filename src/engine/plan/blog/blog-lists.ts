import { fill } from '../../../shared/strings/format';
import { withBase } from '../../../shared/urls';
import { ArchivePage, AuthorsPage, BlogListPage, renderView, TagIndexPage, TagPage } from '../../../views';
import { groupBy } from '../../model/group-by';
import type { Tag } from '../../read/blog/tags';
import { definePage, type PlannedPage } from '../planned-page';
import { isIdentifier } from '../sections';
import type { Site } from '../site';
import { breadcrumbData } from '../structured-data';
import {
  blogRoutes,
  blogSidebarName,
  monthOf,
  postLink,
  postModel,
  tagPath,
  yearOf,
  type PlacedPost,
} from './post-models';

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
        renderView(
          BlogListPage,
          {
            title,
            description,
            routes: blogRoutes(site),
            posts: posts.map((post) => postModel(site, post)),
            pages,
          },
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
    render: () => renderView(ArchivePage, { routes: blogRoutes(site), years }, site.strings),
  });
}

function planAuthors(site: Site, posts: readonly PlacedPost[]): PlannedPage {
  const authors = site.blog.authors.map(({ id, name, description }) => {
    const own = posts.filter(({ post }) => post.authors.some((author) => author.id === id));
    return { id, name, description, count: own.length, newest: own[0] ? postLink(site, own[0].post) : null };
  });
  return listPage(site, {
    path: `${site.config.blog.base}/authors`,
    heading: site.strings.blog.authors,
    description: site.strings.blog.authorsText,
    posts,
    anchors: new Set(authors.map(({ id }) => id)),
    render: () => renderView(AuthorsPage, { routes: blogRoutes(site), authors }, site.strings),
  });
}

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

function listPage(site: Site, { path, heading, description, posts, anchors, render }: ListPage): PlannedPage {
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
    sidebar: blogSidebarName(site, 'years'),
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

function numbered(site: Site, base: string, posts: readonly PlacedPost[]) {
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

/** A tag with its posts, newest first. */
interface TagInUse {
  tag: Tag;
  posts: PlacedPost[];
}

/** Tags of posts, by label. */
export function tagsInUse(posts: readonly PlacedPost[]): TagInUse[] {
  const all = new Map(posts.flatMap(({ post }) => post.tags.map((tag) => [tag.slug, tag] as const)));
  return [...all.values()]
    .map((tag) => ({ tag, posts: posts.filter(({ post }) => post.tags.some((own) => own.slug === tag.slug)) }))
    .sort((a, b) => a.tag.label.localeCompare(b.tag.label, 'en', { sensitivity: 'base' }));
}

function planTag(site: Site, { tag, posts: all }: TagInUse): PlannedPage[] {
  const { blog } = site.strings;
  const text = tag.description || fill(blog.tagText, { title: site.config.title, tag: tag.label });
  return numbered(site, tagPath(site, tag), all).map(({ path, posts, pages, suffix }) =>
    listPage(site, {
      path,
      posts,
      heading: fill(blog.taggedWith, { tag: tag.label }) + suffix,
      description: suffix === '' ? text : `${text.replace(/\.$/, '')}${suffix}.`,
      render: () =>
        renderView(
          TagPage,
          {
            routes: blogRoutes(site),
            label: tag.label,
            description: tag.description,
            total: all.length,
            posts: posts.map((post) => postModel(site, post)),
            pages,
          },
          site.strings,
        ),
    }),
  );
}

interface TagFamily {
  main: TagInUse;
  variants: TagInUse[];
  uses: number;
}

/** From this many posts on, a tag is one of the blog's main subjects. */
const OFTEN = 5;

/** Tags by use, most used first; synonyms are listed together. */
export function tagFamilies(tags: readonly TagInUse[]): TagFamily[] {
  const slugs = new Set(tags.map(({ tag }) => tag.slug));
  const isMain = ({ tag }: TagInUse): boolean => tag.listedWith === null || !slugs.has(tag.listedWith);
  return tags
    .filter(isMain)
    .map((main) => {
      const variants = tags.filter((other) => !isMain(other) && other.tag.listedWith === main.tag.slug);
      return { main, variants, uses: new Set([main, ...variants].flatMap(({ posts }) => posts)).size };
    })
    .sort((a, b) => b.uses - a.uses);
}

function planTagIndex(site: Site, posts: readonly PlacedPost[], tags: readonly TagInUse[]): PlannedPage {
  const model = ({ tag, posts: tagged }: TagInUse) => ({
    label: tag.label,
    href: withBase(tagPath(site, tag), site.config.base),
    count: tagged.length,
  });
  const { tagsOften, tagsSome, tagsOnce } = site.strings.blog;
  const groups = groupBy(tagFamilies(tags), ({ uses }) =>
    uses >= OFTEN ? tagsOften : uses > 1 ? tagsSome : tagsOnce,
  ).map(([label, families]) => ({
    label,
    // Families have a line each, so they follow the tags that flow.
    tags: [
      ...families.filter(({ variants }) => variants.length === 0),
      ...families.filter(({ variants }) => variants.length > 0),
    ].map(({ main, variants }) => ({ ...model(main), variants: variants.map(model) })),
  }));
  return listPage(site, {
    path: `${site.config.blog.base}/tags`,
    heading: site.strings.blog.tags,
    description: site.strings.blog.tagsText,
    posts,
    render: () => renderView(TagIndexPage, { routes: blogRoutes(site), groups }, site.strings),
  });
}
