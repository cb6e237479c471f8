import type { CommandModel } from '../../shared/commands/model';
import type { Article } from '../markdown/article';
import type { FrontMatter, SourceDocument } from '../read/documents';
import { commandModelAt } from '../read/gadgets/command-model';
import type { Diagnostic } from '../model/diagnostic';
import { readSource } from '../model/print';
import type { ProseRules } from '../read/vocabulary';
import type { Site } from '../plan/site';

export interface CheckedPage {
  /** Path relative to the site root. */
  file: string;
  kind: 'doc' | 'post';
  /** Versions of the gadget data that the page is shown with. It must be right for all of them. */
  versions: readonly string[];
  /** `null` for an unreadable file, which is not checked. */
  frontMatter: FrontMatter | null;
  article: Article;
  /** The file, for places in the front matter. */
  text: () => string;
}

export interface ContentRules {
  /** Commands, flags and fields of each version. Empty for a site without gadget data. */
  models: ReadonlyMap<string, CommandModel>;
  prose: ProseRules | null;
}

/** All pages of a site with the versions that show each. What has no version is checked with the newest release. */
export function checkedPages(site: Site, articles: ReadonlyMap<string, Article>): CheckedPage[] {
  const unread = new Set(site.problems.filter(preventsReading).map(({ file }) => file));
  const pages = new Map<string, Omit<CheckedPage, 'versions'> & { versions: Set<string> }>();
  const add = (document: SourceDocument, kind: CheckedPage['kind'], version: string): void => {
    const { file, frontMatter } = document;
    const article = articles.get(file);
    const known = pages.get(file);
    if (known) known.versions.add(version);
    else if (article)
      pages.set(file, {
        file,
        kind,
        versions: new Set([version]),
        frontMatter: unread.has(file) ? null : frontMatter,
        article,
        text: () => readSource(site.root, file) ?? '',
      });
  };
  // Oldest first, so that of two pages with the same description the newer one is reported.
  const { layers } = site.config.docs;
  const versions = site.docs.toSorted((a, b) => layers.indexOf(a.layer) - layers.indexOf(b.layer));
  // Within a layer, by the last commit; uncommitted files are newest.
  const editedAt = ({ document }: { document: SourceDocument }): string => site.dates.get(document.file) ?? '9999';
  for (const { docs, layer } of versions)
    for (const { document } of docs.toSorted((a, b) => editedAt(a).localeCompare(editedAt(b))))
      add(document, 'doc', layer);
  const latest = site.gadgets?.latest ?? '';
  for (const { document } of site.blog.posts) add(document, 'post', latest);
  return [...pages.values()].map((page) => ({ ...page, versions: [...page.versions] }));
}

/** Broken front matter and empty files: missing fields are not reported there as well. */
function preventsReading({ severity, rule }: Diagnostic): boolean {
  return severity === 'error' || rule === 'file/empty';
}

/** Collects the rules that the pages of a site are checked against. */
export function contentRules({ gadgets, prose }: Site): ContentRules {
  const models = (gadgets?.versions ?? []).flatMap((version) => {
    const model = gadgets && commandModelAt(gadgets, version);
    return model ? [[version, model] as const] : [];
  });
  return { models: new Map(models), prose };
}
