import { isMap, isSeq, type YAMLMap } from 'yaml';
import type { Tool } from '../../../src/shared/commands/model';
import type { Place } from '../c/tokens';
import { entriesOf, type DataFile } from '../our-data';

/** The place of a flag in any list of a file. */
export function flagPlace(file: DataFile, flag: string): Place {
  return file.place(findFlag(file.document.contents, flag));
}

function findFlag(node: unknown, flag: string): YAMLMap | null {
  if (isMap(node) && node.get('flag') === flag) return node;
  const below: readonly unknown[] = isSeq(node) ? node.items : isMap(node) ? node.items.map(({ value }) => value) : [];
  for (const one of below) {
    const found = findFlag(one, flag);
    if (found) return found;
  }
  return null;
}

/** The place of a command in our data, or of one of its flags. */
export function commandPlace(tool: Tool, path: readonly string[], flag: string | null, commands: DataFile): Place {
  let node: unknown = commands.document.getIn(['tools', tool]);
  for (const name of path) {
    const list: unknown = isMap(node) ? node.get('commands') : null;
    node = isSeq(list) ? entriesOf(list, 'name', name)[0] : node;
  }
  if (flag === null) return commands.place(node);
  return commands.place(findFlag(node, flag) ?? findFlag(commands.document.get('flagSets'), flag) ?? node);
}
