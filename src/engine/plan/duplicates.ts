import { normalizePath } from '../../shared/urls';
import type { Diagnostic } from '../model/diagnostic';
import type { PlannedPage } from './planned-page';

export type RouteProblem = Omit<Diagnostic, 'severity'>;

/**
 * Leaves one page for each route, the first one, and says which others wanted it. Letters count without case, because
 * file systems differ in that.
 */
export function dropDuplicates(planned: readonly PlannedPage[]): {
  pages: PlannedPage[];
  duplicates: RouteProblem[];
} {
  const byRoute = new Map<string, PlannedPage>();
  const clashes: [PlannedPage, PlannedPage][] = [];
  for (const page of planned) {
    const key = normalizePath(page.path).toLowerCase();
    const first = byRoute.get(key);
    if (!first) byRoute.set(key, page);
    // Two files of one version, and two posts, are reported where they are read.
    else if (!areSiblings(first, page)) clashes.push([first, page]);
  }
  const duplicates = clashes.map(([first, page]) => problemOf(first, page));
  return { pages: [...byRoute.values()], duplicates };
}

function areSiblings(first: PlannedPage, second: PlannedPage): boolean {
  const arePosts = first.published !== null && second.published !== null;
  return arePosts || (first.docs !== undefined && first.docs.version === second.docs?.version);
}

function problemOf(first: PlannedPage, second: PlannedPage): RouteProblem {
  const name = (page: PlannedPage): string => page.file ?? 'a generated page';
  return {
    file: second.file ?? 'site.config.ts',
    line: 1,
    column: 1,
    rule: 'routes/duplicate',
    message: `Two pages have the address ${second.path}: ${name(first)} and ${name(second)}. The first one is built.`,
    hint: 'Give one of them another slug.',
  };
}

/**
 * One problem for each mistake of a page that several versions show: those that end with "in VERSION." and are the same
 * otherwise become one that names all of the versions.
 */
export function joinVersions(problems: readonly Diagnostic[]): Diagnostic[] {
  const joined = new Map<string, { problem: Diagnostic; text: string; versions: string[] }>();
  for (const problem of problems) {
    const [, text = problem.message, version] = /^(.*) in (\S+)\.$/s.exec(problem.message) ?? [];
    const { file, line, column, rule } = problem;
    const key = JSON.stringify([file, line, column, rule, text]);
    const known = joined.get(key) ?? { problem, text, versions: [] };
    if (version !== undefined) known.versions.push(version);
    joined.set(key, known);
  }
  return [...joined.values()].map(({ problem, text, versions }) =>
    versions.length > 1 ? { ...problem, message: `${text} in ${versions.join(', ')}.` } : problem,
  );
}
