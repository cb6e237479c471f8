import type { ReactNode } from 'react';
import type { PostSummary } from '../../../src/shared/page-data';
import { route } from './links';

/** The newest posts by date; nothing while there is no blog. */
export function LatestPosts({ posts }: { posts: PostSummary[] }): ReactNode {
  if (posts.length === 0) return null;
  return (
    <section className="home__section" aria-labelledby="latest-posts">
      <h2 id="latest-posts">From the blog</h2>
      <ul className="post-links">
        {posts.map((post) => (
          <li key={post.path}>
            <time dateTime={post.date}>{post.date}</time>
            <a href={route(post.path)}>{post.title}</a>
          </li>
        ))}
      </ul>
      <p className="symptoms__more">
        <a href={route('/blog')}>All posts</a>
      </p>
    </section>
  );
}
