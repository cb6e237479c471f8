import { expect, test } from 'vitest';
import type { Article } from '../markdown/article';
import type { Post } from '../read/blog/post';
import { missingTruncate } from '../plan-site';

const posts = ['ends.md', 'goes-on.md', 'unread.md'].map((file) => ({ file })) as Post[];
const articles = new Map([
  ['ends.md', { excerpt: '<p>First.</p>' }],
  ['goes-on.md', { excerpt: null }],
]) as unknown as ReadonlyMap<string, Article>;

test.each(['warning', 'error'] as const)(
  'a post without an end of its excerpt is told of as %s, others are not',
  (severity) =>
    expect(missingTruncate(posts, articles, severity)).toEqual([
      {
        file: 'goes-on.md',
        line: 1,
        column: 1,
        rule: 'blog/no-truncate',
        severity,
        message: 'The post does not mark the end of its excerpt.',
        hint: 'Put <!-- truncate --> on its own line after the first paragraph.',
      },
    ]),
);
