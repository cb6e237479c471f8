import { LineCounter, parseAllDocuments } from 'yaml';
import { readTerminal } from '../../src/shared/commands/terminal';
import { messageOf } from '../../src/shared/errors';
import type { Listing, Report } from './listing';
import { runTool } from './run-tool';

/** Parses a YAML listing, which may contain several documents. */
export function checkYaml(listing: Listing, report: Report): void {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(fillVariables(listing.text), { lineCounter, prettyErrors: false });
  const errors = documents.flatMap((document) =>
    document.errors.map(({ pos, message }) => ({ line: lineCounter.linePos(pos[0]).line, message })),
  );
  report.add(listing, errors, 'Mark a part of a document with `fragment` after the language.');
}

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

/** The commands after the prompts, each with its continuation lines. */
function terminalCommands(text: string): { text: string; line: number }[] {
  const commands: { text: string; line: number }[] = [];
  readTerminal(text, 'console').forEach((line, index) => {
    const last = commands.at(-1);
    if (line.continues && last) last.text += `\n${line.text}`;
    else if (line.kind === 'command') commands.push({ text: line.text, line: index + 1 });
  });
  return commands;
}

/** Variables of the site become plain words: `%IG_TAG%` is neither YAML nor JSON. */
function fillVariables(text: string): string {
  return text.replace(/%([A-Z_]+)%/g, (_, name: string) => name.toLowerCase().replaceAll('_', '-'));
}
