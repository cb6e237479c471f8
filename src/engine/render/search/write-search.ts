import type { DocsLocation } from '../../../shared/page-data';
import { pageAddress, searchScope } from '../../../shared/urls';
import { SEARCH_FOLDER } from '../../../shared/search/files';
import type { SearchPage } from '../../../shared/search/model';
import type { FileSink } from '../../model/output-files';
import { termForms } from '../../plan/glossary';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';
import { buildSearchFiles } from './build-files';

/** The pages of a plan as search takes them; pages without text of their own (lists) are left out. */
function searchPages(site: Site, plan: RoutePlan): SearchPage[] {
  return plan.pages.flatMap((page) => {
    if (page.search === null || page.unlisted) return [];
    const { docs } = page;
    return [
      {
        ...page.search,
        path: pageAddress(site.config, page.path),
        version: docs ? searchScope({ id: docs.set }, docs.version) : null,
        title: page.heading,
        description: page.description,
        versions: docs ? versionsOf(site, docs) : [],
      },
    ];
  });
}

/** Names of the versions of its docs set that have a page. */
function versionsOf(site: Site, { set, absentIn }: DocsLocation): string[] {
  const names = site.docs.filter((version) => version.set.id === set).map((version) => version.config.name);
  return names.filter((name) => !absentIn.includes(name));
}

/** Time as it stands in file names: `20251125-101500`. */
function timestampOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
}

/** Writes the search files of a build. */
export function writeSearch(site: Site, plan: RoutePlan, build: string, output: FileSink): void {
  const { enabled, maxHits, highlight } = site.config.search;
  if (!enabled) return;
  const files = buildSearchFiles(searchPages(site, plan), {
    build,
    timestamp: timestampOf(new Date()),
    maxHits,
    highlight,
    vocabulary: site.vocabulary,
    terms: termForms(site),
  });
  for (const { name, content } of files) output.add(`${SEARCH_FOLDER}${site.language.prefix}/${name}`, content);
}
