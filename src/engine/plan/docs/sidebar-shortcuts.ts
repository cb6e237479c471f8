import type { PlanContext } from '../context';
import type { DocsVersion } from './docs-version';
import { byPosition, type SidebarItem } from './sidebar';

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
