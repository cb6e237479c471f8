import { nearestHint } from '../../../shared/nearest';
import { withBase } from '../../../shared/urls';
import type { LinkModel } from '../../../views';
import type { Diagnostic } from '../../model/diagnostic';
import { placeOfField, type FrontMatter } from '../../read/documents';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';
import type { DocEntry } from './sidebar';

/**
 * The pages before and after a page in the order of the sidebar, or those that its head names by their ids. A page that
 * shows no sidebar has those alone.
 */
export function neighbours(
  site: Site,
  version: DocsVersion,
  path: string,
  named: Pick<FrontMatter, 'pagination_prev' | 'pagination_next' | 'displayed_sidebar'> = {},
): { previous: LinkModel | null; next: LinkModel | null } {
  const index = named.displayed_sidebar === null ? -1 : version.order.findIndex((entry) => entry.path === path);
  const link = (id: string | null | undefined, usual: PlaceInOrder | undefined): LinkModel | null => {
    const entry = id === undefined ? usual : placeOfDoc(version, id);
    return entry ? { label: entry.label, href: withBase(entry.path, site.config.base) } : null;
  };
  return {
    previous: link(named.pagination_prev, version.order[index - 1]),
    next: link(named.pagination_next, index < 0 ? undefined : version.order[index + 1]),
  };
}

type PlaceInOrder = DocsVersion['order'][number];

/** What a link to a page by its id says; `undefined` for none. */
function placeOfDoc(version: DocsVersion, id: string | null): PlaceInOrder | undefined {
  const doc = version.docs.find((one) => one.id === id);
  return doc && { path: doc.path, label: doc.document.frontMatter.pagination_label ?? doc.label };
}

/**
 * Pages that name one before or after them which there is not; a draft will come. What several versions share is
 * reported once.
 */
export function reportUnknownNeighbours(
  docs: readonly DocEntry[],
  drafts: readonly string[],
  problems: Diagnostic[],
): void {
  const ids = new Set([...docs.map((doc) => doc.id), ...drafts]);
  for (const { document } of docs)
    for (const field of ['pagination_prev', 'pagination_next'] as const) {
      const id = document.frontMatter[field] ?? null;
      const message = `${field}: there is no page with the id "${id}".`;
      if (id === null || ids.has(id)) continue;
      if (problems.some((known) => known.file === document.file && known.message === message)) continue;
      problems.push({
        ...placeOfField(document, field, id),
        rule: 'pagination/unknown-doc',
        severity: 'error',
        message,
        hint: nearestHint(id, ids, 'The id is the path of a page below the version, without extension; null is none.'),
      });
    }
}
