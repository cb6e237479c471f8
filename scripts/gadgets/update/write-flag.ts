import { isMap, isScalar, isSeq, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Difference } from '../difference';
import { entriesOf } from '../our-data';
import { oneLine } from './new-entries';
import { changeAt, extend, withdraw } from './spans';
import { type Outcome, append, type Workspace } from './workspace';

const FILE = '_commands.yaml';

/** Writes one difference of a command or its flags into `_commands.yaml`. */
export function writeFlag(difference: Difference, workspace: Workspace): Outcome {
  if (difference.owner === 'run')
    return { done: false, writer: 'a flag of run; write it into _common.yaml with its meaning' };
  const { document } = workspace.open(FILE);
  const owner = commandAt(difference.owner, document, workspace);
  if (owner === null) return { done: false, writer: 'its command is not in our data' };
  return difference.kind === 'command'
    ? writeEntry(difference, owner, 'commands', 'name', workspace)
    : writeEntry(difference, owner, 'flags', 'flag', workspace);
}

/** The map of a command, by its words. */
function commandAt(owner: string, document: Document, { data }: Workspace): YAMLMap | null {
  const tools = Object.entries(data.catalogue.commands?.tools ?? {});
  const [tool, { words }] = tools.find(([, one]) => `${owner} `.startsWith(`${one.words.join(' ')} `)) ?? [
    '',
    { words: [] },
  ];
  let node: unknown = document.getIn(['tools', tool]);
  for (const name of owner.split(' ').slice(words.length)) {
    const list: unknown = isMap(node) ? node.get('commands') : null;
    node = entriesOf(list, 'name', name)[0];
  }
  return isMap(node) ? node : null;
}

function writeEntry(
  difference: Difference,
  owner: YAMLMap,
  listKey: 'commands' | 'flags',
  nameKey: 'name' | 'flag',
  workspace: Workspace,
): Outcome {
  const { document } = workspace.open(FILE);
  const { version } = workspace.data;
  const list = owner.get(listKey);
  const entries = entriesOf(list, nameKey, difference.name);
  if (difference.state === 'new') {
    if (extend(entries, version, workspace.versions) !== null) return { done: true };
    const { since, until } = workspace.span;
    const span = { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
    const meaning = nameKey === 'flag' ? { meaning: oneLine(difference.details?.meaning ?? null) } : {};
    const value = { [nameKey]: difference.name, ...propertiesOf(difference), ...span, ...meaning };
    append(listOf(owner, listKey, document), value, document, true);
    return nameKey === 'flag'
      ? { done: true, writer: 'its meaning is the words of the tool' }
      : { done: true, writer: 'its flags come with the next run' };
  }
  const [entry] = entries;
  if (entry === undefined || !isSeq(list)) return { done: false, writer: 'it is in a set that several commands share' };
  if (difference.state === 'gone') {
    const written = withdraw(list, entry, version, workspace.versions);
    return written.done ? { done: true } : { done: false, writer: written.why };
  }
  const key = { type: 'type', default: 'default', 'short form': 'short' }[difference.property ?? ''];
  if (key === undefined || difference.tool === undefined) return { done: false, writer: 'change it by hand' };
  if (key === 'default' && difference.data === 'none') {
    // Nobody had written it yet: the flag itself has not changed.
    const type = entry.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === 'type');
    entry.items.splice(type + 1, 0, document.createPair(key, difference.tool));
    return { done: true };
  }
  const value = key === 'short' && difference.tool === 'none' ? undefined : difference.tool;
  const written = changeAt(list, entry, key, value, version, workspace.versions);
  return written.done ? { done: true } : { done: false, writer: written.why };
}

function propertiesOf({ kind, details }: Difference): Record<string, string> {
  if (kind === 'command') return {};
  const { short, type } = details ?? {};
  return { ...(short === undefined ? {} : { short }), type: type ?? 'string' };
}

function listOf(owner: YAMLMap, key: string, document: Document): YAMLSeq {
  const list = owner.get(key);
  if (isSeq(list)) return list;
  const made = document.createNode([]) as YAMLSeq;
  owner.set(key, made);
  // A command that was one line of its own gets a list below it.
  owner.flow = false;
  return made;
}
