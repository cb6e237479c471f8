/** Reads whatever a reader has pasted as calls of the tools, and finds what is wrong with them. */

import { checkCommand } from '../commands/check';
import type { Finding } from '../commands/finding';
import type { CommandModel } from '../commands/model';
import { parseCommand, type ParsedCommand } from '../commands/parse';
import type { ShellScript, Word } from '../commands/shell';
import { isTerminal, readSteps } from '../commands/terminal';
import { imageAndRest, imageReference, misspeltTool, missingRun } from './mistakes/command-words';
import { dashes, foreignFlags, type Rule } from './mistakes/flags';
import {
  givenTwice,
  kindsOfValues,
  lostQuotes,
  missingValues,
  namesOfValues,
  oldConditions,
  spacesInConditions,
} from './mistakes/values';

/** The special rules come first: what they find, the general check does not say again. */
const RULES: readonly Rule[] = [
  missingRun,
  lostQuotes,
  dashes,
  missingValues,
  givenTwice,
  foreignFlags,
  oldConditions,
  spacesInConditions,
  kindsOfValues,
  namesOfValues,
  imageReference,
  imageAndRest,
];

/** What was found in a text. */
interface Diagnosis {
  calls: { parsed: ParsedCommand; findings: Finding[] }[];
  /** The words of all calls, and of lines that were meant as one. */
  commands: { words: readonly Word[]; findings: Finding[] }[];
  /** Of all calls, and of lines that were meant as one. */
  findings: Finding[];
}

const OPEN_ENDS = {
  quote: 'A quote is never closed.',
  substitution: 'A bracket or backtick is never closed.',
  heredoc: 'The end of the here-document is missing.',
  compound: 'The text ends in the middle of a loop, a group or a pipeline.',
  continuation: 'The text ends with a backslash, so the shell waits for more.',
} as const;

/** Finds the calls in a text and their problems. Any text is taken; one without a call gives none. */
export function diagnose(source: string, versionModel: CommandModel): Diagnosis {
  // A reader may write any tag; only the site's own pages have a variable there.
  const model = { ...versionModel, tagVariable: null };
  const diagnosis: Diagnosis = { calls: [], commands: [], findings: [] };
  for (const script of scriptsOf(source)) {
    for (const command of script.commands) {
      const parsed = parseCommand(command, model);
      const findings = parsed ? findingsOf(parsed, { model, source, script }) : misspeltTool(command, model);
      if (parsed) diagnosis.calls.push({ parsed, findings });
      diagnosis.commands.push({ words: command.words, findings });
      diagnosis.findings.push(...findings);
    }
    if (script.unfinished !== null && diagnosis.calls.length > 0) {
      const place = { offset: Math.max(0, source.length - 1), end: source.length };
      const hint =
        script.unfinished === 'continuation' ? 'Remove the backslash, or add the rest of the command.' : 'Close it.';
      diagnosis.findings.push({ ...place, rule: 'command/open', message: OPEN_ENDS[script.unfinished], hint });
    }
  }
  return diagnosis;
}

/** Commands typed at prompts where the text has prompts, else the whole text as a script. */
function scriptsOf(source: string): ShellScript[] {
  const language = isTerminal('', source) ? 'console' : 'bash';
  return readSteps(source, language).map((step) => step.script);
}

function findingsOf(parsed: ParsedCommand, context: Parameters<Rule>[1]): Finding[] {
  const found: Finding[] = [];
  const add = (findings: readonly Finding[]): void => {
    for (const one of findings) if (!found.some((other) => overlap(one, other))) found.push(one);
  };
  for (const rule of RULES) add(rule(parsed, context));
  add(checkCommand(parsed, { model: context.model, localImages: new Set(), inline: false }));
  return found.sort((a, b) => a.offset - b.offset);
}

function overlap(one: Finding, other: Finding): boolean {
  return one.offset < other.end && other.offset < one.end;
}
