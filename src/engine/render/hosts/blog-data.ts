import { pagePaths } from '../../plan/blog/list-page';
import { tagsInUse } from '../../plan/blog/tag-pages';
import { tagPath } from '../../plan/blog/post-models';
import type { PlannedBlog } from '../../plan/blog/blog-pages';
import type { Site } from '../../plan/site';

/** The tags of the blog with their pages and numbers of posts. */
export function blogTags(site: Site, blog: PlannedBlog): object {
  return tagsInUse(blog.posts).map(({ tag, posts }) => ({
    label: tag.label,
    permalink: tagPath(site, tag),
    description: tag.description,
    count: posts.length,
  }));
}

/** The list of posts, newest first, and how it is divided into pages. */
export function blogList(site: Site, blog: PlannedBlog): object {
  const { base, title, description, postsPerPage } = site.config.blog;
  const pages = pagePaths(base, blog.posts.length, postsPerPage);
  return {
    blogTitle: title,
    blogDescription: description,
    permalink: base,
    postsPerPage,
    totalCount: blog.posts.length,
    totalPages: pages.length,
    pages,
    posts: blog.posts.map(({ post, description, readingMinutes }) => ({
      title: post.title,
      description,
      permalink: post.path,
      date: post.date.instant,
      readingMinutes,
      tags: post.tags.map((tag) => ({ label: tag.label, permalink: tagPath(site, tag) })),
      authors: post.authors.map(({ id, name }) => ({ id, name })),
    })),
  };
}
