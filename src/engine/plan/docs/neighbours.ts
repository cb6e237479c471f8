import { withBase } from '../../../shared/urls';
import type { LinkModel } from '../../../views';
import type { Site } from '../site';
import type { DocsVersion } from './docs-version';

/** The pages before and after a page in the order of the sidebar. */
export function neighbours(
  site: Site,
  { order }: DocsVersion,
  path: string,
): { previous: LinkModel | null; next: LinkModel | null } {
  const index = order.findIndex((entry) => entry.path === path);
  const link = (entry: DocsVersion['order'][number] | undefined): LinkModel | null =>
    index >= 0 && entry ? { label: entry.label, href: withBase(entry.path, site.config.base) } : null;
  return { previous: link(order[index - 1]), next: link(order[index + 1]) };
}
