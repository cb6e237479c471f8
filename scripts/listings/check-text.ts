import { messageOf } from '../../src/shared/errors';
import type { Listing, Report } from './listing';
import { runTool } from './run-tool';

/** Parses a JSON listing: one value, or one value a line as the tool prints events. */
export function checkJson(listing: Listing, report: Report): void {
  const text = fillVariables(listing.text);
  const error = jsonError(text);
  const isLines = text.split('\n').every((line) => line.trim() === '' || jsonError(line) === null);
  const errors = error === null || isLines ? [] : [{ line: 1, message: error }];
  report.add(listing, errors, 'Mark a part of a document with `fragment` after the language.');
}

function jsonError(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Parses the commands of a shell listing; of a terminal, those after the prompts. */
export function checkShell(listing: Listing, report: Report): void {
  const shell = listing.lang === 'sh' ? 'sh' : 'bash';
  const commands = listing.lang === 'console' ? terminalCommands(listing.text) : [{ text: listing.text, line: 1 }];
  for (const { text, line } of commands) {
    const { found, ok, output } = runTool(shell, ['-n'], { input: `${fillVariables(text)}\n` });
    if (!found) {
      report.skip(`shell: ${shell} is not installed`);
      continue;
    }
    const error = /line (\d+): (.*)/.exec(output) ?? /: (\d+): (.*)/.exec(output);
    const problem = { line: line + Number(error?.[1] ?? 1) - 1, message: error?.[2] ?? output.trim() };
    report.add(listing, ok && error === null ? [] : [problem]);
  }
}

/** The commands after the prompts, each with its lines after a backslash and its here-document. */
export function terminalCommands(text: string): { text: string; line: number }[] {
  const commands: { text: string; line: number }[] = [];
  const rows = text.split('\n');
  for (let at = 0; at < rows.length; at++) {
    if (!/^[$#] /.test(rows[at] ?? '')) continue;
    const start = at;
    while ((rows[at] ?? '').endsWith('\\')) at++;
    const until = /<<-?\s*(['"]?)(\w+)\1/.exec(rows.slice(start, at + 1).join('\n'))?.[2];
    if (until !== undefined) while (at < rows.length - 1 && rows[at]?.trim() !== until) at++;
    const lines = rows.slice(start, at + 1).join('\n');
    commands.push({ text: lines.slice(2), line: start + 1 });
  }
  return commands;
}

/** Variables of the site become plain words: `%IG_TAG%` is neither YAML nor JSON. */
export function fillVariables(text: string): string {
  return text.replace(/%([A-Z_]+)%/g, (_, name: string) => name.toLowerCase().replaceAll('_', '-'));
}
