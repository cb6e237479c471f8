/** A run of a gadget as data. Reading and printing are inverse: what is printed reads as the same run. */

import {
  commandFlags,
  gadgetFlags,
  runFlags,
  type CommandModel,
  type KnownFlag,
  type Tool,
} from '../../commands/model';
import { readImage } from '../../commands/arguments';
import { programName } from '../../commands/invocation';
import { parseCommand, type ParsedCommand } from '../../commands/parse';
import { readShell, type Word } from '../../commands/shell';
import type { GadgetView } from '../../gadgets/view';
import type { ToolChoice } from '../environment';
import { counterpart } from '../mistakes/flags';
import { printWords } from '../quote';

/** What is asked for. */
export interface Run {
  tool: ToolChoice;
  image: string;
  tag: string | null;
  /** Values by the long name of their flag, in the order of the command; `null` for a flag that stands alone. */
  flags: ReadonlyMap<string, string | null>;
}

const CONTAINER = ['docker', 'run', '-ti', '--rm', '--privileged', '-v', '/:/host', '--pid=host'];
const CONTAINER_RUNNERS: ReadonlySet<string> = new Set(['docker', 'podman', 'nerdctl']);
const WRITTEN_SHORT: ReadonlySet<string> = new Set(
  '--namespace --all-namespaces --podname --containername --selector --output'.split(' '),
);

const FLAG_NAME = /^-{1,2}[\w.-]+$/;

/**
 * The run of a call; `null` for a call that runs no single image by name and tag, gives a flag twice, or has a flag
 * without its value or with a name that no flag has.
 */
function runOf(call: ParsedCommand): Run | null {
  if (!call.path.at(-1)?.run || !call.image || call.image.digest || call.args.positional.length !== 1) return null;
  if (call.image.name.startsWith('-')) return null;
  const flags = new Map<string, string | null>();
  for (const { name, value, spec } of call.args.flags) {
    if (flags.has(name) || !FLAG_NAME.test(name) || (spec && spec.type !== 'bool' && value === undefined)) return null;
    flags.set(name, value ?? null);
  }
  return {
    tool: call.tool === 'ig' && containerRunner(call) ? 'ig-container' : call.tool,
    image: call.image.name,
    tag: call.image.tag ?? null,
    flags,
  };
}

function containerRunner({ invocation: { before } }: ParsedCommand): string | undefined {
  return before.find(({ text }) => CONTAINER_RUNNERS.has(text))?.text;
}

/**
 * The words of a call as they are typed again: the tool by its name, and of what is around it only `sudo`, or the start
 * of a container.
 */
export function callWords(call: ParsedCommand): (Word | string)[] {
  const { before, program, args } = call.invocation;
  const runner = containerRunner(call);
  if (runner !== undefined) return [runner, ...CONTAINER.slice(1), ...program, ...args];
  const sudo = before.map(({ text }) => text).filter((text) => text === 'sudo' || text === '-E');
  return [...sudo, ...program.map(programName), ...args];
}

/** The first run in a text; `null` when there is none. */
export function runIn(text: string, model: CommandModel): Run | null {
  for (const command of readShell(text).commands) {
    const call = parseCommand(command, model);
    const run = call && runOf(call);
    if (run) return run;
  }
  return null;
}

/** The tool of a choice. */
export function toolOf(choice: ToolChoice): Tool {
  return choice === 'ig-container' ? 'ig' : choice;
}

/** The gadget of a run as the version has it. */
export function gadgetOf({ image }: Pick<Run, 'image'>, model: CommandModel): GadgetView | null {
  const { gadget: name } = readImage(image, model.imagePrefix);
  return model.gadgets.find((one) => one.name === name)?.view ?? null;
}

/** Flags that a gadget takes with a tool. */
export function legalFlags(choice: ToolChoice, gadget: GadgetView | null, model: CommandModel): KnownFlag[] {
  const tool = toolOf(choice);
  const path = model.tools[tool].commands.filter((one) => one.run && one.here);
  return [
    ...(gadget ? gadgetFlags(gadget) : []),
    ...commandFlags(model, tool, path, 'here'),
    ...runFlags(model, tool, gadget, 'here'),
  ];
}

/** A run as a command. */
export function printRun(run: Run, model: CommandModel): string {
  const legal = legalFlags(run.tool, gadgetOf(run, model), model);
  const image = run.tag === null ? run.image : `${run.image}:${run.tag}`;
  const flags = [...run.flags].flatMap(([name, value]) => {
    const spec = legal.find((one) => one.flag === name);
    return flagWords(name, value, spec?.type, WRITTEN_SHORT.has(name) ? spec?.short : undefined);
  });
  return printWords([...toolWords(run, model), 'run', image, ...flags]);
}

/** How a tool is called. Loading eBPF programs on a host needs root. */
export function toolWords({ tool, tag }: Pick<Run, 'tool' | 'tag'>, model: CommandModel): string[] {
  const { words, image } = model.tools[toolOf(tool)];
  if (tool === 'ig-container') return [...CONTAINER, `${image ?? 'ig'}:${tag ?? 'latest'}`];
  return [...(tool === 'ig' ? ['sudo'] : []), ...words];
}

/** The words of a flag and its value. `type` is that of the flag, where it is known; `short` how it is written. */
export function flagWords(name: string, value: string | null, type: string | undefined, short?: string): string[] {
  const written = short ?? name;
  if (value === null || (type === 'bool' && value === 'true')) return [written];
  // A flag that nothing is known of may need no value, and a value that looks like a flag would be taken for one.
  const isTied = type === undefined || type === 'bool' || value.startsWith('-');
  return isTied ? [`${name}=${value}`] : [written, value];
}

/** The same run with another tool, and the flags that have no counterpart there. */
export function inTool(run: Run, tool: ToolChoice, model: CommandModel): { run: Run; dropped: string[] } {
  const gadget = gadgetOf(run, model);
  const own = legalFlags(run.tool, gadget, model);
  const legal = legalFlags(tool, gadget, model);
  const flags = new Map<string, string | null>();
  const dropped: string[] = [];
  for (const [name, value] of run.flags) {
    const meaning = own.find((one) => one.flag === name)?.meaning;
    // Flags of one name can stand for different things: a container's name in the pod, and in the runtime.
    const same = legal.find(
      (one) => one.flag === name && (one.meaning === meaning || toolOf(tool) === toolOf(run.tool)),
    );
    const there = same?.flag ?? counterpart(name, legal);
    // Two flags can have the same counterpart; the first one speaks.
    if (there === undefined || flags.has(there)) dropped.push(name);
    else flags.set(there, value);
  }
  return { run: { ...run, tool, flags }, dropped };
}

/** A run with a flag set, or without it when the value is empty. What is set already keeps its place. */
export function withFlag(run: Run, name: string, value: string | null | undefined): Run {
  const flags = new Map(run.flags);
  if (value === undefined || value === '') flags.delete(name);
  else flags.set(name, value);
  return { ...run, flags };
}

/** The same run with each other tool that its gadget runs with; none for a call that is no run of a known gadget. */
export function inOtherTools(
  call: ParsedCommand,
  model: CommandModel,
): { tool: Tool; command: string; dropped: string[] }[] {
  const run = runOf(call);
  if (!run || !call.gadget) return [];
  const tools = call.gadget.environments.filter((tool) => tool !== call.tool);
  return tools.map((tool) => {
    const { run: there, dropped } = inTool(run, tool, model);
    return { tool, command: printRun(there, model), dropped };
  });
}
