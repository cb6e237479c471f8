import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../model/diagnostic';

/** How many files of the same rule and message make the layout the likely cause. */
const LAYOUT_SUSPICION = 20;

const colour = process.stderr.isTTY && !process.env['NO_COLOR'];
const paint = (code: number, text: string): string => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

/** Compares by file, then by place in the file. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule);
}

/** The line with the problem, with one line before it and a caret below. Empty when the file cannot be read. */
export function codeFrame(source: string, line: number, column: number): string {
  const lines = source.split('\n');
  const width = String(line).length;
  const rows: string[] = [];
  for (let number = Math.max(1, line - 1); number <= line; number++) {
    const text = lines[number - 1];
    if (text === undefined) return '';
    rows.push(`  ${String(number).padStart(width)} | ${text.slice(0, 160)}`);
  }
  rows.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.min(Math.max(0, column - 1), 160))}^`);
  return rows.join('\n');
}

function readSource(root: string, file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * All problems of a run as text: grouped by file, each with its place, a code frame and the fix.
 * A message that repeats on very many pages is printed once, with the layout named as the likely cause.
 */
export function formatDiagnostics(diagnostics: Diagnostic[], root: string): string {
  const repeated = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = `${diagnostic.rule} ${diagnostic.message}`;
    repeated.set(key, [...(repeated.get(key) ?? []), diagnostic]);
  }
  const suspicious = [...repeated.values()].filter(
    (group) => new Set(group.map((d) => d.file)).size >= LAYOUT_SUSPICION,
  );
  const hidden = new Set(suspicious.flat());
  const out: string[] = [];
  for (const group of suspicious) {
    const first = group[0];
    if (!first) continue;
    out.push(`${label(first)} ${first.message} ${paint(90, `[${first.rule}]`)}`);
    out.push(
      `  On ${group.length} pages, first ${first.file}:${first.line}: the layout or the configuration is the likely cause.`,
      '',
    );
  }
  let file = '';
  let source: string | null = null;
  for (const diagnostic of diagnostics.filter((d) => !hidden.has(d)).sort(byPlace)) {
    if (diagnostic.file !== file) {
      file = diagnostic.file;
      source = readSource(root, file);
      out.push(paint(1, file));
    }
    out.push(
      `  ${diagnostic.line}:${diagnostic.column} ${label(diagnostic)} ${diagnostic.message} ${paint(90, `[${diagnostic.rule}]`)}`,
    );
    const frame = source === null ? '' : codeFrame(source, diagnostic.line, diagnostic.column);
    if (frame) out.push(paint(90, frame.replace(/^/gm, '  ')));
    if (diagnostic.hint) out.push(`    ${paint(36, 'fix:')} ${diagnostic.hint.replace(/\n/g, '\n         ')}`);
    out.push('');
  }
  out.push(summary(diagnostics));
  return out.join('\n');
}

function label(diagnostic: Diagnostic): string {
  return diagnostic.severity === 'error' ? paint(31, 'error') : paint(33, 'warning');
}

/** One line that counts errors and warnings. */
export function summary(diagnostics: Diagnostic[]): string {
  const errors = diagnostics.filter((d) => d.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}`;
}
