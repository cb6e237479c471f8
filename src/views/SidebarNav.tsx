import { fill } from '../shared/strings/format';
import type { SidebarCategoryEntry, SidebarEntry, SidebarLinkEntry, SidebarModel } from './model';
import { useStrings } from './strings';

const current = (isCurrent: boolean): 'page' | undefined => (isCurrent ? 'page' : undefined);

const itemClass = (more: string): string => `sidebar__item ${more}`.trim();

function Leaf({ entry }: { entry: SidebarLinkEntry }) {
  const className = entry.identifier ? 'sidebar__link sidebar__link--identifier' : 'sidebar__link';
  return (
    <li className={itemClass(entry.className)}>
      <a className={className} href={entry.href} aria-current={current(entry.current)}>
        {entry.label}
      </a>
    </li>
  );
}

/**
 * A category. The link to its landing page stands before the disclosure, not in its summary: a control inside of
 * another is not announced. The style sheet puts both on one line.
 */
function Category({ entry }: { entry: SidebarCategoryEntry }) {
  const { page: strings } = useStrings();
  const hasLanding = entry.href !== null;
  return (
    <li className={itemClass(`sidebar__item--category ${entry.className}`)}>
      {hasLanding && (
        <a
          className="sidebar__link sidebar__link--category"
          href={entry.href ?? undefined}
          aria-current={current(entry.current)}
        >
          {entry.label}
        </a>
      )}
      {entry.collapsible ? (
        <details className="sidebar__category" open={entry.open} data-rest={entry.rest ? '' : undefined}>
          <summary className="sidebar__summary">
            <span className={hasLanding ? 'visually-hidden' : undefined}>
              {hasLanding ? fill(strings.pagesIn, { category: entry.label }) : entry.label}
            </span>
          </summary>
          <Entries items={entry.items} />
        </details>
      ) : (
        <>
          {!hasLanding && <p className="sidebar__heading">{entry.label}</p>}
          <Entries items={entry.items} />
        </>
      )}
    </li>
  );
}

function Entries({ items }: { items: SidebarEntry[] }) {
  return (
    <ul className="sidebar__list">
      {items.map((entry) =>
        entry.type === 'link' ? (
          <Leaf key={`page ${entry.href}`} entry={entry} />
        ) : (
          <Category key={`category ${entry.label}`} entry={entry} />
        ),
      )}
    </ul>
  );
}

/** The documentation sidebar: what goes into the shell's `nav.sidebar__nav`. */
export function SidebarNav({ sidebar }: { sidebar: SidebarModel }) {
  return <Entries items={sidebar.items} />;
}
