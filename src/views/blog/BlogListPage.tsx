import type { BlogListPageModel } from '../model';
import { STRINGS, pageOf } from '../strings';
import { BlogHeader } from './BlogHeader';
import { ListPages } from './ListPages';
import { PostItem } from './PostItem';

/** A page of the list of posts; the first page features the newest. */
export function BlogListPage({ page }: { page: BlogListPageModel }) {
  const isFirst = page.pages.page === 1;
  const text = isFirst ? STRINGS.blog.subtitle : pageOf(page.pages.page, page.pages.hrefs.length);
  return (
    <div className="page page--list">
      <div className="page__main">
        <BlogHeader title={STRINGS.blog.title} text={text} routes={page.routes} current="posts" />
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
