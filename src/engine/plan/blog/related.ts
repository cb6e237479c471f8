import type { Post } from '../../read/blog/load';
import { countTags } from '../../read/blog/tags';

/** Related posts shown below a post. */
const RELATED_POSTS = 3;

/**
 * The posts that share most with a post. A shared tag counts the more the fewer posts have it (inverse document
 * frequency), so that two posts on one subject are nearer than two that both carry the name of the tool.
 * Equal ones are ordered by nearness in time. Posts that share nothing are left out.
 */
export function relatedPosts(post: Post, posts: readonly Post[]): Post[] {
  const counts = countTags(posts);
  const own = new Set(post.tags.map((tag) => tag.slug));
  const weight = (slug: string): number => (own.has(slug) ? Math.log((posts.length + 1) / (counts.get(slug) ?? 1)) : 0);
  const distance = (other: Post): number => Math.abs(Date.parse(other.date.instant) - Date.parse(post.date.instant));
  return posts
    .filter((other) => other !== post)
    .map((other) => ({ other, score: other.tags.reduce((sum, tag) => sum + weight(tag.slug), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || distance(a.other) - distance(b.other))
    .slice(0, RELATED_POSTS)
    .map(({ other }) => other);
}
