import { fill } from '../shared/strings/format';
import type { SidebarCategoryEntry, SidebarEntry, SidebarGroupEntry, SidebarLinkEntry, SidebarModel } from './model';
import { useStrings } from './strings';

function Leaf({ entry }: { entry: SidebarLinkEntry }) {
  const className = entry.identifier ? 'sidebar__link sidebar__link--identifier' : 'sidebar__link';
  return (
    <li>
      <a className={className} href={entry.href}>
        {entry.label}
      </a>
    </li>
  );
}

/**
 * A category. The link to its landing page precedes the disclosure and is not in its summary: a control inside of
 * another is not announced. The style sheet puts both on one line.
 */
function Category({ entry }: { entry: SidebarCategoryEntry }) {
  const { page: strings } = useStrings();
  const hasLanding = entry.href !== null;
  return (
    <li className="sidebar__item--category">
      {hasLanding && (
        <a className="sidebar__link sidebar__link--category" href={entry.href ?? undefined}>
          {entry.label}
        </a>
      )}
      {entry.collapsible ? (
        <details className="sidebar__category" open={entry.open}>
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

/** Neighbours under a head that stays in view while they scroll by. */
function Group({ entry }: { entry: SidebarGroupEntry }) {
  return (
    <li className="sidebar__group">
      <p className="sidebar__group-title">{entry.label}</p>
      <Entries items={entry.items} />
    </li>
  );
}

function Entry({ entry }: { entry: SidebarEntry }) {
  if (entry.type === 'link') return <Leaf entry={entry} />;
  return entry.type === 'group' ? <Group entry={entry} /> : <Category entry={entry} />;
}

function Entries({ items }: { items: SidebarEntry[] }) {
  return (
    <ul className="sidebar__list">
      {items.map((entry) => (
        <Entry key={`${entry.type} ${entry.type === 'link' ? entry.href : entry.label}`} entry={entry} />
      ))}
    </ul>
  );
}

/** The documentation sidebar. Scripts make the field filter it. */
export function SidebarNav({ page: sidebar }: { page: SidebarModel }) {
  const { page: strings, shell } = useStrings();
  return (
    <nav className="sidebar__nav" aria-label={shell.docs}>
      <div className="sidebar__filter">
        <input type="search" aria-label={strings.filterPages} placeholder={strings.filterPages} />
      </div>
      <Entries items={sidebar.items} />
    </nav>
  );
}
