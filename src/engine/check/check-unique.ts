import type { Diagnostic } from '../model/diagnostic';
import { fieldPlace } from './check-page';
import { problem, type CheckDocument } from './check-types';

/** A page and its description. */
export interface Described {
  document: CheckDocument;
  description: string;
}

/** No two pages of a version, and no two posts, share a description. The later file is reported once. */
export function checkUniqueDescriptions(pages: Described[]): Diagnostic[] {
  const first = new Map<string, string>();
  const reported = new Map<string, Diagnostic>();
  for (const { document, description } of pages) {
    const trees = document.kind === 'post' ? ['posts'] : document.versions;
    for (const tree of trees) {
      const key = `${tree}\n${description.trim().toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, document.file);
      else if (other !== document.file)
        reported.set(
          document.file,
          problem(document.file, fieldPlace(document.text, 'description'), {
            rule: 'page/description-unique',
            message: `The description is the same as that of ${other}.`,
            hint: 'Say what only this page answers.',
          }),
        );
    }
  }
  return [...reported.values()];
}
