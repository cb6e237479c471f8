import type { SearchPage, SearchRow } from '../../shared/search/model';
import type { Article } from '../markdown/article';
import { fillHeadingId, headingIds } from '../markdown/finish';
import { fillVariables } from '../markdown/variables';

/** What search reads of an article in one version: its sections and the identifiers of its tables, generated ones first. */
export function searchText(
  article: Article,
  variables: Readonly<Record<string, string>>,
  generated: readonly SearchRow[],
): Pick<SearchPage, 'sections' | 'rows'> {
  const fill = (text: string): string => fillVariables(text, variables);
  const ids = headingIds(article, variables);
  return {
    sections: article.sections.map((section) => ({
      ...section,
      id: section.id === null ? null : fillHeadingId(section.id, ids),
      heading: fill(section.heading),
      text: fill(section.text),
    })),
    rows: [
      ...generated,
      ...article.rows.map((row) => ({
        ...row,
        id: fillHeadingId(row.id, ids),
        name: fill(row.name),
        text: fill(row.text),
      })),
    ],
  };
}
