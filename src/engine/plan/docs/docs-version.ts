import type { VersionConfig } from '../../read/config/schema';
import { placeOfField, type SourceDocument } from '../../read/documents';
import type { Diagnostic } from '../../model/diagnostic';
import { lastResults } from '../../model/last-results';
import { nearestHint } from '../../../shared/nearest';
import type { Category } from '../../read/docs/category';
import { docAddress, docId, splitNames, titleOfName, wantedAddress, type SplitName } from '../../read/docs/doc-address';
import { shortenedAddress } from '../../read/long-address';
import type { DocsSetConfig } from '../../read/docs/sets';
import type { VersionSource } from '../../read/site';
import { reportSameAddresses } from './same-address';
import { reportUnknownNeighbours } from './unknown-neighbours';
import {
  buildSidebar,
  flattenSidebar,
  linkedDoc,
  type DocEntry,
  type SidebarCategory,
  type SidebarItem,
} from './sidebar';

/** A version with its pages and its sidebar. */
export interface DocsVersion {
  config: VersionConfig;
  /** The docs set that it is a version of. */
  set: DocsSetConfig;
  /** Route prefix, `/docs/latest`; empty at the root of the site. */
  path: string;
  isLast: boolean;
  docs: DocEntry[];
  byFile: Map<string, DocEntry>;
  /** By address below the version. */
  byAddress: Map<string, DocEntry>;
  sidebar: SidebarItem[];
  /** Categories with a generated landing page. */
  landings: SidebarCategory[];
  /** Links of the sidebar in reading order. */
  order: { path: string; label: string }[];
  /** Drafts are known by id but have no page. */
  draftIds: string[];
}

/** Route path of the home of a version: the documentation may be at the root of the site. */
export const homePath = ({ path }: Pick<DocsVersion, 'path'>): string => path || '/';

/** Titles that pages say in their text, by file. */
export type PageTitles = ReadonlyMap<string, string>;

/** Puts a version together from its files. Duplicate addresses are reported with both files. */
export function buildVersion(
  { config, set, path, files }: VersionSource,
  titles: PageTitles,
  problems: Diagnostic[],
): DocsVersion {
  const split = splitNames(set);
  const docs = [...files.pages].map(([file, document]) => entry(file, document, { prefix: path, split }, titles));
  reportNames(docs, problems);
  reportLongAddresses(docs, problems);
  reportUnknownLinks(docs, files.categories, problems);
  const draftIds = [...files.drafts].map((file) => docId(file, undefined, split));
  reportUnknownNeighbours(docs, draftIds, problems);
  const sidebar = lastSidebars(path, [sidebarInputs(docs, files.categories), set.numberPrefixes], () =>
    buildSidebar(docs, files.categories, { prefix: path, split }),
  );
  const landings = collectLandings(sidebar);
  reportSameAddresses(path, docs, landings, problems);
  return {
    config,
    set,
    path,
    isLast: config.status === 'latest',
    docs,
    byFile: new Map(docs.map((doc) => [doc.file, doc])),
    // The first one answers an address that two want.
    byAddress: new Map(docs.map((doc) => [doc.address, doc] as const).reverse()),
    sidebar,
    landings,
    order: flattenSidebar(sidebar),
    draftIds,
  };
}

/** Sidebars by the address of their version: the texts of pages change none, so that most are the same object. */
const lastSidebars = lastResults<SidebarItem[]>();

/** Everything that a sidebar is made from. */
function sidebarInputs(docs: readonly DocEntry[], categories: ReadonlyMap<string, Category>): string {
  const entries = docs.map(({ id, file, path, label, document: { frontMatter } }) => [
    id,
    file,
    path,
    label,
    frontMatter.pagination_label,
    frontMatter.sidebar_class_name,
    frontMatter.sidebar_position,
    frontMatter.parse_number_prefixes,
    frontMatter.description,
    frontMatter.unlisted,
  ]);
  return JSON.stringify([entries, [...categories]]);
}

function entry(
  file: string,
  document: SourceDocument,
  { prefix, split }: { prefix: string; split: SplitName },
  titles: PageTitles,
): DocEntry {
  const id = docId(file, document, split);
  const address = docAddress(file, id, document.frontMatter.slug);
  const written = titles.get(document.file);
  const title = document.frontMatter.title ?? written ?? titleOfName(id);
  return {
    id,
    file,
    document,
    address,
    path: address === '' ? homePath({ path: prefix }) : `${prefix}/${address}`,
    title,
    heading: written ?? title,
    label: document.frontMatter.sidebar_label ?? title,
  };
}

/** Categories whose landing page is a page that does not exist. What several versions share is reported once. */
function reportUnknownLinks(
  docs: readonly DocEntry[],
  categories: ReadonlyMap<string, Category>,
  problems: Diagnostic[],
): void {
  const ids = docs.map((doc) => doc.id);
  for (const [folder, { file, link, linkLine }] of categories) {
    if (link?.type !== 'doc' || linkedDoc(docs, folder, link.id)) continue;
    if (problems.some((known) => known.file === file && known.rule === 'category/unknown-doc')) continue;
    problems.push({
      file,
      line: linkLine,
      column: 1,
      rule: 'category/unknown-doc',
      severity: 'error',
      message: `link: there is no page with the id "${link.id}".`,
      hint: nearestHint(link.id, ids, 'The id is the path of a page below the version, without extension.'),
    });
  }
}

/** `?` and `#` end the path of an address; slugs are checked with the rest of the front matter. */
function reportNames(docs: DocEntry[], problems: Diagnostic[]): void {
  for (const { address, document } of docs) {
    const { file, frontMatter } = document;
    if (!/[?#\\]/.test(address) || problems.some((known) => known.file === file && known.rule === 'routes/name'))
      continue;
    problems.push({
      ...placeOfField(document, 'id', frontMatter.id),
      rule: 'routes/name',
      severity: 'error',
      message: `The ${frontMatter.id === undefined ? 'name of the file' : 'id'} cannot stand in an address: "${address}".`,
      hint: 'Rename it without ?, # and \\, or set its slug.',
    });
  }
}

/** Addresses that had to be shortened. What several versions share is reported once. */
function reportLongAddresses(docs: readonly DocEntry[], problems: Diagnostic[]): void {
  for (const { id, file: source, address, document } of docs) {
    const problem = shortenedAddress(document, wantedAddress(source, id, document.frontMatter.slug), address);
    if (problem && !problems.some(({ file, rule }) => file === problem.file && rule === problem.rule))
      problems.push(problem);
  }
}

function collectLandings(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [...(item.generated ? [item] : []), ...collectLandings(item.items)] : [],
  );
}
