import { DiagramError, quoted } from '../problem';
import type { DiagramSource } from '../source';
import { plainLabel } from '../text';
import { isDrawn, readLines, type TreeLine } from './lines';

/** A file, a folder or whatever else stands in a tree. */
export interface TreeEntry {
  /** As it is written: names of folders may end with a slash. */
  name: string;
  description: string;
  /** How many others it stands in. */
  depth: number;
}

interface Tree {
  title: string;
  /** From top to bottom, each behind the one that it stands in. */
  entries: TreeEntry[];
}

const TITLE = /^title(?: (.*))?$/;
const QUOTED = /^(?:"([^"]*)"|'([^']*)')((?: .*)?)$/;
/** A name without quotation marks ends where a class, an icon or a description begins. */
const BARE = /^((?!:::|icon\(|##)[^"' ].*?)((?: (?:::: ?[A-Za-z_]|icon\(|##).*)?)$/;
/** Classes and icons belong to the site; what stands behind two hashes describes the entry. */
const REMARKS = /^(?: (?:::: ?[A-Za-z_][\w-]*|icon\([\w-]*(?::[\w-]+)?\)))*(?: ##(.*))?$/;
const HINT = 'Write a name in each line, indented more than what it stands in: src/ ## The sources.';

/** Reads a tree; throws a `DiagramError` at the first line that it cannot read. */
export function parseTree(source: DiagramSource): Tree {
  const { head, headLine } = source;
  if (head !== '' && !head.startsWith('%%'))
    throw new DiagramError(headLine, `${quoted(head)} stands behind the kind.`, 'Begin on the next line.');
  const tree: Tree = { title: '', entries: [] };
  const open: number[] = [];
  const lines = readLines(source);
  const isBoxed = lines.some(isDrawn);
  for (const line of lines) {
    const title = TITLE.exec(line.text);
    if (title) tree.title = plainLabel(title[1] ?? '');
    if (title || line.text === '') continue;
    if (isBoxed && !isDrawn(line) && line.indent > 0)
      throw new DiagramError(
        line.number,
        `${quoted(line.text)} is indented without a branch before it.`,
        'Where some lines have branches, all but the first ones have: "├── name" or "└── name".',
      );
    while ((open.at(-1) ?? -1) >= line.indent) open.pop();
    tree.entries.push({ ...entryOf(line), depth: open.length });
    open.push(line.indent);
  }
  if (tree.entries.length === 0) throw new DiagramError(headLine, 'The tree is empty.', HINT);
  return tree;
}

function entryOf({ text, number }: TreeLine): Omit<TreeEntry, 'depth'> {
  const [, double, single, behindQuotes = ''] = QUOTED.exec(text) ?? [];
  const [, bare, behindName = ''] = BARE.exec(text) ?? [];
  const name = double ?? single ?? bare;
  const remarks = REMARKS.exec(double === undefined && single === undefined ? behindName : behindQuotes);
  if (name === undefined || name.trim() === '' || !remarks)
    throw new DiagramError(number, `${quoted(text)} is no entry of a tree.`, HINT);
  return { name: plainLabel(name), description: plainLabel(remarks[1] ?? '') };
}
