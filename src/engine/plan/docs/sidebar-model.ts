import { withBase } from '../../../shared/urls';
import type { SidebarEntry, SidebarModel } from '../../../views';
import { gadgetNameOf, isIdentifier } from '../sections';
import type { Site, PlanContext } from '../site';
import type { DocsVersion } from './docs-version';
import { type SidebarItem, byPosition } from './sidebar';

/** Entries of a version's sidebar as its view shows them. */
export function sidebarModel(site: Site, version: DocsVersion, items: readonly SidebarItem[]): SidebarModel {
  return { items: items.map((item) => entryOf(site, version, item)) };
}

function entryOf(site: Site, version: DocsVersion, item: SidebarItem): SidebarEntry {
  const { base } = site.config;
  if (item.type === 'link')
    return {
      type: 'link',
      label: item.label,
      href: withBase(item.path, base),
      identifier: isIdentifier(site, item.label) || gadgetNameOf(site, addressIn(version, item.path)) !== null,
    };
  return {
    type: 'category',
    label: item.label,
    href: item.path === null ? null : withBase(item.path, base),
    open: !item.collapsed,
    collapsible: item.collapsible,
    items: grouped(site, version, item.items),
  };
}

const addressIn = (version: DocsVersion, path: string): string => path.slice(version.path.length + 1);

/** Entries of a category, neighbours of one group under its head. The order stays as it is. */
function grouped(site: Site, version: DocsVersion, items: readonly SidebarItem[]): SidebarEntry[] {
  const entries: SidebarEntry[] = [];
  for (const item of items) {
    const entry = entryOf(site, version, item);
    const label = groupOf(site, version, item);
    const last = entries.at(-1);
    if (label === null) entries.push(entry);
    else if (last?.type === 'group' && last.label === label) last.items.push(entry);
    else entries.push({ type: 'group', label, items: [entry] });
  }
  return entries;
}

/** Heading of a page's group; `null` for pages without a group, and for folders. */
function groupOf({ sections }: Site, version: DocsVersion, item: SidebarItem): string | null {
  if (item.type === 'category') return null;
  const [folder = '', name = ''] = addressIn(version, item.path).split('/');
  const groups = sections.byPath.get(folder)?.groups ?? [];
  const word = name.split('_', 1)[0] ?? '';
  return groups.find(({ names }) => names.includes(name) || names.includes(word))?.label ?? null;
}

/** Whether a version has a page, and its section where the target names one: `reference/run#flags`. */
export function hasTarget(
  { articles }: Pick<PlanContext, 'articles'>,
  { byAddress }: Pick<DocsVersion, 'byAddress'>,
  target: string,
): boolean {
  const [address = '', id] = target.split('#');
  const doc = byAddress.get(address);
  return doc !== undefined && (id === undefined || articles.get(doc.document.file)?.ids.includes(id) === true);
}

/** The top level of a version's sidebar with links to sections. Reading order and landing pages do not have them. */
export function withShortcuts(
  context: PlanContext,
  version: DocsVersion,
  items: readonly SidebarItem[],
): SidebarItem[] {
  const shortcuts = context.site.sections.shortcuts
    .filter(({ target }) => hasTarget(context, version, target))
    .map(({ label, target, position }): SidebarItem => {
      return { type: 'link', label, path: `${version.path}/${target}`, description: '', position, name: target };
    });
  return [...items, ...shortcuts].sort(byPosition);
}
