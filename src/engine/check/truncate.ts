import type { Diagnostic } from '../model/diagnostic';
import type { Article } from '../markdown/article';
import type { Post } from '../read/blog/post';

/** Posts that do not say where their excerpt ends. Lists then show the first paragraph only. */
export function missingTruncate(
  posts: readonly Post[],
  articles: ReadonlyMap<string, Article>,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  return posts
    .filter((post) => articles.get(post.file)?.excerpt === null)
    .map((post) => ({
      file: post.file,
      line: 1,
      column: 1,
      rule: 'blog/no-truncate',
      severity,
      message: 'The post does not say where its excerpt ends.',
      hint: 'Put <!-- truncate --> on its own line behind the first paragraph.',
    }));
}
