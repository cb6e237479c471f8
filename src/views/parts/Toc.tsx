import type { TocEntry } from '../model';
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
