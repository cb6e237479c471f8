import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { Tool } from '../../../src/shared/commands/model';
import type { Place } from '../c/tokens';
import type { DataFile } from '../our-data';

/** The place of a flag in any list of a file. */
export function flagPlace(file: DataFile, flag: string): Place {
  return file.place(findFlag(file.document.contents, flag));
}

function findFlag(node: unknown, flag: string): YAMLMap | null {
  if (isSeq(node)) return first(node.items, flag);
  if (!isMap(node)) return null;
  const name = node.get('flag', true);
  if (isScalar(name) && name.value === flag) return node;
  return first(
    node.items.map(({ value }) => value),
    flag,
  );
}

function first(nodes: readonly unknown[], flag: string): YAMLMap | null {
  for (const node of nodes) {
    const found = findFlag(node, flag);
    if (found) return found;
  }
  return null;
}

/** The place of a command in our data, or of one of its flags. */
export function commandPlace(tool: Tool, path: readonly string[], flag: string | null, commands: DataFile): Place {
  let node: unknown = commands.document.getIn(['tools', tool]);
  for (const name of path) {
    const list: unknown = isMap(node) ? node.get('commands') : null;
    node = isSeq(list) ? list.items.find((item) => isMap(item) && item.get('name') === name) : node;
  }
  if (flag === null) return commands.place(node);
  return commands.place(findFlag(node, flag) ?? findFlag(commands.document.get('flagSets'), flag) ?? node);
}
