import { readTerminal } from '../../src/shared/commands/terminal';
import { fillVariables } from './check-text';
import type { Listing, Report } from './listing';
import { runTool } from './run-tool';

/** A command or a script of a listing. */
interface Script {
  listing: Listing;
  text: string;
  /** Its first line in the listing. */
  line: number;
}

/** Parses each script of its input with the shell `$0`, and prints its messages. A zero byte ends each of them. */
const PARSE_EACH = 'while IFS= read -r -d "" script; do "$0" -n <<<"$script" 2>&1 || echo failed; printf "\\0"; done';

/** Parses the commands of shell listings; of a terminal, those after the prompts. */
export function checkShell(listings: readonly Listing[], report: Report): void {
  for (const shell of ['bash', 'sh']) {
    const scripts = listings.filter(({ lang }) => (lang === 'sh' ? 'sh' : 'bash') === shell).flatMap(scriptsOf);
    if (scripts.length > 0) checkScripts(shell, scripts, report);
  }
}

function checkScripts(shell: string, scripts: readonly Script[], report: Report): void {
  // One process starts all the shells: to start each of them from here takes a quarter of a minute.
  const input = scripts.map(({ text }) => `${fillVariables(text).replaceAll('\0', '')}\0`).join('');
  const { found, output } = runTool('bash', ['-c', PARSE_EACH, shell], { input });
  if (!found) return scripts.forEach(() => report.skip('shell: bash is not installed'));
  const messages = output.split('\0');
  scripts.forEach(({ listing, line }, at) => {
    const message = messages[at] ?? 'failed';
    const error = /line (\d+): (.*)/.exec(message) ?? /: (\d+): (.*)/.exec(message);
    const problem = { line: line + Number(error?.[1] ?? 1) - 1, message: error?.[2] ?? message.trim() };
    report.add(listing, message === '' ? [] : [problem]);
  });
}

function scriptsOf(listing: Listing): Script[] {
  if (listing.lang !== 'console') return [{ listing, text: listing.text, line: 1 }];
  const scripts: Script[] = [];
  readTerminal(listing.text, 'console').forEach((line, index) => {
    const last = scripts.at(-1);
    if (line.continues && last) last.text += `\n${line.text}`;
    else if (line.kind === 'command') scripts.push({ listing, text: line.text, line: index + 1 });
  });
  return scripts;
}
