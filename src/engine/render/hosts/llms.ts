import type { PlannedPage } from '../../plan/planned-page';
import { absoluteUrl } from '../../plan/structured-data';
import { setLabel } from '../../plan/docs/page-frame';
import type { Site } from '../../plan/site';

/**
 * `llms.txt` (llmstxt.org): the pages of the latest documentation and the posts as a Markdown list with one line each,
 * in the order of the sidebar, for programs that read for people.
 */
export function llmsText(site: Site, pages: readonly PlannedPage[]): string {
  const latest = site.docs.filter((version) => version.isLast);
  const place = new Map(latest.flatMap(({ order }) => order).map((entry, index) => [entry.path, index]));
  const list = (title: string, wanted: (page: PlannedPage) => boolean): string => {
    const found = pages
      .filter((page) => wanted(page) && !page.unlisted)
      .sort((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0));
    const lines = found.map((page) => `- [${page.heading}](${absoluteUrl(site, page.path)}): ${page.description}`);
    return lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : '';
  };
  const docs = latest.map(({ set, config }) =>
    list(setLabel(site, set), ({ docs: at }) => at?.set === set.id && at.version === config.name),
  );
  const posts = list(site.config.blog.title, (page) => page.published !== null);
  return `# ${site.config.title}\n\n> ${site.config.tagline}\n${docs.join('')}${posts}`;
}
