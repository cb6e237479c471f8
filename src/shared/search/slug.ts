/** The anchor that a heading gets by default: lower case, punctuation dropped, spaces as hyphens (GitHub's rule). */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
