import MiniSearch from 'minisearch';
import type { SearchPage } from '../../src/shared/search/model';

/** A page that MiniSearch found, and the section that answers best. */
interface Hit {
  path: string;
  anchor: string | null;
}

const BOOST = { title: 5, slug: 4, keywords: 5, phrases: 4, heading: 3, description: 2, rows: 2, text: 1 };

/**
 * MiniSearch over the same pages, as somebody would use it: a document for each section with the title, the keywords and
 * the description of its page, with boosts, prefixes and near spellings. The best section of a page stands for the page.
 */
export function miniSearch(pages: readonly SearchPage[]): (query: string) => Hit[] {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    storeFields: ['path', 'anchor'],
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(pages.flatMap(documentsOf).map((document, id) => ({ id, ...document })));
  return (query) => {
    const best = new Map<string, Hit>();
    for (const { path, anchor } of index.search(query) as unknown as Hit[])
      if (!best.has(path)) best.set(path, { path, anchor });
    return [...best.values()].slice(0, 10);
  };
}

function documentsOf(page: SearchPage): (Hit & Record<keyof typeof BOOST, string>)[] {
  const whole = {
    path: page.path,
    title: page.title,
    slug: page.path.split('/').at(-1)?.replaceAll('_', ' ') ?? '',
    keywords: page.keywords.join('\n'),
    description: page.description,
  };
  const rowsOf = (id: string | null): string =>
    page.rows.flatMap((row) => (row.id === id || id === null ? [row.name] : [])).join('\n');
  const sections = page.sections.length > 0 ? page.sections : [{ id: null, heading: '', text: '', level: 1 }];
  return sections.map(({ id, heading, text, words = '', keywords = [] }) => ({
    ...whole,
    anchor: id,
    heading,
    phrases: keywords.join('\n'),
    rows: rowsOf(id),
    text: `${text} ${words}`,
  }));
}
