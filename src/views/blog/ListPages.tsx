import type { ListPagesModel } from '../model';
import { STRINGS, pageOf } from '../strings';

/** Numbered links to the pages of a list; nothing when there is only one. */
export function ListPages({ pages }: { pages: ListPagesModel }) {
  const { page, hrefs } = pages;
  if (hrefs.length < 2) return null;
  const previous = hrefs[page - 2];
  const next = hrefs[page];
  return (
    <nav className="list-pages" aria-label={STRINGS.blog.pagination}>
      {previous && (
        <a className="list-pages__step" href={previous} rel="prev">
          {STRINGS.previous}
        </a>
      )}
      <ol>
        {hrefs.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              aria-label={pageOf(index + 1, hrefs.length)}
              aria-current={index + 1 === page ? 'page' : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {next && (
        <a className="list-pages__step" href={next} rel="next">
          {STRINGS.next}
        </a>
      )}
    </nav>
  );
}
