import { DiagramError, quoted } from '../problem';
import { linesOf, withoutComment, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';

/** A name with its value, or with others below it. */
export interface TreeNode {
  name: string;
  /** Of a name with others below it: the sum of theirs. */
  value: number;
  children: TreeNode[];
  /** Line of the source, counted from 1. */
  line: number;
}

interface Treemap {
  title: string;
  roots: TreeNode[];
}

const ROW = /^(?:"([^"]*)"|'([^']*)')(?: ?[:,] ?([^\s:]+))?(?: ?::: ?\w+)?$/;
const NUMBER = /^\d[\d,]*(?:\.\d*)?$|^\.\d+$/;
const HINT = 'Write a name in each line, indented more than what it belongs to: "Name", or with its value "Name": 12.';

/** Reads a treemap; throws a `DiagramError` at the first line that it cannot read. */
export function parseTreemap(source: DiagramSource): Treemap {
  const { head, headLine } = source;
  if (head !== '' && !head.startsWith('%%'))
    throw new DiagramError(headLine, `${quoted(head)} stands behind the kind.`, 'Begin on the next line.');
  const map: Treemap = { title: '', roots: [] };
  const open: { node: TreeNode; indent: number; isLeaf: boolean }[] = [];
  for (const line of linesOf(source)) {
    const text = withoutComment(line.text);
    const title = /^title(?: (.*))?$/.exec(text);
    if (title) map.title = plainLabel(title[1] ?? '');
    // Colours belong to the site.
    if (title || text === '' || text.startsWith('classDef ')) continue;
    const { node, isLeaf } = nodeOf({ ...line, text });
    while ((open.at(-1)?.indent ?? -1) >= line.indent) open.pop();
    const around = open.at(-1);
    if (around?.isLeaf)
      throw new DiagramError(
        line.number,
        `${quoted(node.name)} stands below "${around.node.name}", which has a value of its own.`,
        'Leave that value out, which is the sum of those below, or indent the line less.',
      );
    (around?.node.children ?? map.roots).push(node);
    open.push({ node, indent: line.indent, isLeaf });
  }
  if (!map.roots.map(sumUp).some((value) => value > 0))
    throw new DiagramError(headLine, 'The treemap has no value above 0.', HINT);
  return map;
}

function nodeOf({ text, number: line }: Line): { node: TreeNode; isLeaf: boolean } {
  const [, double, single, written] = ROW.exec(text) ?? [];
  const name = double ?? single;
  if (name === undefined || name.trim() === '')
    throw new DiagramError(line, `${quoted(text)} is no name of a treemap.`, HINT);
  if (written !== undefined && !NUMBER.test(written))
    throw new DiagramError(line, `${quoted(written)} is no value.`, 'Values are numbers of 0 and more: 12.5.');
  const value = Number((written ?? '0').replaceAll(',', ''));
  return { node: { name: plainLabel(name), value, children: [], line }, isLeaf: written !== undefined };
}

/** Gives names with others below them the sum of those. */
function sumUp(node: TreeNode): number {
  if (node.children.length > 0) node.value = node.children.reduce((sum, child) => sum + sumUp(child), 0);
  return node.value;
}
