import { fillCount, longDate } from '../../../shared/strings/format';
import { twinFile, withBase } from '../../../shared/urls';
import { BlogPostPage, BlogSidebar, BlogYears, renderView, type BlogPostPageModel } from '../../../views';
import { planLists } from './blog-lists';
import { relatedPosts } from './related';
import {
  authorLinks,
  blogSidebar,
  blogSidebarName,
  blogYears,
  type PlacedPost,
  postLink,
  readingMinutes,
  tagLinks,
} from './post-models';
import type { Post } from '../../read/blog/post';
import { chooseMotifs, drawCover, type Motif } from '../covers/cover';
import { at } from '../../../shared/at';
import { PAGE_PALETTE } from '../covers/palette';
import { once } from '../../model/cache';
import { fillVariables } from '../../markdown/variables';
import { sharedImage } from '../cards/card-image';
import { articleOf, type PlanContext, lastChange, untranslatedIn, type Site } from '../site';
import { placeArticle } from '../article-slots';
import { editUrl, latestOf, versionVariables } from '../docs/page-frame';
import { gadgetModel, gadgetPart } from '../gadgets/gadget-components';
import { gadgetTwin } from '../gadgets/gadget-twin';
import { definePage, type PlannedPage } from '../planned-page';
import { isIdentifier } from '../sections';
import { searchText, nestToc } from '../search-text';
import { blogPostingData, breadcrumbData } from '../structured-data';

export interface PlannedBlog {
  pages: PlannedPage[];
  /** Listed posts, newest first. */
  posts: PlacedPost[];
  /** Sidebars by name. */
  sidebars: [name: string, html: string][];
}

/** Plans every page of the blog; nothing for a site without posts. */
export function planBlog(context: PlanContext): PlannedBlog | null {
  const { site } = context;
  const all = site.blog.posts;
  if (all.length === 0) return null;
  const routes = new Map(all.map((post) => [post.contentPath, post.path]));
  const motifs = chooseMotifs([...all].reverse(), site.config.blog.postsPerPage).reverse();
  const placed = all.map((post, index) => placePost(context, post, at(motifs, index), (file) => routes.get(file)));
  const posts = placed.filter(({ post }) => !post.unlisted);
  const related = once(() => relatedPosts(posts.map(({ post }) => post)));
  return {
    pages: [...placed.map((post) => planPost(context, post, posts, related)), ...planLists(site, posts)],
    posts,
    sidebars: [
      [blogSidebarName(site, 'blog'), renderView(BlogSidebar, blogSidebar(site, posts), site.strings)],
      [blogSidebarName(site, 'years'), renderView(BlogYears, blogYears(site, posts), site.strings)],
    ],
  };
}

function currentVariables({ site }: PlanContext): Record<string, string> {
  const latest = latestOf(site);
  return latest ? versionVariables(site, latest) : site.config.readerVariables;
}

function placePost(
  context: PlanContext,
  post: Post,
  motif: Motif,
  routeOfFile: (file: string) => string | undefined,
): PlacedPost {
  const { file, contentPath, path, document } = post;
  const article = articleOf(context, file);
  const variables = currentVariables(context);
  const latest = latestOf(context.site);
  const page = { id: '', document };
  return {
    post,
    article,
    placed: placeArticle(context, article, {
      file,
      contentPath,
      route: path,
      context: null,
      routeOfFile,
      variables,
      rowVersions: new Map(),
      component: (component) => (latest ? gadgetPart(context, latest, page, component) : { html: '' }),
      componentTwin: (component, links) => gadgetTwin(latest && gadgetModel(context, latest, page, component, links)),
    }),
    description: fillVariables(post.document.frontMatter.description ?? article.lead, variables),
    readingMinutes: readingMinutes(article.words),
    lastModified: lastChange(context.site, post.file) ?? post.date.day,
    cover: drawCover({ seed: post.path, marks: post.marks, motif, palette: PAGE_PALETTE }),
  };
}

type Related = () => ReturnType<typeof relatedPosts>;

/** Plans the page of a post. `posts` are the listed posts, newest first. */
function planPost(
  context: PlanContext,
  placedPost: PlacedPost,
  posts: readonly PlacedPost[],
  related: Related,
): PlannedPage {
  const { site } = context;
  const { post, article, placed, description } = placedPost;
  const { frontMatter } = post.document;
  const crumbs = [
    { label: site.config.blog.title, href: withBase(site.config.blog.base, site.config.base) },
    { label: post.title, href: null },
  ];
  const page = definePage({
    path: post.path,
    file: post.file,
    layout: 'blog',
    section: 'blog',
    heading: post.title,
    description,
    lastModified: placedPost.lastModified,
    anchors: placed.incomplete ? 'unknown' : new Set(placed.ids),
    links: placed.links,
    problems: placed.problems,
    sidebar: blogSidebarName(site, 'blog'),
    unlisted: post.unlisted,
    published: post.date.instant,
    search: () => ({
      kind: 'blog',
      keywords: [...(frontMatter.keywords ?? []), ...post.tags.map((tag) => tag.label)],
      breadcrumb: [site.config.blog.title, post.date.day.slice(0, 4)],
      ...searchText(article, currentVariables(context), [], frontMatter.sections),
    }),
    card: postCard(site, placedPost),
    untranslated: untranslatedIn(site),
    twin: placed.twin,
    body: {
      kind: 'html',
      render: () =>
        renderView(
          BlogPostPage,
          postPageModel(context, placedPost, { posts, related, breadcrumbs: crumbs }),
          site.strings,
        ),
    },
  });
  page.structuredData.push(
    blogPostingData(site, placedPost, page, sharedImage(site, page)),
    breadcrumbData(site, crumbs, post.path),
  );
  return page;
}

function postCard(site: Site, { post, description, readingMinutes: minutes }: PlacedPost): PlannedPage['card'] {
  const { lang, blog } = site.strings;
  return {
    kind: 'post',
    eyebrow: site.config.blog.title,
    title: post.title,
    identifier: isIdentifier(site, post.title),
    text: description,
    mark: post.marks[0],
    seed: post.path,
    date: longDate(post.date.day, lang),
    readingTime: fillCount(blog.readingTime, lang, minutes),
  };
}

function postPageModel(
  context: PlanContext,
  { post, placed, readingMinutes, lastModified, cover }: PlacedPost,
  {
    posts,
    related,
    breadcrumbs,
  }: { posts: readonly PlacedPost[]; related: Related; breadcrumbs: { label: string; href: string | null }[] },
): BlogPostPageModel {
  const { site } = context;
  const index = posts.findIndex((other) => other.post === post);
  const neighbour = (other: PlacedPost | undefined) => (index >= 0 && other ? postLink(site, other.post) : null);
  return {
    title: post.title,
    date: post.date.day,
    readingMinutes,
    tags: tagLinks(site, post.tags),
    authors: authorLinks(site, post.authors),
    coverSvg: cover,
    breadcrumbs,
    toc: nestToc(placed.toc),
    untranslated: untranslatedIn(site),
    articleHtml: placed.html(),
    editUrl: editUrl(site, post),
    markdown: withBase(`/${twinFile(post.path)}`, site.config.base),
    // A post is of its date; only a later change is worth a line.
    lastUpdated: lastModified > post.date.day ? lastModified : null,
    newer: neighbour(posts[index - 1]),
    older: neighbour(posts[index + 1]),
    related: (related().get(post) ?? []).map((other) => postLink(site, other)),
  };
}
