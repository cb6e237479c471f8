import type { ReactNode } from 'react';
import { monthName, fill, fillCount } from '../../shared/strings/format';
import { languageOf, useStrings } from '../strings';
import { Cover, PostLinks, PostMeta } from './BlogPostPage';
import type {
  ArchivePageModel,
  AuthorsPageModel,
  BlogListPageModel,
  BlogRoutesModel,
  ListPagesModel,
  PostModel,
  TagIndexPageModel,
  TagModel,
  TagPageModel,
} from './model';

/** The pages of the blog that list posts, tags and authors. */

type Part = keyof BlogRoutesModel;

interface ListPageProps {
  title: string;
  text: string;
  routes: BlogRoutesModel;
  /** The part being read; `null` on a page below a part. */
  current: Part | null;
  children: ReactNode;
}

function ListPage({ title, text, routes, current, children }: ListPageProps) {
  const { blog: strings } = useStrings();
  const parts: [Part, string][] = [
    ['posts', strings.allPosts],
    ['tags', strings.tags],
    ['archive', strings.archive],
    ['authors', strings.authors],
  ];
  return (
    <div className="page page--list">
      <div className="page__main">
        <header className="page__header blog-header">
          <h1>{title}</h1>
          {text !== '' && <p className="page__lead">{text}</p>}
          <nav className="blog-header__parts" aria-label={strings.sections}>
            <ul>
              {parts.map(([part, label]) => (
                <li key={part}>
                  <a href={routes[part]} aria-current={part === current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {children}
      </div>
    </div>
  );
}

/** A page of the list of posts; the first page features the newest. */
export function BlogListPage({ page }: { page: BlogListPageModel }) {
  const { blog: strings } = useStrings();
  const isFirst = page.pages.page === 1;
  const [lead, cards] = isFirst ? [page.posts[0], page.posts.slice(1)] : [undefined, page.posts];
  const text = isFirst
    ? page.description
    : fill(strings.pageOf, { page: page.pages.page, pages: page.pages.hrefs.length });
  return (
    <ListPage title={page.title} text={text} routes={page.routes} current="posts">
      {lead && <PostItem post={lead} kind="lead" />}
      <div className="post-list">
        {cards.map((post) => (
          <PostItem key={post.href} post={post} kind="card" />
        ))}
      </div>
      <ListPages pages={page.pages} />
    </ListPage>
  );
}

/** A page of the posts of one tag. */
export function TagPage({ page }: { page: TagPageModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <ListPage title={page.label} text={page.description} routes={page.routes} current={null}>
      <p className="post-count">
        {fillCount(strings.posts, lang, page.total)} <a href={page.routes.tags}>{strings.allTags}</a>
      </p>
      {page.posts.map((post) => (
        <PostItem key={post.href} post={post} kind="row" />
      ))}
      <ListPages pages={page.pages} />
    </ListPage>
  );
}

function Tag({ tag }: { tag: TagModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <a className="tag" href={tag.href}>
      {tag.label}
      <span className="tag__count" aria-hidden="true">
        {tag.count}
      </span>
      <span className="visually-hidden">, {fillCount(strings.posts, lang, tag.count)}</span>
    </a>
  );
}

/** Every tag with the number of its posts, by use; tags for one topic share a line. */
export function TagIndexPage({ page }: { page: TagIndexPageModel }) {
  const { blog: strings } = useStrings();
  return (
    <ListPage title={strings.tags} text={strings.tagsText} routes={page.routes} current="tags">
      <div className="tag-index">
        {page.groups.map(({ label, tags }) => (
          <section className="tag-index__group" key={label}>
            <h2>{label}</h2>
            <ul className="tags">
              {tags.map((tag) => (
                <li key={tag.href} className={tag.variants.length > 0 ? 'tag-family' : undefined}>
                  <Tag tag={tag} />
                  {tag.variants.length > 0 && <span>{strings.tagsAlso}</span>}
                  {tag.variants.map((other) => (
                    <Tag tag={other} key={other.href} />
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ListPage>
  );
}

/** Every post by year and month, newest first. */
export function ArchivePage({ page }: { page: ArchivePageModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <ListPage title={strings.archive} text={strings.archiveText} routes={page.routes} current="archive">
      {page.years.map(({ year, months }) => (
        <section className="archive-year" key={year}>
          <h2 id={`year-${year}`}>{year}</h2>
          <div className="archive-year__months">
            {months.map(({ month, posts }) => (
              <section className="archive-month" key={month}>
                <h3>{monthName(month, lang)}</h3>
                <PostLinks posts={posts} year={false} />
              </section>
            ))}
          </div>
        </section>
      ))}
    </ListPage>
  );
}

/** The bylines: the subject of each, the number of its posts and the newest of them. */
export function AuthorsPage({ page }: { page: AuthorsPageModel }) {
  const { blog: strings, lang } = useStrings();
  return (
    <ListPage title={strings.authors} text={strings.authorsText} routes={page.routes} current="authors">
      {page.authors.map(({ id, name, description, count, newest }) => (
        <section className="author" id={id} key={id}>
          <h2>{name}</h2>
          <p>{description}</p>
          {newest && (
            <p className="author__posts">
              {fillCount(strings.posts, lang, count)}, {strings.newest} <a href={newest.href}>{newest.label}</a>
            </p>
          )}
        </section>
      ))}
    </ListPage>
  );
}

/** A post in a list. The newest post leads the first page; only rows have no picture. */
function PostItem({ post, kind }: { post: PostModel; kind: 'lead' | 'card' | 'row' }) {
  const { blog: strings } = useStrings();
  return (
    <article className={`post-item post-item--${kind}`}>
      {kind !== 'row' && <Cover svg={post.coverSvg} />}
      <div>
        {kind === 'lead' && <p className="post-item__flag">{strings.latest}</p>}
        <PostMeta post={post} />
        <h2 className="post-item__title" {...languageOf(post.untranslated)}>
          <a href={post.href}>{post.label}</a>
        </h2>
        <p className="post-item__text" {...languageOf(post.untranslated)}>
          {post.description}
        </p>
      </div>
    </article>
  );
}

function ListPages({ pages }: { pages: ListPagesModel }) {
  const strings = useStrings();
  const { page, hrefs } = pages;
  if (hrefs.length < 2) return null;
  const previous = hrefs[page - 2];
  const next = hrefs[page];
  return (
    <nav className="list-pages" aria-label={strings.blog.pagination}>
      {previous && (
        <a className="list-pages__step" href={previous} rel="prev">
          {strings.page.previous}
        </a>
      )}
      <ol>
        {hrefs.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              aria-label={fill(strings.blog.pageOf, { page: index + 1, pages: hrefs.length })}
              aria-current={index + 1 === page ? 'page' : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a className="list-pages__step" href={next} rel="next">
          {strings.page.next}
        </a>
      )}
    </nav>
  );
}
