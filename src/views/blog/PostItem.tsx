import { TagList } from '../parts/TagList';
import { languageOf } from '../language';
import { useStrings } from '../strings';
import { Cover, PostMeta } from './PostHead';
import type { PostModel } from './model';

/** A post in a list with its picture; the featured one is larger and says that it is the latest. */
export function PostItem({ post, featured }: { post: PostModel; featured: boolean }) {
  const { blog: strings } = useStrings();
  return (
    <article className={featured ? 'post-item post-item--featured' : 'post-item'}>
      <Cover svg={post.coverSvg} />
      {featured && <p className="post-item__flag">{strings.latest}</p>}
      <PostMeta date={post.date} readingMinutes={post.readingMinutes} />
      <h2 className="post-item__title" {...languageOf(post.untranslated)}>
        <a href={post.href}>{post.label}</a>
      </h2>
      <div
        className="post-item__excerpt prose"
        {...languageOf(post.untranslated)}
        dangerouslySetInnerHTML={{ __html: post.excerptHtml }}
      />
      <TagList tags={post.tags} />
    </article>
  );
}
