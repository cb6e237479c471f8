/** What the name of a post's file says. */
interface PostName {
  /** ISO date; `null` when the name has none. */
  date: string | null;
  /** Last part of the address, unless the post sets a slug. */
  name: string;
}

const DATED = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/]([^/]+))?$/;

/**
 * Reads the path of a post below the blog folder: `2024/2024-01-02-name.md`, `2024-01-02-name.md`,
 * `2024/01/02/name.md`, and each of them as a folder with an `index.md`.
 */
export function parsePostName(contentPath: string): PostName {
  const bare = contentPath.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const dated = DATED.exec(bare);
  const last = bare.split('/').at(-1) ?? bare;
  if (!dated) return { date: null, name: last };
  const [, year = '', month = '', day = '', name = last] = dated;
  return { date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, name };
}

/** Address of a post below the blog: its slug where it sets one, else year, month, its day where wanted, and name. */
export function postAddress(
  slug: string | undefined,
  date: string,
  name: string,
  until: 'month' | 'day' = 'month',
): string {
  if (slug !== undefined) return slug.replace(/^\.?\/+|\/+$/g, '');
  const [year = '', month = '', day = ''] = date.split('-');
  return [year, month, ...(until === 'day' ? [day] : []), name].join('/');
}
