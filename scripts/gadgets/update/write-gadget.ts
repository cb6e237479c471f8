import { type Document, isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Difference } from '../difference';
import { type DataFile, entriesOf } from '../our-data';
import type { ToolField, ToolGadget } from '../tool/model';
import { blockOf, fieldEntry, gadgetEntry, paramEntry, sourceEntry, UNDESCRIBED } from './new-entries';
import { changeAt, extend, isPresent, left, type Outcome, withdraw } from './spans';
import { append, type Workspace } from './workspace';

/** Writes one difference of a gadget into its file. */
export function writeGadget(difference: Difference, workspace: Workspace): Outcome {
  if (difference.owner.startsWith('_common')) return left('a group of several gadgets; change _common.yaml');
  const gadget = workspace.tool.gadgets.find(({ name }) => name === difference.owner);
  switch (difference.kind) {
    case 'gadget':
      return gadget ? newGadget(gadget, workspace) : goneGadget(difference, workspace);
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

function newGadget(gadget: ToolGadget, workspace: Workspace): Outcome {
  const { common, gadgets } = workspace.data.catalogue;
  const file = `${gadget.name}.yaml`;
  if (!gadgets.some(({ name }) => name === gadget.name)) {
    workspace.create(file, gadgetEntry(gadget, workspace.span, common));
    return { done: true, writer: `summary, observes, keywords, limits, meanings and a page for ${gadget.name}` };
  }
  const { contents } = workspace.open(file).document;
  const isNear = isMap(contents) && extend([contents], workspace);
  return isNear ? { done: true } : left('it is there in versions further away');
}

function goneGadget({ owner }: Difference, workspace: Workspace): Outcome {
  const { contents } = workspace.open(`${owner}.yaml`).document;
  if (!isMap(contents)) return { done: false };
  const only = { items: [contents] };
  const outcome = withdraw(only, contents, workspace);
  if (only.items.length === 0) return left('no version has it any more; remove its file and its page');
  return outcome.done ? { done: true, writer: 'remove its page from the newest version' } : outcome;
}

function writeHead({ owner, kind, tool, property }: Difference, workspace: Workspace): Outcome {
  const isNewest = workspace.versions.at(-1) === workspace.data.version;
  if (!isNewest || tool === undefined) return left(`the data has one ${property} for all versions`);
  workspace.open(`${owner}.yaml`).document.set(kind === 'image' ? 'image' : 'minKernel', tool);
  return { done: true };
}

function writeSource(
  { owner, name, state }: Difference,
  gadget: ToolGadget | undefined,
  workspace: Workspace,
): Outcome {
  const source = gadget?.sources.find((one) => one.name === name);
  if (state !== 'new' || source === undefined) return left('data sources have no versions');
  const { document } = workspace.open(`${owner}.yaml`);
  const sources = document.get('dataSources');
  if (!isMap(sources)) return { done: false };
  sources.set(name, document.createNode(sourceEntry(source, workspace.data.catalogue.common.blocks)));
  return { done: true, writer: 'origin, output modes and meanings of its fields' };
}

/** A field that is written: its entries, and the columns that it may be one of. */
interface FieldPlace {
  file: DataFile;
  source: string;
  name: string;
  list: YAMLSeq;
  entries: YAMLMap[];
  /** All fields that the tool has in the data source. */
  theirs: readonly ToolField[];
}

function writeField(difference: Difference, gadget: ToolGadget | undefined, workspace: Workspace): Outcome {
  const file = workspace.open(`${difference.owner}.yaml`);
  const { source, name } = splitName(difference.name, gadget, file);
  const list = file.document.getIn(['dataSources', source, 'fields']);
  if (!isSeq(list)) return left('its data source has no list of fields');
  const entries = entriesOf(list, 'name', name);
  const theirs = gadget?.sources.find((one) => one.name === source)?.fields ?? [];
  const place: FieldPlace = { file, source, name, list, entries, theirs };
  const field = theirs.find((one) => one.name === name);
  if (difference.state === 'new') return field ? newField(field, place, workspace) : left('change it by hand');
  const here = entries.find((entry) => isPresent(entry, workspace));
  if (here === undefined) return left('it is part of a group');
  if (difference.state === 'gone') {
    const outcome = withdraw(list, here, workspace);
    if (outcome.done && entriesOf(list, 'name', name).length === 0) removeColumn(file.document, source, name);
    return outcome;
  }
  const key = difference.property ?? '';
  const value = field && propertyOf(field, key);
  if (value === undefined && key !== 'hidden' && key !== 'json') return left('change it by hand');
  const outcome = changeAt(list, here, key, value, workspace);
  if (outcome.done && key === 'hidden') updateColumn(field, place);
  return outcome;
}

/** `open.fpath` is the field `fpath` of the data source `open`. */
function splitName(name: string, gadget: ToolGadget | undefined, file: DataFile): { source: string; name: string } {
  const sources = file.document.get('dataSources');
  const names = [
    ...(isMap(sources) ? sources.items.map(({ key }) => String(key)) : []),
    ...(gadget?.sources.map((one) => one.name) ?? []),
  ];
  const source = names.find((one) => name.startsWith(`${one}.`)) ?? '';
  return { source, name: name.slice(source.length + 1) };
}

function updateColumn(field: ToolField | undefined, { file, source, name, list, theirs }: FieldPlace): void {
  if (field?.hidden === false) addColumn(file.document, source, name, theirs);
  else if (entriesOf(list, 'name', name).every((entry) => entry.get('hidden') === true))
    removeColumn(file.document, source, name);
}

function newField(
  field: ToolField,
  { file, source, list, entries, theirs }: FieldPlace,
  workspace: Workspace,
): Outcome {
  const { blocks } = workspace.data.catalogue.common;
  const isInGroup = theirs.some((one) => field.name.startsWith(`${one.name}.`) && blockOf(one, blocks) !== null);
  if (isInGroup) return { done: true };
  const showAll = (fields: readonly ToolField[]): void => {
    for (const { hidden, name } of fields) if (!hidden) addColumn(file.document, source, name, theirs);
  };
  if (extend(entries, workspace)) {
    showAll([field]);
    return { done: true };
  }
  const entry = fieldEntry(field, workspace.span, blocks);
  const node = file.document.createNode(entry);
  const values: unknown = isMap(node) ? node.get('values') : null;
  if (isMap(values)) values.flow = true;
  list.add(node);
  const isGroup = blockOf(field, blocks) !== null;
  showAll([field, ...(isGroup ? theirs.filter(({ name }) => name.startsWith(`${field.name}.`)) : [])]);
  return { done: true, writer: wordsFor(entry) };
}

function wordsFor(entry: Record<string, unknown>): string {
  return entry['meaning'] === UNDESCRIBED ? 'its meaning' : 'its meaning is the words of the tool';
}

/** The value of a property as the data has it; undefined is left out. */
function propertyOf(field: ToolField, key: string): unknown {
  const { type, hidden, skipped, alias, from, values } = field;
  const written: Readonly<Record<string, unknown>> = {
    type: type ?? undefined,
    hidden: hidden || undefined,
    json: skipped ? 'skipped' : undefined,
    title: alias ?? undefined,
    from: from ?? undefined,
    values: values ?? undefined,
  };
  return written[key];
}

function writeParam(
  { owner, name, state, property = '' }: Difference,
  gadget: ToolGadget | undefined,
  workspace: Workspace,
): Outcome {
  const { document } = workspace.open(`${owner}.yaml`);
  const param = gadget?.params.find(({ key }) => `--${key}` === name);
  const list = document.get('params');
  const entries = entriesOf(list, 'flag', name);
  if (state === 'new') {
    if (param === undefined) return { done: false };
    if (extend(entries, workspace)) return { done: true };
    const entry = paramEntry(param, workspace.span);
    if (isSeq(list)) append(list, entry, document, false);
    else document.set('params', document.createNode([entry]));
    return { done: true, writer: wordsFor(entry) };
  }
  const here = entries.find((entry) => isPresent(entry, workspace));
  if (here === undefined || !isSeq(list))
    return left('it is part of a group; change _common.yaml or the groups of the gadget');
  if (state === 'gone') return withdraw(list, here, workspace);
  const value = property === 'default' ? param?.default : param?.type;
  return value === null || value === undefined
    ? left('change it by hand')
    : changeAt(list, here, property, value, workspace);
}

/** Puts a field among the default columns, behind the shown field that comes before it in the tool. */
function addColumn(document: Document, source: string, field: string, all: readonly ToolField[]): void {
  const shown = all.filter(({ hidden }) => !hidden).map(({ name }) => name);
  for (const list of columnLists(document, source)) {
    const names = list.items.map((item) => String(isScalar(item) ? item.value : item));
    if (names.includes(field)) continue;
    const before = shown.slice(0, shown.indexOf(field)).reverse();
    const at = before.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? containerEnd(names);
    list.items.splice(at + 1, 0, document.createNode(field));
  }
}

/** Takes a field out of the default columns. */
function removeColumn(document: Document, source: string, field: string): void {
  for (const list of columnLists(document, source))
    list.items = list.items.filter((item) => (isScalar(item) ? item.value : item) !== field);
}

function columnLists(document: Document, source: string): YAMLSeq[] {
  const columns = document.getIn(['dataSources', source, 'defaultColumns']);
  return isMap(columns) ? columns.items.flatMap(({ value }) => (isSeq(value) ? [value] : [])) : [];
}

/** The last of the container's columns, which come first. */
function containerEnd(names: readonly string[]): number {
  return names.findLastIndex((name) => /^(?:k8s|runtime)\./.test(name));
}
