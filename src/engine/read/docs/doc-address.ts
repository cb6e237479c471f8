import path from 'node:path';

/** Id of a page: the path of its file without extension. */
export const docId = (file: string): string => file.replace(/\.md$/, '');

/** Whether a page is the landing page of its folder. */
export const isLanding = (id: string): boolean => path.posix.basename(id) === 'index';

/**
 * Address of a page below the version prefix: its slug, which is relative to its folder unless it begins with a slash,
 * else its path. Landing pages end in a slash, other pages do not; the version home is the empty string.
 */
export function docAddress(id: string, slug: string | undefined): string {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  if (slug !== undefined) return path.posix.join('/', slug.startsWith('/') ? '' : folder, slug).slice(1);
  return isLanding(id) ? folder : id;
}

/** Title of a page without one, from the last part of its path. A landing page is named after its folder. */
export function titleOfName(name: string): string {
  const parts = name.split('/');
  const last = (isLanding(name) ? parts.at(-2) : parts.at(-1)) ?? name;
  return last.replace(/[-_]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}
