import type { FileSink } from '../../model/files';
import type { RoutePlan } from '../../plan/plan';
import { type Site, absoluteUrl } from '../../plan/site';
import { twinFile, normalizePath } from '../../../shared/urls';
import type { DocsVersion } from '../../plan/docs/docs-version';
import { releaseOf } from '../../plan/docs/page-frame';
import type { PlannedPage, TwinLinks } from '../../plan/planned-page';

/**
 * Writes files for programs that read for people: a Markdown file next to each page, and for each version its list of
 * pages and all of its text in one file.
 */
export function writeTwins(languages: readonly { site: Site; plan: RoutePlan }[], output: FileSink): void {
  for (const { site, plan } of languages) {
    const texts = twinTexts(site, plan.pages);
    for (const [page, text] of texts) output.add(twinFile(page.path), `${headOf(site, page)}\n${text}`);
    for (const version of site.docs) {
      // Of documentation at the root of the site, the list of the site is also its own.
      if (version.path !== '')
        output.add(`${version.path}/llms.txt`.slice(1), versionLlmsText(site, version, plan.pages));
      output.add(`${version.path}/llms-full.txt`.slice(1), llmsFull(site, version, texts));
    }
    if (site.language.isDefault) output.add('llms.txt', llmsText(site, plan.pages));
  }
}

/**
 * `llms.txt` (llmstxt.org): the pages of the latest documentation in the order of the sidebar, and the posts
 * as a Markdown list with one line each, for programs that read for people; then where the other versions are.
 */
function llmsText(site: Site, pages: readonly PlannedPage[]): string {
  const latest = site.docs.filter((version) => version.isLast);
  const docs = latest.map((version) => section(site.strings.shell.docs, lines(site, pagesOf(version, pages))));
  const posts = pages.filter((page) => page.published !== null && !page.unlisted);
  const versions = site.docs.map((version) => {
    const file = (name: string): string => absoluteUrl(site, `${version.path}/${name}`);
    const name = `${site.strings.shell.docs} ${version.config.name}`;
    return `- [${name}](${file('llms.txt')}): its pages; [all of its text](${file('llms-full.txt')}) in one file${gadgetData(site, version)}`;
  });
  const blog = section(site.config.blog.title, lines(site, posts));
  return `${head(site, site.config.title)}${docs.join('')}${blog}${section('Versions', versions)}`;
}

function gadgetData(site: Site, { path }: DocsVersion): string {
  if (!site.gadgets) return '';
  const schema = absoluteUrl(site, `${site.config.docs.base}/gadgets.schema.json`);
  return `; [its gadgets](${absoluteUrl(site, `${path}/gadgets.json`)}) as data ([schema](${schema}))`;
}

function versionLlmsText(site: Site, version: DocsVersion, pages: readonly PlannedPage[]): string {
  const title = `${site.config.title} ${releaseOf(version)}`;
  return head(site, title) + section(site.strings.shell.docs, lines(site, pagesOf(version, pages)));
}

/** All text of a version in one file, in the order of the sidebar. */
function llmsFull(site: Site, version: DocsVersion, texts: ReadonlyMap<PlannedPage, string>): string {
  const parts = pagesOf(version, [...texts.keys()]).map((page) =>
    (texts.get(page) ?? '').replace('\n', () => `\n\nSource: ${absoluteUrl(site, page.path)}\n`),
  );
  return `${head(site, `${site.config.title} ${releaseOf(version)}`)}\n${parts.join('\n---\n\n')}`;
}

const head = (site: Site, title: string): string => `# ${title}\n\n> ${site.config.tagline}\n`;

const section = (title: string, entries: readonly string[]): string =>
  entries.length > 0 ? `\n## ${title}\n\n${entries.join('\n')}\n` : '';

/** The listed pages of a version in the order of its sidebar. */
function pagesOf({ config, order }: DocsVersion, pages: readonly PlannedPage[]): PlannedPage[] {
  const place = new Map(order.map((entry, index) => [entry.path, index]));
  return pages
    .filter(({ docs, unlisted }) => docs?.version === config.name && !unlisted)
    .sort((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0));
}

function lines(site: Site, pages: readonly PlannedPage[]): string[] {
  return pages.map((page) => {
    const address = page.twin === null ? absoluteUrl(site, page.path) : twinUrl(site, page.path);
    return `- [${page.heading}](${address}): ${page.description}`;
  });
}

/**
 * The Markdown of each page that has any, with its title. Links between such pages lead from twin to twin, all others to
 * the page; all are complete addresses, because a relative one means nothing in a text that was copied.
 */
function twinTexts(site: Site, pages: readonly PlannedPage[]): Map<PlannedPage, string> {
  const paths = new Set(pages.flatMap(({ path, twin }) => (twin ? [normalizePath(path)] : [])));
  const links: TwinLinks = (sitePath) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(sitePath) ?? [];
    return paths.has(normalizePath(decodeURI(path))) ? twinUrl(site, path) + rest : absoluteUrl(site, path) + rest;
  };
  return new Map(
    pages.flatMap((page) => (page.twin ? [[page, `# ${page.heading}\n\n${page.twin(links)}\n`] as const] : [])),
  );
}

function twinUrl(site: Site, path: string): string {
  return absoluteUrl(site, `/${twinFile(path)}`);
}

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
