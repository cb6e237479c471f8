import { normalizePath } from '../../../shared/urls';
import type { Diagnostic } from '../../model/diagnostic';
import { placeOfField } from '../../read/documents';
import type { DocEntry, SidebarCategory } from './sidebar';

/** An address, and the place of the file that gives it. */
interface AddressOwner extends Pick<Diagnostic, 'file' | 'line' | 'column'> {
  path: string;
}

/**
 * Reports pages and generated landing pages of a version that have the same address. What several versions share is
 * reported once.
 */
export function reportSameAddresses(
  docs: readonly DocEntry[],
  landings: readonly SidebarCategory[],
  problems: Diagnostic[],
): void {
  const seen = new Map<string, AddressOwner>();
  for (const { path, ...place } of [...docs.map(ownerOf), ...landings.flatMap(ownerOfLanding)]) {
    const key = normalizePath(path).toLowerCase();
    const first = seen.get(key);
    if (!first) {
      seen.set(key, { path, ...place });
      continue;
    }
    const isReported = problems.some(
      ({ file, rule, message }) =>
        file === place.file && rule === 'routes/duplicate-slug' && message.endsWith(` ${first.file}.`),
    );
    if (isReported) continue;
    problems.push({
      ...place,
      rule: 'routes/duplicate-slug',
      severity: 'error',
      message: `${path} is already the address of ${first.file}.`,
      hint: 'Give one of the two another slug.',
    });
  }
}

const ownerOf = ({ path, document }: DocEntry): AddressOwner => ({
  path,
  ...placeOfField(document, 'slug', document.frontMatter.slug),
});

const ownerOfLanding = ({ path, generated }: SidebarCategory): AddressOwner[] =>
  path === null || !generated ? [] : [{ path, file: generated.file, line: generated.line, column: 1 }];
