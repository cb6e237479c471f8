import { joinOutcomes, listingProblem, type Listing, type Outcome } from './listing';
import { runTool } from './run-tool';
import { messageOf } from '../../src/shared/errors';

/** Parses a JSON listing: one value, or one value a line as the tool prints events. */
export function checkJson(listing: Listing): Outcome {
  const text = fillVariables(listing.text);
  const whole = jsonError(text);
  if (whole === null) return { checked: 1, problems: [], skipped: [] };
  const lines = text
    .split('\n')
    .map((line, index) => ({ line: index + 1, error: line.trim() === '' ? null : jsonError(line) }));
  const first = lines.find(({ error }) => error !== null);
  if (first === undefined) return { checked: 1, problems: [], skipped: [] };
  return {
    checked: 1,
    problems: [listingProblem(listing, 1, whole, 'Mark a part of a document with `fragment` behind the language.')],
    skipped: [],
  };
}

function jsonError(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Parses the commands of a shell listing; of a terminal, those behind the prompts. */
export function checkShell(listing: Listing): Outcome {
  const shell = listing.lang === 'sh' ? 'sh' : 'bash';
  if (listing.lang !== 'console') return parseShell(listing, shell, listing.text, 1);
  return joinOutcomes(terminalCommands(listing.text).map(({ text, line }) => parseShell(listing, shell, text, line)));
}

function parseShell(listing: Listing, shell: string, text: string, firstLine: number): Outcome {
  const result = runTool(shell, ['-n'], { input: `${fillVariables(text)}\n` });
  if (!result.found) return { checked: 0, problems: [], skipped: [`shell: ${shell} is not installed`] };
  const error = /line (\d+): (.*)/.exec(result.output) ?? /: (\d+): (.*)/.exec(result.output);
  if (result.ok && error === null) return { checked: 1, problems: [], skipped: [] };
  return {
    checked: 1,
    problems: [listingProblem(listing, firstLine + Number(error?.[1] ?? 1) - 1, error?.[2] ?? result.output.trim())],
    skipped: [],
  };
}

/** The commands behind the prompts, each with its lines after a backslash and its here-document. */
export function terminalCommands(text: string): { text: string; line: number }[] {
  const commands: { text: string; line: number }[] = [];
  const rows = text.split('\n');
  for (let at = 0; at < rows.length; at++) {
    if (!/^[$#] /.test(rows[at] ?? '')) continue;
    const start = at;
    while ((rows[at] ?? '').endsWith('\\')) at++;
    const until = /<<-?\s*(['"]?)(\w+)\1/.exec(rows.slice(start, at + 1).join('\n'))?.[2];
    if (until !== undefined) while (at < rows.length - 1 && rows[at]?.trim() !== until) at++;
    commands.push({
      text: rows
        .slice(start, at + 1)
        .join('\n')
        .slice(2),
      line: start + 1,
    });
  }
  return commands;
}

/** Variables of the site become plain words: `%IG_TAG%` is no YAML and no JSON of its own. */
export function fillVariables(text: string): string {
  return text.replace(/%([A-Z_]+)%/g, (_, name: string) => name.toLowerCase().replaceAll('_', '-'));
}
