import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from './group-by';
import { UNREAD, unreadFiles, type Diagnostic } from './diagnostic';
import { printable } from './hidden-characters';
import { linkStatOf } from './files';

/** A message so often in one file is printed once, with the places where it is again. */
const REPEATED_FROM = 3;
/** Places of such a message; the next ones are shown once these are fixed. */
const REPEATED_PLACES = 20;

/** Columns of source that a frame shows, and how many of them precede the caret of a long line. */
const FRAME_WIDTH = 120;
const BEFORE_CARET = 80;

const colour = process.stderr.isTTY && !process.env['NO_COLOR'];
const paint = (code: number, text: string): string => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Compares by file, then by place in the file. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule);
}

/**
 * The line with the problem, with one line before it and a caret below. Long lines are scrolled to the caret. Empty
 * when the source has no such line.
 */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split('\n');
  const width = String(line).length;
  const from = column <= FRAME_WIDTH ? 0 : column - 1 - BEFORE_CARET;
  const window = (text: string): string => {
    const cut = printable(text.replace(/\t/g, ' ').slice(from, from + FRAME_WIDTH));
    return `${from > 0 && cut !== '' ? '…' : ''}${cut}${text.length > from + FRAME_WIDTH ? '…' : ''}`;
  };
  const rows: string[] = [];
  for (let number = Math.max(1, line - 1); number <= line; number++) {
    const text = lines[number - 1];
    if (text === undefined) return '';
    rows.push(`  ${String(number).padStart(width)} | ${window(text)}`.trimEnd());
  }
  const before = printable(lines[line - 1]?.slice(from, Math.max(from, column - 1)) ?? '').length;
  const beyond = Math.max(0, column - 1 - (lines[line - 1]?.length ?? 0));
  rows.push(`  ${' '.repeat(width)} | ${' '.repeat(before + beyond + (from > 0 ? 1 : 0))}^`);
  return rows.join('\n');
}

/** The text of a file below a root; `null` where it cannot be read, which the problem itself then reports. */
export function readSource(root: string, file: string): string | null {
  const full = path.join(root, file);
  try {
    // A pipe would be waited for, and a link may lead to a private file.
    return linkStatOf(full)?.isFile() ? readFileSync(full, 'utf8') : null;
  } catch {
    return null;
  }
}

interface PrintOptions {
  /** Every place of a message that a file has again and again. */
  all?: boolean;
}

/**
 * All problems of a run as text: grouped by file, each with its place, a code frame and the fix, each once. A message
 * that a file has again and again is printed once with all its places, unless all are asked for.
 */
export function formatDiagnostics(
  found: readonly Diagnostic[],
  root: string,
  { all = false }: PrintOptions = {},
): string {
  const diagnostics = diagnosticsToPrint(found).sort(byPlace);
  const repeated = all ? new Map<Diagnostic, Diagnostic[]>() : repeatedMessages(diagnostics);
  const hidden = new Set([...repeated.values()].flat());
  const out: string[] = [];
  let file = '';
  let source: string | null = null;
  for (const diagnostic of diagnostics.filter((one) => !hidden.has(one))) {
    if (diagnostic.file !== file) {
      file = diagnostic.file;
      source = readSource(root, file);
      out.push(paint(1, file));
    }
    out.push(`  ${diagnostic.line}:${diagnostic.column} ${headline(diagnostic)}`);
    const frame = source === null ? '' : codeFrame(source, diagnostic.line, diagnostic.column);
    if (frame) out.push(paint(90, frame.replace(/^/gm, '  ')));
    out.push(...againAt(repeated.get(diagnostic) ?? []), ...fixOf(diagnostic), '');
  }
  out.push(summary(diagnostics));
  return out.join('\n');
}

/**
 * What a person or a program is shown. The same words at the same place are one problem, however many steps found it, and so are
 * the problems of a rule that several versions have there; of a file that cannot be read only that is reported, because all else follows from it. What the content
 * puts into a message is escaped.
 */
export function diagnosticsToPrint(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unread = unreadFiles(diagnostics);
  const told = diagnostics.filter((one) => !unread.has(one.file) || UNREAD.has(one.rule));
  const key = ({ file, line, column, rule, message, version }: Diagnostic): string =>
    JSON.stringify([file, line, column, rule, version ? null : message]);
  return groupBy(told, key).map(([, same]) => {
    const { version: _, message, hint, ...first } = same[0];
    const versions = [...new Set(same.flatMap(({ version }) => version ?? []))];
    // A message may contain its version, for example in an address.
    const isNamed = versions.length < 2 && message.includes(versions.join());
    return {
      ...first,
      file: printable(first.file),
      message: printable(isNamed ? message : `${message} (in ${versions.join(', ')})`),
      ...(hint !== undefined && { hint: printable(hint) }),
    };
  });
}

/** A message for the terminal: only the colors of this file stay as they are. */
export const inColor = (text: string): string =>
  text.replace(/(\u001b\[(?:0|1|31|33|36|90)m)|[^\u001b]+|\u001b/g, (part, color?: string) => color ?? printable(part));

/** Messages that one file has again and again: the others by the first of each. */
function repeatedMessages(diagnostics: readonly Diagnostic[]): Map<Diagnostic, Diagnostic[]> {
  const groups = groupBy(diagnostics, ({ file, rule, message, hint }) => JSON.stringify([file, rule, message, hint]));
  return new Map(
    groups.flatMap(([, [first, ...others]]) => (others.length >= REPEATED_FROM - 1 ? [[first, others]] : [])),
  );
}

function againAt(others: readonly Diagnostic[]): string[] {
  if (others.length === 0) return [];
  const places = others.slice(0, REPEATED_PLACES).map(({ line, column }) => `${line}:${column}`);
  const more = others.length > REPEATED_PLACES ? ', …' : '';
  return [`    and in ${others.length} more places: ${places.join(', ')}${more}`];
}

function headline(diagnostic: Diagnostic): string {
  const label = isError(diagnostic) ? paint(31, 'error') : paint(33, 'warning');
  return `${label} ${diagnostic.message} ${paint(90, `[${diagnostic.rule}]`)}`;
}

function fixOf({ hint }: Diagnostic): string[] {
  return hint === undefined ? [] : [`    ${paint(36, 'fix:')} ${hint.replace(/\n/g, '\n         ')}`];
}

/** Whether a problem fails the command. */
export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** One line that counts errors and warnings. */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError).length;
  const warnings = diagnostics.length - errors;
  return `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}`;
}

/** All problems as JSON, for editors and other programs: each with its place, rule, message and hint. */
export function jsonReport(found: readonly Diagnostic[]): string {
  const problems = diagnosticsToPrint(found).sort(byPlace);
  const errors = problems.filter(isError).length;
  return JSON.stringify({ errors, warnings: problems.length - errors, problems }, null, 2);
}

/** All problems as commands of GitHub's workflows, which it shows next to the changed lines of a pull request. */
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

/** A line of a command contains no line break; a percent sign begins an escape. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
