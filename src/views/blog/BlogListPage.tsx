import { fill } from '../../shared/strings/format';
import { useStrings } from '../strings';
import { BlogHeader } from './BlogHeader';
import { ListPages } from './ListPages';
import { PostItem } from './PostItem';
import type { BlogListPageModel } from './model';

/** A page of the list of posts; the first page features the newest. */
export function BlogListPage({ page }: { page: BlogListPageModel }) {
  const { blog: strings } = useStrings();
  const isFirst = page.pages.page === 1;
  const text = isFirst
    ? page.description
    : fill(strings.pageOf, { page: page.pages.page, pages: page.pages.hrefs.length });
  return (
    <div className="page page--list">
      <div className="page__main">
        <BlogHeader title={page.title} text={text} routes={page.routes} current="posts" />
        <div className="post-list">
          {page.posts.map((post, index) => (
            <PostItem key={post.href} post={post} featured={isFirst && index === 0} />
          ))}
        </div>
        <ListPages pages={page.pages} />
      </div>
    </div>
  );
}
