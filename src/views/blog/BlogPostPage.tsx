import { longDate, shortDate, fillCount } from '../../shared/strings/format';
import { Breadcrumbs } from '../parts/PageHead';
import { PageMeta } from '../parts/PageFacts';
import { Pagination, TocAside, TocDisclosure } from '../parts/Navigation';
import { languageOf, useStrings } from '../strings';
import type { AuthorModel, BlogPostPageModel, PostLinkModel, PostModel } from './model';
import type { LinkModel } from '../model';

/** Picture of a post, drawn in the page so that it takes its colours. */
export function Cover({ svg }: { svg: string }) {
  return <div className="cover" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Date and reading time of a post in one quiet line. */
export function PostMeta({ post: { date, readingMinutes } }: { post: Pick<PostModel, 'date' | 'readingMinutes'> }) {
  const { blog: strings, lang } = useStrings();
  return (
    <p className="post-meta">
      <time dateTime={date}>{longDate(date, lang)}</time>
      <span>{fillCount(strings.readingTime, lang, readingMinutes)}</span>
    </p>
  );
}

/** Short list of posts by date; the year is left out below a heading with the year. */
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

function ByLine({ authors }: { authors: AuthorModel[] }) {
  const { blog: strings } = useStrings();
  if (authors.length === 0) return null;
  return (
    <p className="post-authors">
      {strings.writtenBy}{' '}
      {authors.map((author, index) => (
        <span key={author.href}>
          {index > 0 && ', '}
          <a href={author.href}>{author.name}</a>
        </span>
      ))}
    </p>
  );
}

function PostHeader({ page }: { page: BlogPostPageModel }) {
  return (
    <header className="page__header post-header">
      <PostMeta post={page} />
      <h1>{page.title}</h1>
      <ByLine authors={page.authors} />
      <TagList tags={page.tags} />
    </header>
  );
}

function Related({ page }: { page: BlogPostPageModel }) {
  const { blog: strings } = useStrings();
  if (page.related.length === 0) return null;
  return (
    <section className="related" aria-labelledby="related-posts">
      <h2 id="related-posts">{strings.related}</h2>
      <PostLinks posts={page.related} year />
    </section>
  );
}

/** A blog post with what led to it and where to read on. */
export function BlogPostPage({ page }: { page: BlogPostPageModel }) {
  const { blog: strings } = useStrings();
  return (
    <div className="page">
      <div className="page__main">
        <Breadcrumbs items={page.breadcrumbs} />
        <article {...languageOf(page.untranslated)}>
          <PostHeader page={page} />
          <Cover svg={page.coverSvg} />
          <TocDisclosure entries={page.toc} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: page.articleHtml }} />
        </article>
        <PageMeta page={{ ...page, issueUrl: null }} isPost />
        <Related page={page} />
        <Pagination
          label={strings.postPagination}
          previous={page.newer}
          previousLabel={strings.newer}
          next={page.older}
          nextLabel={strings.older}
        />
      </div>
      <TocAside entries={page.toc} />
    </div>
  );
}

/** Tags of a page or post as links; nothing when there are none. */
function TagList({ tags }: { tags: LinkModel[] }) {
  const { page: strings } = useStrings();
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label={strings.tags}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a className="tag" href={tag.href}>
            {tag.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
