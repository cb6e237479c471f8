import { useStrings } from '../strings';
import type { BlogSidebarModel } from './model';

/** Sidebar of the blog: recent posts by year. */
export function BlogSidebar({ sidebar }: { sidebar: BlogSidebarModel }) {
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
