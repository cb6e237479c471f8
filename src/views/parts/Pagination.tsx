import type { LinkModel } from '../model';
import { useStrings } from '../strings';

interface PaginationProps {
  label: string;
  previous: LinkModel | null;
  previousLabel: string;
  next: LinkModel | null;
  nextLabel: string;
}

/** Links to the neighbours of a page, each with its direction and its title. */
export function Pagination({ label, previous, previousLabel, next, nextLabel }: PaginationProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {previous && (
        <a className="pagination__link pagination__link--previous" href={previous.href} rel="prev">
          <span className="pagination__label">{previousLabel}</span>
          <span className="pagination__title">{previous.label}</span>
        </a>
      )}
      {next && (
        <a className="pagination__link pagination__link--next" href={next.href} rel="next">
          <span className="pagination__label">{nextLabel}</span>
          <span className="pagination__title">{next.label}</span>
        </a>
      )}
    </nav>
  );
}

/** The same below a page of the documentation, in the order of its sidebar. */
export function DocsPagination({ page }: { page: { previous: LinkModel | null; next: LinkModel | null } }) {
  const { page: strings } = useStrings();
  return (
    <Pagination
      label={strings.docsPagination}
      previous={page.previous}
      previousLabel={strings.previous}
      next={page.next}
      nextLabel={strings.next}
    />
  );
}
