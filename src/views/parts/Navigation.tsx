import type { TocEntry, LinkModel } from '../model';
import { useStrings } from '../strings';

function TocList({ entries }: { entries: TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is the HTML of the heading */}
          <a className="toc__link" href={`#${entry.id}`} dangerouslySetInnerHTML={{ __html: entry.html }} />
          {entry.children.length > 0 && <TocList entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Third column of wide screens. The browser copies the contents list from the disclosure (`toc.ts`), so that a page has
 * it once; without scripts the disclosure is there at every width.
 */
export function TocAside({ entries }: { entries: TocEntry[] }) {
  return entries.length === 0 ? null : <div className="page__toc" />;
}

/** Contents list as a disclosure above the article, where there is no third column. */
export function TocDisclosure({ entries }: { entries: TocEntry[] }) {
  const { page: strings } = useStrings();
  if (entries.length === 0) return null;
  return (
    <details className="toc-disclosure">
      <summary>{strings.contents}</summary>
      <nav className="toc" aria-label={strings.contentsDisclosed}>
        <TocList entries={entries} />
      </nav>
    </details>
  );
}

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
