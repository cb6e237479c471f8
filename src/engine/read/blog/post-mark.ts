import type { MarkName } from '../../../shared/marks';
import type { Tag } from './tags';

/** Mark of a post none of whose tags has one. */
const PLAIN: MarkName = 'blog';

/** How many posts have each tag, by slug. */
export function countTags(posts: readonly { tags: readonly Tag[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { slug } of posts.flatMap((post) => post.tags)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return counts;
}

/**
 * The marks of a post, each once: first that of its main tag, the one fewest posts have, then the others. Tags that
 * nearly all posts carry have no mark.
 */
export function marksOfTags(tags: readonly Tag[], counts: ReadonlyMap<string, number>): [MarkName, ...MarkName[]] {
  const count = (tag: Tag): number => counts.get(tag.slug) ?? 0;
  const marked = [...tags].sort((a, b) => count(a) - count(b)).flatMap((tag) => tag.mark ?? []);
  const [main = PLAIN, ...others] = new Set(marked);
  return [main, ...others];
}
