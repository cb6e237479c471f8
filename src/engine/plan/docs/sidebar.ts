import path from 'node:path';
import type { Category } from '../../read/docs/category';
import { isLandingFile, type SplitName } from '../../read/docs/doc-address';
import type { SourceDocument } from '../../read/documents';
import { shortAddress } from '../../model/short-name';

/** A page of a version. */
export interface DocEntry {
  id: string;
  /** Key in the version's files: `gadgets/trace_dns.md`. */
  file: string;
  document: SourceDocument;
  /** Address below the version prefix. */
  address: string;
  /** Route path in canonical form, without base. */
  path: string;
  /** Name of the page where others speak of it. */
  title: string;
  /** What the page shows above its text: the title with which the text begins, else `title`. */
  heading: string;
  label: string;
}

export interface SidebarLink {
  type: 'link';
  label: string;
  /** Name in the links to previous and next page. */
  paginationLabel: string;
  className: string;
  path: string;
  description: string;
  position: number | null;
  /** File or folder name, the second sort key. */
  name: string;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  paginationLabel: string;
  className: string;
  description: string;
  /** Landing page; `null` when the category has none. */
  path: string | null;
  /** Set when the landing page is made from the category. */
  generated: {
    title: string;
    description: string;
    keywords: string[];
    file: string;
    /** Line that names the address; the first where the folder gives it. */
    line: number;
    bySlug: boolean;
  } | null;
  collapsible: boolean;
  collapsed: boolean;
  /** Not all of its entries are here; the browser fetches the rest. */
  rest?: boolean;
  items: SidebarItem[];
  position: number | null;
  name: string;
}

export type SidebarItem = SidebarLink | SidebarCategory;

/**
 * Makes the sidebar from the folders. Order: position ascending, entries without one last, ties by file name.
 * A folder's index page is its category's landing page and gives it label and position where no category file does.
 * Unlisted pages are not in it.
 */
export function buildSidebar(
  docs: DocEntry[],
  categories: Map<string, Category>,
  version: VersionNames,
): SidebarItem[] {
  const listed = docs.filter(({ document }) => !document.frontMatter.unlisted);
  return folderItems('', listed, categories, version);
}

/** What all names and addresses of a version's pages are made with. */
interface VersionNames {
  /** Route prefix. */
  prefix: string;
  split: SplitName;
}

/** What the entries of a folder are made with besides its pages. */
interface FolderPlace extends VersionNames {
  /** The page that stands for the folder itself. */
  landing?: DocEntry | undefined;
}

function folderItems(
  folder: string,
  docs: DocEntry[],
  categories: Map<string, Category>,
  { landing, ...version }: FolderPlace,
): SidebarItem[] {
  const here = docs.filter((doc) => dirOf(doc.file) === folder && doc !== landing);
  const below = new Set(
    docs.map((doc) => childFolder(doc.file, folder)).filter((name): name is string => name !== null),
  );
  const items: SidebarItem[] = [
    ...here.map((doc) => linkItem(doc, version)),
    ...[...below].map((name) => asLink(categoryItem(name, docs, categories, version))),
  ];
  return items.sort(byPosition);
}

/** A category that holds nothing besides the page it leads to is a link to that. */
function asLink(category: SidebarCategory): SidebarItem {
  const { path: to, items, label, paginationLabel, className, description, position, name } = category;
  if (items.length > 0 || to === null) return category;
  return { type: 'link', label, paginationLabel, className, path: to, description, position, name };
}

function dirOf(file: string): string {
  const dir = path.posix.dirname(file);
  return dir === '.' ? '' : dir;
}

/** The folder directly below `folder` that a file lies in, `null` when it lies elsewhere. */
function childFolder(file: string, folder: string): string | null {
  const dir = dirOf(file);
  const start = folder === '' ? '' : `${folder}/`;
  if (dir === folder || !dir.startsWith(start)) return null;
  return start + (dir.slice(start.length).split('/')[0] ?? '');
}

function linkItem(doc: DocEntry, { split }: VersionNames): SidebarLink {
  const base = path.posix.basename(doc.file).replace(/\.mdx?$/, '');
  const { frontMatter } = doc.document;
  return {
    type: 'link',
    label: doc.label,
    paginationLabel: frontMatter.pagination_label ?? doc.label,
    className: frontMatter.sidebar_class_name ?? '',
    path: doc.path,
    description: frontMatter.description ?? '',
    position: frontMatter.sidebar_position ?? (frontMatter.parse_number_prefixes === false ? null : split(base).number),
    name: base,
  };
}

/** The page that a folder leads to: the one its category names, or its index where it names nothing. */
function landingOf(folder: string, docs: readonly DocEntry[], category: Category | undefined): DocEntry | undefined {
  const link = category?.link;
  if (link?.type === 'doc') return linkedDoc(docs, folder, link.id);
  return link === undefined ? docs.find((doc) => dirOf(doc.file) === folder && isLandingFile(doc.file)) : undefined;
}

/** The page that a category names by its id, or by the last part of it where the page is one of its own folder. */
export function linkedDoc(docs: readonly DocEntry[], folder: string, id: string): DocEntry | undefined {
  const local = docs.find((doc) => dirOf(doc.file) === folder && path.posix.basename(doc.id) === id);
  return docs.find((doc) => doc.id === id) ?? local;
}

function categoryItem(
  folder: string,
  docs: DocEntry[],
  categories: Map<string, Category>,
  version: VersionNames,
): SidebarCategory {
  const { prefix, split } = version;
  const category = categories.get(folder);
  const name = path.posix.basename(folder);
  const generated = category?.link?.type === 'generated-index' ? category.link : null;
  const landing = landingOf(folder, docs, category);
  const head = landing?.document.frontMatter;
  const label = category?.label ?? landing?.label ?? split(name).rest;
  return {
    type: 'category',
    label,
    paginationLabel: head?.pagination_label ?? label,
    className: category?.className ?? head?.sidebar_class_name ?? '',
    description: category?.description ?? generated?.description ?? head?.description ?? '',
    path: generated ? `${prefix}/${addressOf(generated, folder, { docs, split })}` : (landing?.path ?? null),
    generated: generated
      ? {
          title: generated.title ?? label,
          description: generated.description ?? '',
          keywords: generated.keywords,
          file: category?.file ?? folder,
          line: category?.linkLine ?? 1,
          bySlug: generated.slug !== undefined,
        }
      : null,
    collapsible: category?.collapsible ?? true,
    collapsed: category?.collapsed ?? true,
    items: folderItems(folder, docs, categories, { ...version, landing }),
    position: category?.position ?? head?.sidebar_position ?? split(name).number,
    name,
  };
}

/** Address of a generated landing page below the version: the folder's, or one beside it where a page has that. */
function addressOf(
  { slug }: { slug?: string | undefined },
  folder: string,
  { docs, split }: { docs: readonly DocEntry[]; split: SplitName },
): string {
  if (slug !== undefined) return shortAddress(slug.replace(/^\//, ''));
  const address = folder
    .split('/')
    .map((part) => split(part).rest)
    .join('/');
  const isTaken = docs.some((doc) => doc.address.replace(/\/$/, '').toLowerCase() === address.toLowerCase());
  return shortAddress(`${isTaken ? 'category/' : ''}${address}/`);
}

function byPosition(a: SidebarItem, b: SidebarItem): number {
  const order = (a.position ?? Infinity) - (b.position ?? Infinity);
  return Number.isNaN(order) || order === 0 ? (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) : order;
}

/** Links in reading order: a category's landing page, then its children. */
export function flattenSidebar(items: SidebarItem[]): { path: string; label: string }[] {
  return items.flatMap((item) => {
    const own = item.path === null ? [] : [{ path: item.path, label: item.paginationLabel }];
    return item.type === 'category' ? [...own, ...flattenSidebar(item.items)] : own;
  });
}

/** Categories by the paths they lead to, for each sidebar that was asked about. */
const trails = new WeakMap<readonly SidebarItem[], ReadonlyMap<string, SidebarCategory[]>>();

/** Categories that lead to a path, outermost first; empty when the sidebar does not hold it. */
export function ancestorsOf(items: readonly SidebarItem[], target: string): SidebarCategory[] {
  const known = trails.get(items) ?? trailsOf(items);
  trails.set(items, known);
  return known.get(target) ?? [];
}

/**
 * Of several categories that lead to a path, a landing page counts before an entry, and an outer one before an inner.
 */
function trailsOf(items: readonly SidebarItem[]): Map<string, SidebarCategory[]> {
  const found = new Map<string, SidebarCategory[]>();
  const add = (path: string, trail: SidebarCategory[]): void => {
    if (!found.has(path)) found.set(path, trail);
  };
  const visit = (category: SidebarCategory, above: readonly SidebarCategory[]): void => {
    const trail = [...above, category];
    if (category.path !== null) add(category.path, trail);
    for (const child of category.items) if (child.type === 'category') visit(child, trail);
    for (const child of category.items) if (child.type === 'link') add(child.path, trail);
  };
  for (const item of items) if (item.type === 'category') visit(item, []);
  return found;
}
