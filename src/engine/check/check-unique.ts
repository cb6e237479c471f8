import type { Diagnostic } from '../model/diagnostic';
import { placeInFrontMatter } from '../read/front-matter';
import type { CheckedPage } from './checked-pages';

/** No two pages of a version, and no two posts, share a description. The later file is reported once. */
export function checkUniqueDescriptions(pages: readonly CheckedPage[]): Diagnostic[] {
  const first = new Map<string, string>();
  const reported = new Map<string, Diagnostic>();
  for (const page of pages) {
    const description = page.frontMatter?.description?.trim().toLowerCase();
    if (!description) continue;
    for (const tree of page.kind === 'post' ? ['posts'] : page.versions) {
      const key = `${tree}\n${description}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, page.file);
      else if (other !== page.file) reported.set(page.file, sameDescription(page, other));
    }
  }
  return [...reported.values()];
}

function sameDescription(page: CheckedPage, other: string): Diagnostic {
  return {
    file: page.file,
    ...placeInFrontMatter(page.text(), 'description'),
    rule: 'page/description-unique',
    severity: 'error',
    message: `The description is the same as that of ${other}.`,
    hint: 'Say what only this page answers.',
  };
}
