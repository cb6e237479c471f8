import { nearestHint } from '../../../shared/nearest';
import type { Diagnostic } from '../../model/diagnostic';
import { placeOfField } from '../../read/documents';
import type { DocEntry } from './sidebar';

/**
 * Pages that name one before or after them which there is not; a draft will come. What several versions share is
 * reported once.
 */
export function reportUnknownNeighbours(
  docs: readonly DocEntry[],
  drafts: readonly string[],
  problems: Diagnostic[],
): void {
  const ids = new Set([...docs.map((doc) => doc.id), ...drafts]);
  for (const { document } of docs)
    for (const field of ['pagination_prev', 'pagination_next'] as const) {
      const id = document.frontMatter[field] ?? null;
      const message = `${field}: there is no page with the id "${id}".`;
      if (id === null || ids.has(id)) continue;
      if (problems.some((known) => known.file === document.file && known.message === message)) continue;
      problems.push({
        ...placeOfField(document, field, id),
        rule: 'pagination/unknown-doc',
        severity: 'error',
        message,
        hint: nearestHint(id, ids, 'The id is the path of a page below the version, without extension; null is none.'),
      });
    }
}
