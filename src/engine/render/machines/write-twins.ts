import type { FileSink } from '../../model/output-files';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';
import { twinFile } from '../../../shared/urls';
import { llmsFull, llmsText, versionLlmsText } from './llms';
import { twinMaker, withTwins, type PageWithTwin } from './twins';

/**
 * Writes what programs read that read for people: a Markdown file beside each page, and for each version its list of
 * pages and all of its text in one file.
 */
export function writeTwins(languages: readonly { site: Site; plan: RoutePlan }[], output: FileSink): void {
  for (const { site, plan } of languages) {
    const pages = withTwins(plan.pages);
    const twinOf = twinMaker(site, pages);
    const rest = new Set(pages);
    /** Writes the twin of a page and gives its text. */
    const write = (page: PageWithTwin): string => {
      const { head, text } = twinOf(page);
      output.add(twinFile(page.path), `${head}\n${text}`);
      rest.delete(page);
      return text;
    };
    for (const version of site.docs) {
      // Of documentation at the root of the site, the list of the site is also its own.
      if (version.path !== '')
        output.add(`${version.path}/llms.txt`.slice(1), versionLlmsText(site, version, plan.pages));
      output.add(`${version.path}/llms-full.txt`.slice(1), llmsFull(site, version, pages, write));
    }
    for (const page of rest) write(page);
    if (site.language.isDefault) output.add('llms.txt', llmsText(site, plan.pages));
  }
}
