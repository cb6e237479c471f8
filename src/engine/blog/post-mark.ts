import type { MarkName } from '../../shared/marks';
import type { Tag } from './tags';

/** The mark of a post: that of its first tag that has one. Tags that most posts carry have none. */
export function markOfTags(tags: readonly Tag[]): MarkName {
  return tags.find((tag) => tag.mark !== null)?.mark ?? 'blog';
}
