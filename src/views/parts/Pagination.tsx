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
        <a href={previous.href} rel="prev">
          <span>{previousLabel}</span>
          <span>{previous.label}</span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{nextLabel}</span>
          <span>{next.label}</span>
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
