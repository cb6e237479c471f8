/** What two versions of the tool and its gadgets do not have in common. */

import type { CommandModel, CommandNode, FlagModel, Tool } from '../commands/model';
import type { FieldView, GadgetView, ParamView } from '../gadgets/view';

/** Kinds of things that change. */
export type ThingKind = 'gadget' | 'parameter' | 'field' | 'command' | 'flag';

/** What happened to a thing. `columns`: a field is printed without being asked for, or no longer is. */
type ChangeKind = 'new' | 'gone' | 'renamed' | 'default' | 'columns' | 'type' | 'values' | 'meaning';

/** A change, once for all gadgets or commands that have it. */
export interface DataChange {
  kind: ThingKind;
  change: ChangeKind;
  /** Name of the thing, in the newer version where it has one there. */
  name: string;
  /** What it was and what it is: a name, a default, a type; empty where there is nothing to say. */
  before: string;
  after: string;
  /** The gadgets or commands that the thing belongs to; of a gadget itself none. */
  of: string[];
}

/** What is compared of a thing. */
interface Thing {
  name: string;
  meaning: string;
  type: string;
  default: string;
  columns: string;
  values: string;
}

/** All changes from one version to another, those of gadgets first. */
export function dataChanges(before: CommandModel, after: CommandModel): DataChange[] {
  return [...gadgetChanges(viewsOf(before), viewsOf(after)), ...commandChanges(before, after)];
}

const viewsOf = ({ gadgets }: CommandModel): GadgetView[] => gadgets.flatMap(({ view }) => view ?? []);

/** Changes of gadgets, their parameters and their fields. Those of a gadget that is new or gone are not listed. */
export function gadgetChanges(before: readonly GadgetView[], after: readonly GadgetView[]): DataChange[] {
  const old = new Map(before.map((gadget) => [gadget.name, gadget]));
  const names = new Set(after.map(({ name }) => name));
  const bare = (name: string, change: ChangeKind): DataChange => ({ ...blank('gadget', change, name), of: [] });
  const inBoth = after.flatMap((gadget) => {
    const former = old.get(gadget.name);
    if (!former) return [];
    return [
      ...thingChanges('parameter', gadget.name, former.params.map(ofFlag), gadget.params.map(ofFlag)),
      ...thingChanges('field', gadget.name, fieldsOf(former), fieldsOf(gadget)),
    ];
  });
  return [
    ...after.filter(({ name }) => !old.has(name)).map(({ name }) => bare(name, 'new')),
    ...before.filter(({ name }) => !names.has(name)).map(({ name }) => bare(name, 'gone')),
    ...together(inBoth),
  ];
}

/** Changes of the tools: subcommands and flags. */
export function commandChanges(before: CommandModel, after: CommandModel): DataChange[] {
  const [old, now] = [commandsOf(before), commandsOf(after)];
  const bare = (name: string, change: ChangeKind): DataChange => ({ ...blank('command', change, name), of: [] });
  const flags = [...now].flatMap(([command, list]) => {
    const former = old.get(command);
    return former ? thingChanges('flag', command, former.map(ofFlag), list.map(ofFlag)) : [];
  });
  return [
    ...[...now.keys()].filter((name) => !old.has(name)).map((name) => bare(name, 'new')),
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => bare(name, 'gone')),
    ...together(flags),
  ];
}

/** The commands of a version as they are typed, each with the flags of its own. */
function commandsOf(model: CommandModel): Map<string, FlagModel[]> {
  const found = new Map<string, FlagModel[]>();
  const visit = (words: string, tool: Tool, nodes: readonly CommandNode[]): void => {
    for (const node of nodes) {
      if (!node.here) continue;
      const command = `${words} ${node.name}`;
      const ofRun = node.run ? model.runFlags.filter(({ environments }) => environments?.includes(tool) ?? true) : [];
      found.set(command, here([...node.flags, ...ofRun]));
      visit(command, tool, node.commands);
    }
  };
  for (const [tool, { words, flags, commands }] of Object.entries(model.tools)) {
    found.set(words.join(' '), here(flags));
    visit(words.join(' '), tool as Tool, commands);
  }
  return found;
}

const here = (flags: readonly FlagModel[]): FlagModel[] => flags.filter((flag) => flag.here);

const blank = (kind: ThingKind, change: ChangeKind, name: string): Omit<DataChange, 'of'> => ({
  kind,
  change,
  name,
  before: '',
  after: '',
});

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

function thingChanges(kind: ThingKind, owner: string, before: readonly Thing[], after: readonly Thing[]): DataChange[] {
  const old = new Map(before.map((thing) => [thing.name, thing]));
  const names = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !names.has(name));
  const come = after.filter(({ name }) => !old.has(name));
  const renamed = renames(gone, come);
  const said = (change: ChangeKind, name: string, values: Partial<DataChange> = {}): DataChange => ({
    ...blank(kind, change, name),
    ...values,
    of: [owner],
  });
  const differs = (thing: Thing): DataChange[] => {
    const former = old.get(thing.name);
    if (!former) return [];
    return (['default', 'columns', 'type', 'values', 'meaning'] as const)
      .filter((part) => former[part] !== thing[part])
      .map((part) => said(part, thing.name, { before: former[part], after: thing[part] }));
  };
  return [
    ...come.filter((thing) => !renamed.has(thing)).map(({ name }) => said('new', name)),
    ...[...renamed].map(([{ name }, former]) => said('renamed', name, { before: former.name, after: name })),
    ...gone.filter((thing) => ![...renamed.values()].includes(thing)).map(({ name }) => said('gone', name)),
    ...after.flatMap(differs),
  ];
}

/** Things that came, with those that went and had their type and meaning: they have only another name. */
function renames(gone: readonly Thing[], come: readonly Thing[]): Map<Thing, Thing> {
  const found = new Map<Thing, Thing>();
  for (const thing of come) {
    const alike = (other: Thing): boolean => other.meaning === thing.meaning && other.type === thing.type;
    const former = gone.filter(alike);
    if (former.length === 1 && former[0] && come.filter(alike).length === 1) found.set(thing, former[0]);
  }
  return found;
}

/** The same change of several owners is one. */
function together(changes: readonly DataChange[]): DataChange[] {
  const found = new Map<string, DataChange>();
  for (const change of changes) {
    const { kind, change: what, name, before, after } = change;
    const key = JSON.stringify([kind, what, name, before, after]);
    const known = found.get(key);
    if (known) known.of.push(...change.of);
    else found.set(key, { ...change, of: [...change.of] });
  }
  return [...found.values()];
}
