import type { Diagnostic } from '../model/diagnostic';

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
