import { isMap, isScalar, isSeq, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Difference } from '../difference';
import { entriesOf } from '../our-data';
import { oneLine } from './new-entries';
import { changeAt, extend, left, withdraw, type Outcome } from './spans';
import { append, type Workspace } from './workspace';

const FILE = '_commands.yaml';

/** Writes one difference of a command or its flags into `_commands.yaml`. */
export function writeFlag(difference: Difference, workspace: Workspace): Outcome {
  if (difference.owner === 'run') return left('a flag of run; write it into _common.yaml with its meaning');
  const { document } = workspace.open(FILE);
  const owner = commandAt(difference.owner, document, workspace);
  if (owner === null) return left('its command is not in our data');
  return difference.kind === 'command'
    ? writeEntry(difference, owner, 'commands', 'name', workspace)
    : writeEntry(difference, owner, 'flags', 'flag', workspace);
}

function commandAt(owner: string, document: Document, { data }: Workspace): YAMLMap | null {
  const tools = Object.entries(data.catalogue.commands?.tools ?? {});
  const found = tools.find(([, { words }]) => `${owner} `.startsWith(`${words.join(' ')} `));
  if (found === undefined) return null;
  const [tool, { words }] = found;
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
  const list = owner.get(listKey);
  const entries = entriesOf(list, nameKey, difference.name);
  if (difference.state === 'new') {
    if (extend(entries, workspace)) return { done: true };
    const meaning = nameKey === 'flag' ? { meaning: oneLine(difference.details?.meaning ?? null) } : {};
    const value = { [nameKey]: difference.name, ...propertiesOf(difference), ...workspace.span, ...meaning };
    append(listOf(owner, listKey, document), value, document, true);
    return nameKey === 'flag'
      ? { done: true, writer: 'its meaning is the words of the tool' }
      : { done: true, writer: 'its flags come with the next run' };
  }
  const [entry] = entries;
  if (entry === undefined || !isSeq(list)) return left('it is in a set that several commands share');
  if (difference.state === 'gone') return withdraw(list, entry, workspace);
  const key = { type: 'type', default: 'default', 'short form': 'short' }[difference.property ?? ''];
  if (key === undefined || difference.tool === undefined) return left('change it by hand');
  if (key === 'default' && difference.data === 'none') {
    // Nobody had written it yet: the flag itself has not changed.
    const type = entry.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === 'type');
    entry.items.splice(type + 1, 0, document.createPair(key, difference.tool));
    return { done: true };
  }
  const value = key === 'short' && difference.tool === 'none' ? undefined : difference.tool;
  return changeAt(list, entry, key, value, workspace);
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
