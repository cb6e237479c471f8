import type { Diagnostic } from '../model/diagnostic';
import { byPlace, isError, diagnosticsToPrint } from '../model/print';

/** All problems as JSON, for editors and other programs: each with its place, rule, message and hint. */
export function jsonReport(found: readonly Diagnostic[]): string {
  const problems = diagnosticsToPrint(found).sort(byPlace);
  const errors = problems.filter(isError).length;
  return JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2);
}

/** All problems as commands of GitHub's workflows, which it shows beside the changed lines of a pull request. */
export function githubAnnotations(found: readonly Diagnostic[]): string {
  return diagnosticsToPrint(found)
    .sort(byPlace)
    .map(({ file, line, column, rule, severity, message, hint }) => {
      const text = hint === undefined ? message : `${message}\n${hint}`;
      const fields = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`;
      return `::${severity} ${fields}::${escaped(text)}`;
    })
    .join('\n');
}

/** A line of a command holds no line break; a percent sign begins an escape. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
