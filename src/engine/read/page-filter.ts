import picomatch from 'picomatch';

/** Which files of a content folder are pages, by their path below it. */
export type PageFilter = (file: string) => boolean;

/** What is a page where the configuration says nothing. */
export const DEFAULT_INCLUDE: readonly string[] = ['**/*.{md,mdx}'];

/** What is none: partials, whose name or folder begins with an underscore, and tests. */
export const DEFAULT_EXCLUDE: readonly string[] = [
  '**/_*.{md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/** Lists of patterns, as a docs set and the blog have them. */
export interface PagePatterns {
  include: readonly string[];
  exclude: readonly string[];
}

/**
 * Whether a file ends as a page does, is included and is not excluded. Patterns mean what they mean
 * to Docusaurus, whose matcher this is.
 */
export function pageFilter({ include, exclude }: PagePatterns): PageFilter {
  const isIncluded = picomatch([...include]);
  const isExcluded = picomatch([...exclude]);
  return (file) => isMarkdown(file) && isIncluded(file) && !isExcluded(file);
}

/** The filter of a folder of which the configuration says nothing. */
export const isPage = pageFilter({ include: DEFAULT_INCLUDE, exclude: DEFAULT_EXCLUDE });

/** Whether a file ends as pages do. */
export function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file);
}
