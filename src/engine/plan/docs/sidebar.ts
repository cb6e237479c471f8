import path from 'node:path';
import type { Category } from '../../read/docs/layers';
import { isLanding, type SourceDocument } from '../../read/documents';

export interface DocEntry {
  id: string;
  /** Key in the version's files: `gadgets/trace_dns.md`. */
  file: string;
  document: SourceDocument;
  /** Address below the version prefix. */
  address: string;
  /** Route path in canonical form, without base. */
  path: string;
  title: string;
  label: string;
}

interface SidebarLink {
  type: 'link';
  label: string;
  path: string;
  description: string;
  position: number | null;
  /** File or folder name, the second sort key. */
  name: string;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  description: string;
  /** Landing page; `null` when the category has none. */
  path: string | null;
  /** Set when the landing page is made from the category. */
  generated: {
    title: string;
    description: string;
    keywords: string[];
    file: string;
  } | null;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
  position: number | null;
  name: string;
}

export type SidebarItem = SidebarLink | SidebarCategory;

/**
 * Makes the sidebar from the folders. Order: position ascending, entries without one last, ties by file name.
 * A folder's index page is its category's landing page and provides label and position where no category file does.
 * Unlisted pages are not in it.
 */
export function buildSidebar(
  docs: DocEntry[],
  categories: ReadonlyMap<string, Category>,
  prefix: string,
): SidebarItem[] {
  const listed = docs.filter(({ document }) => !document.frontMatter.unlisted);
  return folderItems('', listed, categories, prefix);
}

function folderItems(
  folder: string,
  docs: DocEntry[],
  categories: ReadonlyMap<string, Category>,
  prefix: string,
  landing?: DocEntry,
): SidebarItem[] {
  const here = docs.filter((doc) => dirOf(doc.file) === folder && doc !== landing);
  const below = new Set(
    docs.map((doc) => childFolder(doc.file, folder)).filter((name): name is string => name !== null),
  );
  const items: SidebarItem[] = [
    ...here.map(linkItem),
    ...[...below].map((name) => asLink(categoryItem(name, docs, categories, prefix))),
  ];
  return items.sort(byPosition);
}

/** A category with no entry besides its landing page is a link to that page. */
function asLink(category: SidebarCategory): SidebarItem {
  const { path: to, items, label, description, position, name } = category;
  return items.length > 0 || to === null ? category : { type: 'link', label, path: to, description, position, name };
}

function dirOf(file: string): string {
  const dir = path.posix.dirname(file);
  return dir === '.' ? '' : dir;
}

/** The folder directly below `folder` that contains a file; `null` for a file outside such folders. */
function childFolder(file: string, folder: string): string | null {
  const dir = dirOf(file);
  const start = folder === '' ? '' : `${folder}/`;
  if (dir === folder || !dir.startsWith(start)) return null;
  return start + (dir.slice(start.length).split('/')[0] ?? '');
}

function linkItem({ label, path: to, id, document: { frontMatter } }: DocEntry): SidebarLink {
  return {
    type: 'link',
    label,
    path: to,
    description: frontMatter.description ?? '',
    position: frontMatter.sidebar_position ?? null,
    name: path.posix.basename(id),
  };
}

function categoryItem(
  folder: string,
  docs: DocEntry[],
  categories: ReadonlyMap<string, Category>,
  prefix: string,
): SidebarCategory {
  const category = categories.get(folder);
  const name = path.posix.basename(folder);
  const generated = category?.link;
  const landing = generated ? undefined : docs.find((doc) => dirOf(doc.file) === folder && isLanding(doc.id));
  const head = landing?.document.frontMatter;
  const label = category?.label ?? landing?.label ?? name;
  return {
    type: 'category',
    label,
    description: category?.description ?? generated?.description ?? head?.description ?? '',
    path: generated ? `${prefix}/${generated.slug?.replace(/^\//, '') ?? `${folder}/`}` : (landing?.path ?? null),
    generated: generated
      ? {
          title: generated.title ?? label,
          description: generated.description ?? '',
          keywords: generated.keywords,
          file: category.file,
        }
      : null,
    collapsible: category?.collapsible ?? true,
    collapsed: category?.collapsed ?? true,
    items: folderItems(folder, docs, categories, prefix, landing),
    position: category?.position ?? head?.sidebar_position ?? null,
    name,
  };
}

/** The order of entries. */
export function byPosition(a: SidebarItem, b: SidebarItem): number {
  const order = (a.position ?? Infinity) - (b.position ?? Infinity);
  return Number.isNaN(order) || order === 0 ? (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) : order;
}

/** Links in reading order: a category's landing page, then its children. */
export function flattenSidebar(items: SidebarItem[]): { path: string; label: string }[] {
  return items.flatMap((item) => {
    const own = item.path === null ? [] : [{ path: item.path, label: item.label }];
    return item.type === 'category' ? [...own, ...flattenSidebar(item.items)] : own;
  });
}

/** Categories that lead to a path, outermost first; empty when the sidebar does not contain it. */
export function ancestorsOf(items: readonly SidebarItem[], target: string): SidebarCategory[] {
  const category = items.find((item) => item.type === 'category' && leadsTo(item, target));
  return category?.type === 'category' ? [category, ...ancestorsOf(category.items, target)] : [];
}

const leadsTo = (item: SidebarItem, target: string): boolean =>
  item.path === target || (item.type === 'category' && item.items.some((below) => leadsTo(below, target)));
