import type { PlannedPage } from '../../src/engine/plan/planned-page';
import { normalizePath } from '../../src/shared/urls';
import { digest } from '../../src/engine/model/cache';
import type { SiteLook } from '../release/look';

/** What a change does to a page. */
export interface PageChange {
  route: string;
  /** Version of the documentation; `null` for posts and other pages. */
  version: string | null;
  kind: 'new' | 'changed' | 'gone';
  /** Source of the page, relative to the root; `null` for pages made from several. */
  file: string | null;
}

/** The pages in which two states of a site differ, by version and route. */
export function compareSites(before: SiteLook, after: SiteLook): PageChange[] {
  const old = pagesOf(before);
  const now = pagesOf(after);
  const gone = [...old].filter(([route]) => !now.has(route)).map(([, page]) => changeOf(page, 'gone'));
  const shown = [...now].flatMap(([route, page]): PageChange[] => {
    const known = old.get(route);
    if (!known) return [changeOf(page, 'new')];
    return contentOf(known) === contentOf(page) ? [] : [changeOf(page, 'changed')];
  });
  return [...shown, ...gone].sort(
    (a, b) => (a.version ?? '~').localeCompare(b.version ?? '~') || a.route.localeCompare(b.route),
  );
}

function pagesOf({ planned }: SiteLook): Map<string, PlannedPage> {
  const pages = planned.flatMap(({ plan }) => plan.pages);
  return new Map(pages.map((page) => [normalizePath(page.path), page]));
}

/** What readers and search engines get of a page, without the sidebar, which changes with every title. */
function contentOf({ heading, description, body }: PlannedPage): string {
  return digest(heading, description, body.kind === 'html' ? body.render() : JSON.stringify(body.props));
}

function changeOf({ path: route, docs, file }: PlannedPage, kind: PageChange['kind']): PageChange {
  return { route, version: docs?.version ?? null, kind, file };
}

/** The changes as text: a line a page, by version. */
export function changesText(changes: readonly PageChange[]): string {
  if (changes.length === 0) return 'No page changes.\n';
  const versions = [...new Set(changes.map(({ version }) => version))];
  const parts = versions.map((version) => {
    const own = changes.filter((change) => change.version === version);
    const lines = own.map(
      ({ kind, route, file }) => `  ${kind.padEnd(7)} ${route}${file === null ? '' : `  (${file})`}`,
    );
    return [`${version ?? 'besides the documentation'}: ${own.length}`, ...lines].join('\n');
  });
  return `${parts.join('\n')}\n`;
}
