/** What the tools and gadgets of one version know: the data that commands are read and checked with. */

import { paramId } from '../gadgets/row-ids';
import type { Environment, GadgetView } from '../gadgets/view';

/** Tools are the environments gadgets run in. */
export type Tool = Environment;

/** Whether the version has a thing, and where it is otherwise. */
export interface Presence {
  here: boolean;
  /** First and last version that has it; left out: from the first on, up to the newest. */
  since?: string | undefined;
  until?: string | undefined;
}

/** A flag of a tool or of a gadget. */
export interface FlagModel extends Presence {
  flag: string;
  short?: string | undefined;
  type: string;
  allowed?: string[] | undefined;
  meaning?: string | undefined;
  default?: string | undefined;
  /** The page whose tables have a row for the flag, below the version. */
  page?: string | undefined;
  /** Name of the parameter in a manifest. */
  manifest?: string | undefined;
  /** Tools that have the flag; all when absent. */
  environments?: Environment[] | undefined;
  /** Kind of gadget that has the flag. */
  needs?: 'array' | 'single-source' | 'user-stack' | undefined;
}

/** A subcommand. */
export interface CommandNode extends Presence {
  name: string;
  aliases?: string[] | undefined;
  /** Takes a gadget and the flags of `runFlags`. */
  run: boolean;
  /** What it does, in a sentence. */
  meaning?: string | undefined;
  /** The page that describes it, below the version. */
  page?: string | undefined;
  flags: FlagModel[];
  commands: CommandNode[];
}

/** A tool: its words, its own flags, its subcommands. */
interface ToolModel {
  /** The words a command line begins with. */
  words: string[];
  meaning?: string | undefined;
  /** The page that describes it, below the version. */
  page?: string | undefined;
  /** Container image that runs the tool. */
  image?: string | undefined;
  flags: FlagModel[];
  commands: CommandNode[];
}

/** A gadget of any version. */
export interface GadgetEntry extends Presence {
  name: string;
  /** `null` when the version does not have the gadget. */
  view: GadgetView | null;
  /** Its flags in all versions. */
  flags: string[];
}

/** All of it. Things of other versions are in it with `here: false`, so that a command can be explained. */
export interface CommandModel {
  version: string;
  tools: Record<Tool, ToolModel>;
  /** Flags of `run` that come from the tool. */
  runFlags: FlagModel[];
  gadgets: GadgetEntry[];
  /** Gadgets whose data cannot be read; nothing is known of them. */
  unreadable: readonly string[];
  /** Commands of earlier versions. */
  removed: readonly string[];
  /** Path of the project's gadget images: `ghcr.io/…/gadget/`. */
  imagePrefix: string;
  /** The variable for image tags in the pages, such as `%IG_TAG%`; `null` where tags are written out. */
  tagVariable: string | null;
}

/** The model as the browser fetches it: the views of its gadgets are in the public data of the version already. */
export interface CommandsFile extends Omit<CommandModel, 'gadgets'> {
  gadgets: Omit<GadgetEntry, 'view'>[];
}

/** What is written for the browser. */
export function commandsFile(model: CommandModel): CommandsFile {
  const gadgets = model.gadgets.map(({ name, flags, here, since, until }) => ({ name, flags, here, since, until }));
  return { ...model, gadgets };
}

/** Builds the model from its file. `views` are the gadgets of the same version. */
export function commandModel(file: CommandsFile, views: readonly GadgetView[]): CommandModel {
  const byName = new Map(views.map((view) => [view.name, view]));
  return { ...file, gadgets: file.gadgets.map((entry) => ({ ...entry, view: byName.get(entry.name) ?? null })) };
}

/** The tool as it is typed. */
export function commandWord(model: CommandModel, tool: Tool): string {
  return model.tools[tool].words.join(' ');
}

/** The command in words: tool and subcommands. */
export function commandName(model: CommandModel, tool: Tool, path: readonly CommandNode[]): string {
  return [commandWord(model, tool), ...path.map((command) => command.name)].join(' ');
}

/** A flag as a command takes it. */
export interface KnownFlag extends Pick<
  FlagModel,
  'flag' | 'short' | 'type' | 'allowed' | 'meaning' | 'default' | 'page' | 'manifest'
> {
  /** Id of its row on its page, where it does not follow from the name of the flag. */
  anchor?: string;
}

/** Flags by their long and short names. */
export type FlagSet = ReadonlyMap<string, KnownFlag>;

/** Makes a set of flags that is asked by long or short name, dashes included; of two with one name the first counts. */
export function flagSet(flags: Iterable<KnownFlag>): FlagSet {
  const set = new Map<string, KnownFlag>();
  for (const flag of flags)
    for (const name of [flag.flag, flag.short]) if (name !== undefined && !set.has(name)) set.set(name, flag);
  return set;
}

const HELP: FlagModel = {
  flag: '--help',
  short: '-h',
  type: 'bool',
  meaning: 'Prints help for the command',
  here: true,
};

/** Whether things of other versions count too. */
type Reach = 'here' | 'everywhere';

/** Flags of a tool and its subcommands, without the parameters of a gadget. */
export function commandFlags(model: CommandModel, tool: Tool, path: readonly CommandNode[], reach: Reach): KnownFlag[] {
  const flags = [HELP, ...model.tools[tool].flags, ...path.flatMap((command) => command.flags)];
  return flags.filter((flag) => flag.here || reach === 'everywhere');
}

/** Flags of `run` that come from the tool, for a gadget or, without one, for any. */
export function runFlags(model: CommandModel, tool: Tool, gadget: GadgetView | null, reach: Reach): KnownFlag[] {
  return model.runFlags
    .filter(
      (flag) =>
        (flag.here || reach === 'everywhere') && (flag.environments?.includes(tool) ?? true) && applies(flag, gadget),
    )
    .flatMap((flag) => perSource(flag, gadget));
}

/** Flags of a gadget itself; one with a part in angle brackets is one for each name. */
export function gadgetFlags(gadget: GadgetView): KnownFlag[] {
  return gadget.params.flatMap(({ flag, names, manifest, ...param }) =>
    (names?.map((name) => flag.replace(/<[^>]*>/, name)) ?? [flag]).map((one) => ({
      flag: one,
      type: param.type,
      default: param.default,
      allowed: param.allowed,
      meaning: param.meaning,
      page: `gadgets/${gadget.name}`,
      anchor: paramId({ flag }),
      manifest: manifest ?? `operator.oci.ebpf.${one.replace(/^--/, '')}`,
    })),
  );
}

function applies(flag: FlagModel, gadget: GadgetView | null): boolean {
  if (gadget === null || flag.needs === undefined) return true;
  switch (flag.needs) {
    case 'array':
      return gadget.dataSources.some((source) => source.type === 'array');
    case 'single-source':
      return gadget.dataSources.length === 1;
    case 'user-stack':
      return gadget.params.some((param) => param.flag === '--collect-ustack');
  }
}

/** A flag that ends in `.NAME` is one flag for each data source. */
function perSource(flag: FlagModel, gadget: GadgetView | null): KnownFlag[] {
  if (!flag.flag.endsWith('.NAME')) return [flag];
  return (gadget?.dataSources ?? []).map((source) => ({ ...flag, flag: flag.flag.replace(/NAME$/, source.name) }));
}
