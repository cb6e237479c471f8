import { ancestorsOf, type SidebarCategory, type SidebarItem, type SidebarLink } from './sidebar';

/**
 * Up to this many pages a version, each page carries the whole sidebar: nothing is missing for its reader, and packed
 * it is 2 kB. Beyond, the sidebars would be most of the output, which would grow with the square of the pages.
 */
const WHOLE_SIDEBAR_PAGES = 200;

/** Whether the pages of a version carry only their branch of its sidebar. */
export function isBranched({ docs, landings }: { docs: readonly unknown[]; landings: readonly unknown[] }): boolean {
  return docs.length + landings.length > WHOLE_SIDEBAR_PAGES;
}

/**
 * A sidebar as a page carries it: the top level and the open branch. Every other category holds one link, to its
 * landing page or to its first page, which has its branch open; the browser fetches the rest when it is asked for.
 */
export function branchOf(items: readonly SidebarItem[], trail: readonly SidebarCategory[]): SidebarItem[] {
  const [open, ...inner] = trail;
  return items.map((item) => {
    if (item.type === 'link') return item;
    return item === open ? { ...item, items: branchOf(item.items, inner) } : closed(item);
  });
}

/**
 * A category off the branch. One whose entries are always shown has to be opened here, else they could not be asked
 * for.
 */
function closed(category: SidebarCategory): SidebarCategory {
  const link = firstLink(category);
  return { ...category, collapsible: true, collapsed: true, rest: true, items: link === null ? [] : [link] };
}

function firstLink(item: SidebarItem): SidebarLink | null {
  if (item.type === 'link') return item;
  const { path, items, generated: _generated, ...words } = item;
  if (path !== null) return { ...words, type: 'link', path };
  const [first] = items;
  return first === undefined ? null : firstLink(first);
}

/** Makes a function that gives the fragment of a page's branch; pages of one category share it. */
export function branchRenderer(
  items: readonly SidebarItem[],
  render: (items: readonly SidebarItem[]) => string,
): (path: string) => string {
  const made = new Map<SidebarCategory | undefined, string>();
  return (path) => {
    const trail = ancestorsOf(items, path);
    const innermost = trail.at(-1);
    const html = made.get(innermost) ?? render(branchOf(items, trail));
    made.set(innermost, html);
    return html;
  };
}
