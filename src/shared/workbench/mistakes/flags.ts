/** Flags that belong to another tool, version or gadget, and flags with a dash too few or too many. */

import { type Finding, findingAt } from '../../commands/finding';
import { namePlace, type GivenFlag } from '../../commands/arguments';
import { type CommandModel, commandWord, type FlagModel, type KnownFlag, type Tool } from '../../commands/model';
import type { ParsedCommand } from '../../commands/parse';
import { type ShellScript, wordPlace } from '../../commands/shell';

/** `-namespace` and `--n`: the flag exists with the other number of dashes. */
export const dashes: Rule = (call) =>
  call.args.flags.flatMap((flag): Finding[] => {
    const written = flag.word.text.replace(/=.*$/s, '');
    const place = wordPlace(flag.word, 0, written.length);
    if (/^-[A-Za-z][\w-]+$/.test(written)) {
      const long = call.legal.find((one) => one.flag === `-${written}`);
      const message = `${written} has one hyphen, so it is read as ${written.slice(0, 2)} with a value.`;
      return long
        ? [findingAt(place, 'command/dashes', message, `Long flags have two hyphens: ${long.flag}.`, long.flag)]
        : [];
    }
    const short = /^--[A-Za-z]$/.test(written) ? written.slice(1) : undefined;
    if (short === undefined || flag.spec || !call.legal.some((one) => one.short === short)) return [];
    return [
      findingAt(place, 'command/dashes', `${written} is not a flag.`, `Short flags have one hyphen: ${short}.`, short),
    ];
  });

/** A flag that this command does not have: what has it, and the flag to use here. */
export const foreignFlags: Rule = (call, { model }) => {
  if (!call.path.at(-1)?.run) return [];
  return call.args.flags.filter((flag) => !flag.spec).flatMap((flag) => whose(flag, call, model));
};

function whose(flag: GivenFlag, call: ParsedCommand, model: CommandModel): Finding[] {
  const place = namePlace(flag);
  const same = model.runFlags.filter((one) => one.flag === flag.name || one.short === flag.name);
  const own = same.find((one) => one.environments?.includes(call.tool) ?? true);
  const notHere = `${flag.written} is not in ${model.version}.`;
  if (own && !own.here) return [findingAt(place, 'command/flag-version', notHere, span(own))];
  if (own)
    return unfit(own, flag, call).map(([message, hint]) => findingAt(place, 'command/flag-needs', message, hint));
  const [other] = same;
  if (other?.environments) {
    const tools = other.environments.map((tool: Tool) => commandWord(model, tool));
    const twin = counterpart(other.flag, call.legal);
    const message = `${flag.written} is a flag of ${listed(tools)}, not of ${commandWord(model, call.tool)}.`;
    const hint = twin === undefined ? 'Leave it out.' : `Use ${twin} here.`;
    return [findingAt(place, 'command/flag-tool', message, hint, twin)];
  }
  const gadgets = model.gadgets.filter((one) => one.here && one.flags.includes(flag.name)).map((one) => one.name);
  if (gadgets.length === 0 || !call.gadget) return [];
  const message = `${call.gadget.name} has no flag ${flag.written}.`;
  return [findingAt(place, 'command/flag-gadget', message, `It is a flag of ${listed(gadgets)}.`)];
}

function span({ since, until }: FlagModel): string {
  if (until !== undefined) return `It existed up to ${until}.`;
  return since === undefined ? 'It belongs to another version.' : `It exists from ${since} on.`;
}

/** Why a gadget lacks a flag that others have. */
function unfit(own: FlagModel, flag: GivenFlag, { gadget }: ParsedCommand): [message: string, hint: string][] {
  if (!gadget || own.needs === undefined) return [];
  const sources = gadget.dataSources.map((source) => source.name);
  switch (own.needs) {
    case 'array':
      return [[`${flag.written} is for gadgets that print tables; ${gadget.name} prints events.`, 'Leave it out.']];
    case 'single-source':
      return [
        [
          `${gadget.name} has several data sources, so ${flag.written} needs the name of one.`,
          `Write ${listed(sources.map((name) => `${own.flag}.${name}`))}.`,
        ],
      ];
    case 'user-stack':
      return [[`${flag.written} is for gadgets that collect user stacks; ${gadget.name} does not.`, 'Leave it out.']];
  }
}

/** The flag among others that selects the same: `--namespace` of one tool is `--k8s-namespace` of another. */
export function counterpart(flag: string, legal: readonly KnownFlag[]): string | undefined {
  const bare = (name: string): string => name.replace(/^--(?:k8s-|runtime-)?/, '');
  const candidates = legal.filter((one) => bare(one.flag) === bare(flag)).map((one) => one.flag);
  return candidates.find((one) => one.startsWith('--k8s-')) ?? candidates[0];
}

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
