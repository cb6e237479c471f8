import { renderBlogSidebar } from '../../../views';
import { planLists } from './blog-lists';
import { blogSidebar, type PlacedPost } from './post-models';
import { placePost, planPosts } from './blog-posts';
import type { PlanContext } from '../context';
import type { PlannedPage } from '../planned-page';

/** The blog of a plan. */
export interface PlannedBlog {
  pages: PlannedPage[];
  /** Listed posts, newest first. */
  posts: PlacedPost[];
  /** HTML of the sidebar fragment. */
  sidebar: string;
}

/** Plans every page of the blog; nothing for a site without posts. */
export function planBlog(context: PlanContext): PlannedBlog | null {
  const { site } = context;
  const all = site.blog?.posts ?? [];
  if (all.length === 0) return null;
  const routes = new Map(all.map((post) => [post.contentPath, post.path]));
  const placed = all.map((post) => placePost(context, post, (file) => routes.get(file)));
  const posts = placed.filter(({ post }) => !post.unlisted);
  return {
    pages: [...planPosts(context, placed, posts), ...planLists(site, posts)],
    posts,
    sidebar: renderBlogSidebar(blogSidebar(site, posts), site.strings),
  };
}
