import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_FOLDER } from '../../../shared/search/files';
import type { SearchPage } from '../../../shared/search/model';
import type { FileSink } from '../../model/files';
import { termForms } from '../../plan/glossary';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';
import { buildSearchFiles, type SearchGroup } from './build-files';

interface SearchContext {
  site: Site;
  plan: RoutePlan;
  build: string;
}

/**
 * Writes the search files of each language. Their names contain the time of the build that first made them: when nothing
 * that is searched has changed in a version since `before`, the last output, its files keep their names.
 */
export function writeSearch(contexts: readonly SearchContext[], output: FileSink, before: string | null = null): void {
  const now = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  for (const { site, plan, build } of contexts) {
    const { enabled, maxHits, highlight } = site.config.search;
    if (!enabled) continue;
    const folder = `${SEARCH_FOLDER}${site.language.prefix}`;
    const options = { build, maxHits, highlight, vocabulary: site.vocabulary, terms: termForms(site) };
    const earlier = before === null ? [] : timesIn(path.join(before, folder));
    const isThere = ({ name, content }: { name: string; content: Buffer }): boolean => {
      const file = path.join(before ?? '', folder, name);
      return existsSync(file) && readFileSync(file).equals(content);
    };
    const timeOf = (group: SearchGroup): string => earlier.find((time) => group(time).every(isThere)) ?? now;
    for (const { name, content } of buildSearchFiles(searchPages(plan), options, timeOf))
      output.add(`${folder}/${name}`, content);
  }
}

/** Times in the names of the search files of a folder, which may not exist. */
function timesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set(names.flatMap((name) => /^search-[a-z]+-(\d{8}-\d{6})-/.exec(name)?.[1] ?? []))];
}

function searchPages(plan: RoutePlan): SearchPage[] {
  return plan.pages.flatMap((page) =>
    page.search === null || page.unlisted
      ? []
      : [
          {
            ...page.search(),
            path: page.path,
            version: page.docs?.version ?? null,
            title: page.heading,
            description: page.description,
          },
        ],
  );
}
