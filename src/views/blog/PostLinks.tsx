import { longDate, shortDate } from '../../shared/dates';
import { useStrings } from '../strings';
import type { PostLinkModel } from './model';

/** Short list of posts by date; the year is left out where a heading above already says it. */
export function PostLinks({ posts, year }: { posts: PostLinkModel[]; year: boolean }) {
  const { lang } = useStrings();
  return (
    <ul className="post-links">
      {posts.map((post) => (
        <li key={post.href}>
          <time dateTime={post.date}>{year ? longDate(post.date, lang) : shortDate(post.date, lang)}</time>
          <a href={post.href}>{post.label}</a>
        </li>
      ))}
    </ul>
  );
}
