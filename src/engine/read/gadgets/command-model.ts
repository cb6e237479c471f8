import type { CommandModel, CommandNode, FlagModel, Presence, Tool } from '../../../shared/commands/model';
import type { Catalogue, Gadget } from './catalogue';
import type { Command, CommandsData } from './common-schema';
import type { Flag } from './field-schema';
import { isIn, type Span, type VersionOrder } from '../versions';

type ToolData = CommandsData['tools'][Tool];

/** The model for parsing and checking commands of a version; `null` when the shared gadget data is unreadable. */
export function commandModelAt(catalogue: Catalogue, version: string): CommandModel | null {
  const { commands, common } = catalogue;
  if (commands === null) return null;
  const presence = (span: Span): Presence => presenceAt(span, version, catalogue);
  const flags = (list: readonly Flag[] | undefined, sets?: readonly string[], page?: string): FlagModel[] =>
    [...(list ?? []), ...(sets ?? []).flatMap((name) => commands.flagSets[name] ?? [])].map((flag) => ({
      ...flag,
      page,
      ...presence(flag),
    }));
  const node = (command: Command): CommandNode => ({
    name: command.name,
    aliases: command.aliases,
    run: command.run ?? false,
    meaning: command.meaning,
    page: command.page,
    flags: flags(command.flags, command.flagSets, command.page),
    commands: (command.commands ?? []).map(node),
    ...presence(command),
  });
  const tool = (data: ToolData) => ({
    words: data.words,
    meaning: data.meaning,
    page: data.page,
    image: data.image,
    flags: flags(data.flags, data.flagSets, data.page),
    commands: data.commands.map(node),
  });
  const views = new Map(catalogue.views.get(version)?.map((view) => [view.name, view]));
  return {
    version,
    tools: {
      'kubectl-gadget': tool(commands.tools['kubectl-gadget']),
      ig: tool(commands.tools.ig),
      gadgetctl: tool(commands.tools.gadgetctl),
    },
    runFlags: Object.values(common.flags).flatMap((group) => flags(group.flags, undefined, group.page)),
    gadgets: catalogue.gadgets.map((gadget) => ({
      name: gadget.name,
      view: views.get(gadget.name) ?? null,
      flags: gadget.paramGroups.flatMap((group) => group.params.map((param) => param.flag)),
      ...presence(gadget),
    })),
    unreadable: catalogue.unreadable,
    removed: commands.removed,
    imagePrefix: imagePrefix(catalogue.gadgets),
    tagVariable: commands.tagVariable === undefined ? null : `%${commands.tagVariable}%`,
  };
}

function presenceAt({ since, until }: Span, version: string, order: VersionOrder): Presence {
  return { here: isIn(order, { since, until }, version), since, until };
}

/** The part before the name in the images of gadgets. */
function imagePrefix(gadgets: readonly Gadget[]): string {
  const [first] = gadgets;
  return first?.image.endsWith(first.name) ? first.image.slice(0, -first.name.length) : '';
}
