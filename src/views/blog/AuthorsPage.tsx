import { fillCount } from '../../shared/strings/format';
import { useStrings } from '../strings';
import { BlogHeader } from './BlogHeader';
import { PostLinks } from './PostLinks';
import type { AuthorsPageModel } from './model';

/** The by-lines, each with its subject and its posts. */
export function AuthorsPage({ page }: { page: AuthorsPageModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <div className="page page--list">
      <div className="page__main">
        <BlogHeader title={strings.authors} text={strings.authorsText} routes={page.routes} current="authors" />
        {page.authors.map((author) => (
          <section className="author" id={author.id} key={author.id} aria-labelledby={`author-${author.id}`}>
            <h2 id={`author-${author.id}`}>{author.name}</h2>
            <p>{author.description}</p>
            <p className="post-count">{fillCount(strings.posts, lang, author.posts.length)}</p>
            <PostLinks posts={author.posts} year />
          </section>
        ))}
      </div>
    </div>
  );
}
