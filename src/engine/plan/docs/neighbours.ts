import { withBase } from '../../../shared/urls';
import type { LinkModel } from '../../../views';
import type { FrontMatter } from '../../read/documents';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';

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
