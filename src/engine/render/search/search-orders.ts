import { SEARCH_FOLDER } from '../../../shared/search/files';
import type { SearchPage } from '../../../shared/search/model';
import { pageAddress } from '../../../shared/urls';
import { termForms } from '../../plan/glossary';
import type { RoutePlan } from '../../plan/plan';
import type { Site } from '../../plan/site';
import type { SearchOrder } from './write-search';

/** What the search files of a language are made from. */
interface SearchContext {
  site: Site;
  plan: RoutePlan;
  build: string;
}

/** What the search files of languages are made from; nothing for those without search. */
export function searchOrders(contexts: readonly SearchContext[], before: string | null = null): SearchOrder[] {
  return contexts.flatMap(({ site, plan, build }): SearchOrder[] => {
    const { enabled, maxHits, highlight } = site.config.search;
    if (!enabled) return [];
    const options = { build, maxHits, highlight, vocabulary: site.vocabulary, terms: termForms(site) };
    return [{ pages: searchPages(site, plan), options, folder: `${SEARCH_FOLDER}${site.language.prefix}`, before }];
  });
}

/** The pages of a plan as search takes them; pages without text of their own (lists) are left out. */
function searchPages(site: Site, plan: RoutePlan): SearchPage[] {
  return plan.pages.flatMap((page) => {
    if (page.search === null || page.unlisted) return [];
    const { docs } = page;
    return [
      {
        ...page.search,
        path: pageAddress(site.config, page.path),
        version: docs?.version ?? null,
        title: page.heading,
        description: page.description,
      },
    ];
  });
}
