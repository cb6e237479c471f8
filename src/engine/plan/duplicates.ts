import path from 'node:path';
import { normalizePath } from '../../shared/urls';
import type { Diagnostic } from '../model/diagnostic';
import { placeOfField, type SourceDocument } from '../read/documents';
import { freeSlugs, slugHint } from '../read/free-slug';
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
  site: Sources,
): { pages: PlannedPage[]; duplicates: RouteProblem[] } {
  const byRoute = new Map<string, PlannedPage>();
  const clashes: [PlannedPage, PlannedPage][] = [];
  for (const page of planned) {
    const key = normalizePath(page.path).toLowerCase();
    const first = byRoute.get(key);
    if (!first) byRoute.set(key, page);
    // Two files of one version, and two posts, are reported where they are read.
    else if (!areSiblings(first, page)) clashes.push([first, page]);
  }
  const duplicates = clashes.map(([first, page]) => problemOf(first, page, site, byRoute));
  return { pages: [...byRoute.values()], duplicates };
}

type Sources = Pick<Site, 'docs' | 'blog' | 'texts'>;

function areSiblings(first: PlannedPage, second: PlannedPage): boolean {
  const arePosts = first.published !== null && second.published !== null;
  return (
    arePosts ||
    (first.docs !== undefined && first.docs.set === second.docs?.set && first.docs.version === second.docs.version)
  );
}

/** The Markdown of a page, and what its address has in front of its slug; `null` where that is not known here. */
function sourceOf({ file }: PlannedPage, { docs, blog, texts }: Sources): WrittenPage | undefined {
  const all: WrittenPage[] = [
    ...docs.flatMap((version) => version.docs.map(({ document }) => ({ document, prefix: version.path }))),
    ...(blog?.posts ?? []).map(({ document }) => ({ document, prefix: null })),
    ...texts.map(({ document }) => ({ document, prefix: '' })),
  ];
  return all.find(({ document }) => document.file === file);
}

interface WrittenPage {
  document: SourceDocument;
  prefix: string | null;
}

function problemOf(
  first: PlannedPage,
  second: PlannedPage,
  site: Sources,
  routes: ReadonlyMap<string, unknown>,
): RouteProblem {
  const name = (page: PlannedPage): string => page.file ?? 'a generated page';
  const source = sourceOf(second, site);
  const place = source
    ? placeOfField(source.document, 'slug', source.document.frontMatter.slug)
    : { file: second.file ?? 'site.config.ts', line: 1, column: 1 };
  return {
    ...place,
    rule: 'routes/duplicate',
    message: `Two pages answer ${second.path}: ${name(first)} and ${name(second)}. The first one is built.`,
    hint: slugHint('Give one of them another slug', place.file, source ? slugsFor(source, second.path, routes) : []),
  };
}

/** Slugs that the second file could say; those of a post depend on its blog, so that none is offered here. */
function slugsFor({ document, prefix }: WrittenPage, route: string, routes: ReadonlyMap<string, unknown>): string[] {
  if (prefix === null || !route.startsWith(`${prefix}/`)) return [];
  const taken = new Set([...routes.keys()].map((key) => key.slice(prefix.length + 1)));
  return freeSlugs(route.slice(prefix.length), path.posix.parse(document.file).name, taken);
}
