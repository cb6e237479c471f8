import type { SearchPage, SearchRow } from '../../shared/search/model';
import type { Article, TocEntry } from '../markdown/article';
import { fillVariables } from '../markdown/variables';
import type { TocEntry as ViewEntry } from '../../views';

/**
 * What search reads of an article in one version: its sections, with the keywords that the front matter assigns to them by
 * their anchors, and the identifiers of its tables, generated ones first.
 */
export function searchText(
  article: Article,
  variables: Readonly<Record<string, string>>,
  generated: readonly SearchRow[],
  keywords: Readonly<Record<string, readonly string[]>> = {},
): Pick<SearchPage, 'sections' | 'rows'> {
  const fill = (text: string): string => fillVariables(text, variables);
  return {
    sections: article.sections.map((section) => {
      const { id } = section;
      const phrases = id !== null && Object.hasOwn(keywords, id) ? keywords[id] : undefined;
      return {
        ...section,
        heading: fill(section.heading),
        text: fill(section.text),
        ...(phrases && { keywords: [...phrases] }),
      };
    }),
    rows: [
      ...generated,
      ...article.rows.map((row) => ({
        ...row,
        name: fill(row.name),
        text: fill(row.text),
      })),
    ],
  };
}

/** Nests a flat contents list: each deeper entry below the last higher one. */
export function nestToc(entries: readonly TocEntry[]): ViewEntry[] {
  const out: ViewEntry[] = [];
  const stack: { level: number; entry: ViewEntry }[] = [];
  for (const { id, html, level } of entries) {
    const entry: ViewEntry = { id, html, children: [] };
    while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
    (stack.at(-1)?.entry.children ?? out).push(entry);
    stack.push({ level, entry });
  }
  return out;
}
