import { isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Difference } from '../difference';
import { entriesOf, type DataFile } from '../our-data';
import type { ToolField, ToolGadget } from '../tool/model';
import { addColumn, removeColumn } from './columns';
import {
  blockOf,
  fieldEntry,
  gadgetEntry,
  paramEntry,
  sourceEntry,
  UNDESCRIBED,
  type GadgetWords,
} from './new-entries';
import { changeAt, extend, setBefore, withdraw, type Written } from './spans';
import { type Outcome, append, type Workspace } from './workspace';

/** Writes one difference of a gadget into its file. */
export function writeGadget(difference: Difference, workspace: Workspace): Outcome {
  if (difference.owner.startsWith('_common'))
    return { done: false, writer: 'a group of several gadgets; change _common.yaml' };
  const gadget = workspace.tool?.gadgets.find(({ name }) => name === difference.owner);
  switch (difference.kind) {
    case 'gadget':
      return difference.state === 'new' ? newGadget(gadget, workspace) : goneGadget(difference, workspace);
    case 'data source':
      return writeSource(difference, gadget, workspace);
    case 'field':
      return writeField(difference, gadget, workspace);
    case 'parameter':
      return writeParam(difference, gadget, workspace);
    default:
      return writeHead(difference, workspace);
  }
}

function outcomeOf(written: Written): Outcome {
  return written.done ? { done: true } : { done: false, writer: written.why };
}

function newGadget(gadget: ToolGadget | undefined, workspace: Workspace): Outcome {
  if (gadget === undefined) return { done: false };
  const { common, gadgets } = workspace.data.catalogue;
  const name = `${gadget.name}.yaml`;
  const known = gadgets.find((one) => one.name === gadget.name);
  if (known) {
    const { contents } = workspace.open(name).document;
    const isNear = isMap(contents) && extend([contents], workspace.data.version, workspace.versions) !== null;
    return isNear ? { done: true } : { done: false, writer: 'it is there in versions further away' };
  }
  const words: GadgetWords = {
    categories: Object.keys(common.categories),
    observes: Object.keys(common.observes),
    blocks: Object.keys(common.blocks),
    paramGroups: Object.fromEntries(
      Object.entries(common.paramGroups).map(([group, { params }]) => [group, params.map(({ flag }) => flag)]),
    ),
  };
  workspace.create(name, gadgetEntry(gadget, workspace.span, words));
  return { done: true, writer: `summary, observes, keywords, limits, meanings and a page for ${gadget.name}` };
}

function goneGadget({ owner }: Difference, workspace: Workspace): Outcome {
  const { contents } = workspace.open(`${owner}.yaml`).document;
  if (!isMap(contents)) return { done: false };
  const only = { items: [contents] } as unknown as YAMLSeq;
  const written = withdraw(only, contents, workspace.data.version, workspace.versions);
  if (only.items.length === 0)
    return { done: false, writer: 'no version has it any more; remove its file and its page' };
  return written.done ? { done: true, writer: 'remove its page from the newest version' } : outcomeOf(written);
}

function writeHead({ owner, kind, tool, property }: Difference, workspace: Workspace): Outcome {
  const isNewest = workspace.versions.at(-1) === workspace.data.version;
  const key = kind === 'image' ? 'image' : 'minKernel';
  if (!isNewest || tool === undefined) return { done: false, writer: `the data has one ${property} for all versions` };
  workspace.open(`${owner}.yaml`).document.set(key, tool);
  return { done: true };
}

function writeSource(
  { owner, name, state }: Difference,
  gadget: ToolGadget | undefined,
  workspace: Workspace,
): Outcome {
  const source = gadget?.sources.find((one) => one.name === name);
  if (state !== 'new' || source === undefined) return { done: false, writer: 'data sources have no versions' };
  const { document } = workspace.open(`${owner}.yaml`);
  const sources = document.get('dataSources');
  if (!isMap(sources)) return { done: false };
  sources.set(name, document.createNode(sourceEntry(source, Object.keys(workspace.data.catalogue.common.blocks))));
  return { done: true, writer: 'origin, output modes and meanings of its fields' };
}

/** `open.fpath` is the field `fpath` of the data source `open`. */
function splitName(name: string, gadget: ToolGadget | undefined, file: DataFile): { source: string; field: string } {
  const sources = file.document.get('dataSources');
  const names = [
    ...(isMap(sources) ? sources.items.map(({ key }) => String(key)) : []),
    ...(gadget?.sources.map((one) => one.name) ?? []),
  ];
  const source = names.find((one) => name.startsWith(`${one}.`)) ?? '';
  return { source, field: name.slice(source.length + 1) };
}

function writeField(difference: Difference, gadget: ToolGadget | undefined, workspace: Workspace): Outcome {
  const file = workspace.open(`${difference.owner}.yaml`);
  const { source, field } = splitName(difference.name, gadget, file);
  const list = file.document.getIn(['dataSources', source, 'fields']);
  if (!isSeq(list)) return { done: false, writer: 'its data source has no list of fields' };
  const ours = gadget?.sources.find(({ name }) => name === source);
  const theirs = ours?.fields.find(({ name }) => name === field);
  const { version } = workspace.data;
  const entries = entriesOf(list, 'name', field);
  const here = entries.find((entry) => isHere(entry, workspace));
  if (difference.state === 'new') return newField(theirs, ours?.fields ?? [], list, entries, source, file, workspace);
  if (here === undefined) return { done: false, writer: 'it is part of a group' };
  if (difference.state === 'gone') {
    const outcome = outcomeOf(withdraw(list, here, version, workspace.versions));
    if (outcome.done && entriesOf(list, 'name', field).length === 0) removeColumn(file.document, source, field);
    return outcome;
  }
  const key = difference.property ?? '';
  const value = theirs && valueOf(key, theirs);
  if (value === undefined && key !== 'hidden' && key !== 'json') return { done: false, writer: 'change it by hand' };
  const outcome = outcomeOf(changeAt(list, here, key, value, version, workspace.versions));
  if (outcome.done && key === 'hidden') {
    if (theirs?.hidden === false) addColumn(file.document, source, field, ours?.fields ?? []);
    else if (entriesOf(list, 'name', field).every((entry) => entry.get('hidden') === true))
      removeColumn(file.document, source, field);
  }
  return outcome;
}

function isHere(entry: YAMLMap, { data }: Workspace): boolean {
  const { versions } = data.catalogue;
  const at = versions.indexOf(data.version);
  const since = entry.get('since');
  const until = entry.get('until');
  return (
    at >= (typeof since === 'string' ? versions.indexOf(since) : 0) &&
    at <= (typeof until === 'string' ? versions.indexOf(until) : versions.length)
  );
}

function newField(
  field: ToolField | undefined,
  all: readonly ToolField[],
  list: YAMLSeq,
  entries: readonly YAMLMap[],
  source: string,
  file: DataFile,
  workspace: Workspace,
): Outcome {
  if (field === undefined) return { done: false, writer: 'change it by hand' };
  const blocks = Object.keys(workspace.data.catalogue.common.blocks);
  const isInGroup = all.some((one) => field.name.startsWith(`${one.name}.`) && blockOf(one, blocks) !== null);
  if (isInGroup) return { done: true };
  if (extend(entries, workspace.data.version, workspace.versions) === null) {
    const entry = fieldEntry(field, workspace.span, blocks);
    const node = file.document.createNode(entry);
    const values: unknown = isMap(node) ? node.get('values') : null;
    if (isMap(values)) values.flow = true;
    list.add(node);
    const prefix = `${field.name}.`;
    const shown = [
      field,
      ...(blockOf(field, blocks) === null ? [] : all.filter(({ name }) => name.startsWith(prefix))),
    ];
    for (const one of shown) if (!one.hidden) addColumn(file.document, source, one.name, all);
    return {
      done: true,
      writer: entry['meaning'] === UNDESCRIBED ? 'its meaning' : 'its meaning is the words of the tool',
    };
  }
  if (!field.hidden) addColumn(file.document, source, field.name, all);
  return { done: true };
}

/** The value of a property as the data has it; undefined is left out. */
function valueOf(key: string, field: ToolField): unknown {
  switch (key) {
    case 'type':
      return field.type ?? undefined;
    case 'hidden':
      return field.hidden || undefined;
    case 'json':
      return field.skipped ? 'skipped' : undefined;
    case 'title':
      return field.alias ?? undefined;
    case 'from':
      return field.from ?? undefined;
    case 'values':
      return field.values ?? undefined;
    default:
      return undefined;
  }
}

function writeParam(
  { owner, name, state, property }: Difference,
  gadget: ToolGadget | undefined,
  workspace: Workspace,
): Outcome {
  const { document } = workspace.open(`${owner}.yaml`);
  const { version } = workspace.data;
  const param = gadget?.params.find(({ key }) => `--${key}` === name);
  const entries = entriesOf(document.get('params'), 'flag', name);
  const list = document.get('params');
  if (state === 'new') {
    if (param === undefined) return { done: false };
    if (extend(entries, version, workspace.versions) !== null) return { done: true };
    const entry = paramEntry(param, workspace.span);
    if (isSeq(list)) append(list, entry, document, false);
    else document.set('params', document.createNode([entry]));
    return {
      done: true,
      writer: entry['meaning'] === UNDESCRIBED ? 'its meaning' : 'its meaning is the words of the tool',
    };
  }
  const here = entries.find((entry) => isHere(entry, workspace));
  if (here === undefined || !isSeq(list))
    return { done: false, writer: 'it is part of a group; change _common.yaml or the groups of the gadget' };
  if (state === 'gone') return outcomeOf(withdraw(list, here, version, workspace.versions));
  const value = property === 'default' ? param?.default : param?.type;
  if (value === null || value === undefined) return { done: false, writer: 'change it by hand' };
  if (isOnly(here, workspace)) setBefore(here, property ?? '', value);
  else return outcomeOf(changeAt(list, here, property ?? '', value, version, workspace.versions));
  return { done: true };
}

/** Whether the version is the only one that the entry is for. */
function isOnly(entry: YAMLMap, { data }: Workspace): boolean {
  return entry.get('since') === data.version && entry.get('until') === data.version;
}
