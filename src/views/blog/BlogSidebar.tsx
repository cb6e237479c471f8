import { useStrings } from '../strings';
import type { BlogSidebarModel, BlogYearsModel } from './model';

/** Sidebar of a post: recent posts by year. */
export function BlogSidebar({ page: sidebar }: { page: BlogSidebarModel }) {
  const { blog: strings } = useStrings();
  return (
    <nav className="sidebar__nav" aria-label={strings.recent}>
      <p className="sidebar__title">{strings.recent}</p>
      {sidebar.years.map(({ year, posts }) => (
        <div className="sidebar__year" key={year}>
          <p className="sidebar__heading">{year}</p>
          <ul className="sidebar__list">
            {posts.map((post) => (
              <li key={post.href}>
                <a className="sidebar__link" href={post.href}>
                  {post.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Sidebar of pages that list posts: the years of the archive, so that it repeats none of the posts. */
export function BlogYears({ page: sidebar }: { page: BlogYearsModel }) {
  const { blog: strings } = useStrings();
  return (
    <nav className="sidebar__nav" aria-label={strings.byYear}>
      <p className="sidebar__title">{strings.byYear}</p>
      <ul className="sidebar__list">
        {sidebar.years.map(({ year, href, count }) => (
          <li key={year}>
            <a className="sidebar__link" href={href}>
              {year} <span className="tag__count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
