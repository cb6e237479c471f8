import { normalizePath } from '../../shared/urls';
import type { Diagnostic } from '../model/diagnostic';
import { placeOfField } from '../read/documents';
import type { PlannedPage } from './planned-page';
import type { Site } from './site';

/** A problem whose severity the command decides. */
export type RouteProblem = Omit<Diagnostic, 'severity'>;

/**
 * Leaves one page for each route, the first one, and says which others wanted it. Letters count without case, because
 * file systems differ in that.
 */
export function dropDuplicates(
  planned: readonly PlannedPage[],
  site: Pick<Site, 'docs' | 'blog' | 'texts'>,
): { pages: PlannedPage[]; duplicates: RouteProblem[] } {
  const byRoute = new Map<string, PlannedPage>();
  const duplicates: RouteProblem[] = [];
  for (const page of planned) {
    const key = normalizePath(page.path).toLowerCase();
    const first = byRoute.get(key);
    if (!first) byRoute.set(key, page);
    // Two files of one version, and two posts, are reported where they are read, with a better hint.
    else if (!areSiblings(first, page)) duplicates.push({ ...placeOf(site, page), ...problemOf(first, page) });
  }
  return { pages: [...byRoute.values()], duplicates };
}

function areSiblings(first: PlannedPage, second: PlannedPage): boolean {
  const arePosts = first.published !== null && second.published !== null;
  return (
    arePosts ||
    (first.docs !== undefined && first.docs.set === second.docs?.set && first.docs.version === second.docs.version)
  );
}

/** Where a file says the address of its page; its first line where the name of the file does. */
function placeOf({ docs, blog, texts }: Pick<Site, 'docs' | 'blog' | 'texts'>, { file }: PlannedPage): SourcePlace {
  const documents = [...docs.flatMap((version) => version.docs), ...(blog?.posts ?? []), ...texts].map(
    (one) => one.document,
  );
  const document = documents.find((one) => one.file === file);
  return document
    ? placeOfField(document, 'slug', document.frontMatter.slug)
    : { file: file ?? 'site.config.ts', line: 1, column: 1 };
}

type SourcePlace = Pick<Diagnostic, 'file' | 'line' | 'column'>;

function problemOf(first: PlannedPage, second: PlannedPage): Omit<RouteProblem, keyof SourcePlace> {
  const name = (page: PlannedPage): string => page.file ?? 'a generated page';
  return {
    rule: 'routes/duplicate',
    message: `Two pages answer ${second.path}: ${name(first)} and ${name(second)}. The first one is built.`,
    hint: 'Give one of them another slug.',
  };
}
