import { fill } from '../../shared/strings/format';
import { useStrings } from '../strings';
import type { ListPagesModel } from './model';

/** Numbered links to the pages of a list; nothing when there is only one. */
export function ListPages({ pages }: { pages: ListPagesModel }) {
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
