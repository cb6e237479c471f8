import type { PlannedPage, TwinLinks } from '../../plan/planned-page';
import type { Site } from '../../plan/site';
import { absoluteUrl } from '../../plan/absolute-url';
import { normalizePath, twinFile } from '../../../shared/urls';

interface Twin {
  head: string;
  text: string;
}

/** A page that has a twin. */
export type PageWithTwin = PlannedPage & { twin: NonNullable<PlannedPage['twin']> };

/** The pages that have twins. */
export const withTwins = (pages: readonly PlannedPage[]): PageWithTwin[] =>
  pages.filter((page): page is PageWithTwin => page.twin !== null);

/**
 * Makes the twins of pages, one at a time: all of them together are as large as the documentation. Links between pages
 * that have one lead from twin to twin, all others to the page; all are complete addresses, because a text that is
 * copied has no place of its own.
 */
export function twinMaker(site: Site, pages: readonly PageWithTwin[]): (page: PageWithTwin) => Twin {
  const paths = new Set(pages.map(({ path }) => normalizePath(path)));
  const links: TwinLinks = (sitePath) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(sitePath) ?? [];
    return paths.has(normalizePath(decodeURI(path))) ? twinUrl(site, path) + rest : absoluteUrl(site, path) + rest;
  };
  return (page) => ({ head: headOf(site, page), text: `# ${page.heading}\n\n${page.twin(links)}\n` });
}

/** Complete address of the twin of a page. */
export function twinUrl(site: Site, path: string): string {
  return absoluteUrl(site, `/${twinFile(path)}`);
}

/** Strings are written as JSON writes them, which YAML reads. */
function headOf(site: Site, page: PlannedPage): string {
  const version = site.docs.find(({ config }) => config.name === page.docs?.version);
  const fields: [name: string, value: string | null][] = [
    ['title', page.heading],
    ['description', page.description],
    ['url', absoluteUrl(site, page.path)],
    ['canonical', absoluteUrl(site, page.canonicalPath)],
    ['version', version && site.config.docs.versions.length > 0 ? version.config.name : null],
    ['release', version?.config.servesLayer ?? null],
    ['published', page.published],
    ['updated', page.lastModified],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}: ${JSON.stringify(value)}\n`],
  );
  return `---\n${lines.join('')}---\n`;
}
