/** Differences between two versions of the tools and their gadgets. */

import type { CommandModel, CommandNode, FlagModel, Tool } from '../commands/model';
import type { FieldView, GadgetView, ParamView } from '../gadgets/view';
import { presenceChanges, thingChanges, together, type DataChange, type Thing } from './thing-changes';

/** All changes from one version to another, changes of gadgets first. */
export function dataChanges(before: CommandModel, after: CommandModel): DataChange[] {
  return [...gadgetChanges(viewsOf(before), viewsOf(after)), ...commandChanges(before, after)];
}

const viewsOf = ({ gadgets }: CommandModel): GadgetView[] => gadgets.flatMap(({ view }) => view ?? []);

/** Changes of gadgets and, for gadgets in both versions, of their parameters and fields. */
export function gadgetChanges(before: readonly GadgetView[], after: readonly GadgetView[]): DataChange[] {
  const { changes, inBoth } = presenceChanges('gadget', [], before, after, ({ summary, category }) => ({
    meaning: summary,
    type: category,
  }));
  const inside = inBoth.flatMap(([old, gadget]) => [
    ...thingChanges('parameter', gadget.name, old.params.map(ofFlag), gadget.params.map(ofFlag)),
    ...thingChanges('field', gadget.name, fieldsOf(old), fieldsOf(gadget)),
  ]);
  return [...changes, ...together(inside)];
}

/** Changes of the tools: subcommands and flags. */
export function commandChanges(before: CommandModel, after: CommandModel): DataChange[] {
  const { changes, inBoth } = presenceChanges('command', [], commandsOf(before), commandsOf(after), (command) => ({
    meaning: command.meaning,
    // Commands of different tools may do the same.
    type: command.above,
  }));
  const flags = inBoth.flatMap(([old, command]) =>
    thingChanges('flag', command.name, old.flags.map(ofFlag), command.flags.map(ofFlag)),
  );
  return [...changes, ...together(flags)];
}

interface TypedCommand {
  name: string;
  /** The words before its own. */
  above: string;
  meaning: string;
  flags: FlagModel[];
}

function commandsOf(model: CommandModel): TypedCommand[] {
  const found: TypedCommand[] = [];
  const visit = (words: string, tool: Tool, nodes: readonly CommandNode[]): void => {
    for (const node of nodes) {
      if (!node.here) continue;
      const name = `${words} ${node.name}`;
      const ofRun = node.run ? model.runFlags.filter(({ environments }) => environments?.includes(tool) ?? true) : [];
      found.push({ name, above: words, meaning: node.meaning ?? '', flags: here([...node.flags, ...ofRun]) });
      visit(name, tool, node.commands);
    }
  };
  for (const [tool, { words, meaning, flags, commands }] of Object.entries(model.tools)) {
    found.push({ name: words.join(' '), above: '', meaning: meaning ?? '', flags: here(flags) });
    visit(words.join(' '), tool as Tool, commands);
  }
  return found;
}

const here = (flags: readonly FlagModel[]): FlagModel[] => flags.filter((flag) => flag.here);

/** A parameter is a flag of `run`. */
const ofFlag = ({ flag, meaning = '', type, default: value = '', allowed }: FlagModel | ParamView): Thing => ({
  name: flag,
  meaning,
  type,
  default: value,
  columns: '',
  values: allowed?.join(', ') ?? '',
});

const ofField = ({ name, meaning, type = '', shownIn, allowed }: FieldView): Thing => ({
  name,
  meaning,
  type,
  default: '',
  columns: shownIn.join(', '),
  values: allowed?.join(', ') ?? '',
});

/** Fields of all data sources; one that several have counts once. */
const fieldsOf = ({ dataSources }: GadgetView): Thing[] => [
  ...new Map(dataSources.flatMap(({ fields }) => fields).map((field) => [field.name, ofField(field)])).values(),
];
