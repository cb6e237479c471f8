import type { SidebarCategoryEntry, SidebarEntry, SidebarLinkEntry, SidebarModel } from './model';

const current = (isCurrent: boolean): 'page' | undefined => (isCurrent ? 'page' : undefined);

function Leaf({ entry }: { entry: SidebarLinkEntry }) {
  const className = entry.identifier ? 'sidebar__link sidebar__link--identifier' : 'sidebar__link';
  return (
    <li className="sidebar__item">
      <a className={className} href={entry.href} aria-current={current(entry.current)}>{entry.label}</a>
    </li>
  );
}

function Category({ entry }: { entry: SidebarCategoryEntry }) {
  return (
    <li className="sidebar__item">
      <details className="sidebar__category" open={entry.open}>
        <summary className="sidebar__summary">
          {entry.href === null ? (
            entry.label
          ) : (
            <a className="sidebar__link sidebar__link--category" href={entry.href} aria-current={current(entry.current)}>
              {entry.label}
            </a>
          )}
        </summary>
        <Entries items={entry.items} />
      </details>
    </li>
  );
}

function Entries({ items }: { items: SidebarEntry[] }) {
  return (
    <ul className="sidebar__list">
      {items.map((entry, index) =>
        entry.type === 'link' ? <Leaf key={index} entry={entry} /> : <Category key={index} entry={entry} />,
      )}
    </ul>
  );
}

/** The documentation sidebar: what goes into the shell's `nav.sidebar__nav`. */
export function SidebarNav({ sidebar }: { sidebar: SidebarModel }) {
  return <Entries items={sidebar.items} />;
}
