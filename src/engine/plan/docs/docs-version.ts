import { type SourceDocument, docAddress, docId, titleOfName } from '../../read/documents';
import type { VersionSource } from '../../read/site';
import { buildSidebar, flattenSidebar, type DocEntry, type SidebarCategory, type SidebarItem } from './sidebar';

/** A version with its pages and its sidebar. */
export interface DocsVersion extends Omit<VersionSource, 'files'> {
  isLast: boolean;
  docs: DocEntry[];
  byFile: Map<string, DocEntry>;
  /** By address below the version. */
  byAddress: Map<string, DocEntry>;
  sidebar: SidebarItem[];
  landings: SidebarCategory[];
  /** Links of the sidebar in reading order. */
  order: { path: string; label: string }[];
  /** Drafts are known by id but have no page. */
  draftIds: string[];
}

/** Titles that pages say in their text, by file. */
export type PageTitles = ReadonlyMap<string, string>;

/** Puts a version together from its files. */
export function buildVersion({ config, layer, path, files }: VersionSource, titles: PageTitles): DocsVersion {
  // Of two pages with one address, that which sets a slug is the mistake.
  const docs = [...files.pages]
    .map(([file, document]) => entry(file, document, path, titles))
    .sort((a, b) => Number(setsSlug(a)) - Number(setsSlug(b)));
  const sidebar = buildSidebar(docs, files.categories, path);
  return {
    config,
    layer,
    path,
    isLast: config.status === 'latest',
    docs,
    byFile: new Map(docs.map((doc) => [doc.file, doc])),
    // The first one answers an address that two want.
    byAddress: new Map(docs.map((doc) => [doc.address, doc] as const).reverse()),
    sidebar,
    landings: collectLandings(sidebar),
    order: flattenSidebar(sidebar),
    draftIds: [...files.drafts].map(docId),
  };
}

const setsSlug = ({ document }: DocEntry): boolean => document.frontMatter.slug !== undefined;

function entry(file: string, document: SourceDocument, prefix: string, titles: PageTitles): DocEntry {
  const id = docId(file);
  const address = docAddress(id, document.frontMatter.slug);
  const title = document.frontMatter.title ?? titles.get(document.file) ?? titleOfName(id);
  return {
    id,
    file,
    document,
    address,
    path: address === '' ? prefix : `${prefix}/${address}`,
    title,
    label: document.frontMatter.sidebar_label ?? title,
  };
}

function collectLandings(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [...(item.generated ? [item] : []), ...collectLandings(item.items)] : [],
  );
}
