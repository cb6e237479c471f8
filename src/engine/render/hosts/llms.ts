import type { PlannedPage } from '../../plan/planned-page';
import { absoluteUrl } from '../../plan/structured-data';
import type { Site } from '../../plan/site';

/**
 * `llms.txt` (llmstxt.org): the pages of the latest documentation and the posts as a Markdown list with one line each,
 * in the order of the sidebar, for programs that read for people.
 */
export function llmsText(site: Site, pages: readonly PlannedPage[]): string {
  const latest = site.docs.find((version) => version.isLast);
  const place = new Map(latest?.order.map((entry, index) => [entry.path, index]));
  const list = (title: string, wanted: (page: PlannedPage) => boolean): string => {
    const found = pages
      .filter((page) => wanted(page) && !page.unlisted)
      .sort((a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0));
    const lines = found.map((page) => `- [${page.heading}](${absoluteUrl(site, page.path)}): ${page.description}`);
    return lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : '';
  };
  return `# ${site.config.title}\n\n> ${site.config.tagline}\n${list('Documentation', (page) => latest !== undefined && page.docs?.version === latest.config.name)}${list('Blog', (page) => page.published !== null)}`;
}
