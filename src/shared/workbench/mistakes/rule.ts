import type { Finding } from '../../commands/finding';
import type { CommandModel } from '../../commands/model';
import type { ParsedCommand } from '../../commands/parse';
import type { ShellScript } from '../../commands/shell';

interface RuleContext {
  model: CommandModel;
  /** The whole text, and what the shell makes of it. */
  source: string;
  script: ShellScript;
}

/** Looks for one kind of mistake that people make. Returns findings, with a correction where one is known. */
export type Rule = (call: ParsedCommand, context: RuleContext) => Finding[];

/** Names as a sentence lists them, with at most six of them. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 6);
  return shown.join(', ') + (names.length > shown.length ? ' and others' : '');
}
