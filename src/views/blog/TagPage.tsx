import { fillCount } from '../../shared/strings/format';
import { useStrings } from '../strings';
import { BlogHeader } from './BlogHeader';
import { ListPages } from './ListPages';
import { PostItem } from './PostItem';
import type { TagPageModel } from './model';

/** A page of the posts of one tag. */
export function TagPage({ page }: { page: TagPageModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <div className="page page--list">
      <div className="page__main">
        <BlogHeader title={page.label} text={page.description} routes={page.routes} current={null} />
        <p className="post-count">
          {fillCount(strings.posts, lang, page.total)} <a href={page.routes.tags}>{strings.allTags}</a>
        </p>
        <div className="post-list">
          {page.posts.map((post) => (
            <PostItem key={post.href} post={post} featured={false} />
          ))}
        </div>
        <ListPages pages={page.pages} />
      </div>
    </div>
  );
}
