import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';

export interface MindNode {
  label: string;
  shape: string;
  children: MindNode[];
}

/** Signs around a label: how it opens and closes, and the shape that this stands for. Longer ones first. */
const BRACKETS: readonly [open: string, close: string, shape: string][] = [
  ['((', '))', 'circle'],
  ['))', '((', 'bang'],
  ['{{', '}}', 'hex'],
  ['[', ']', 'rect'],
  ['(', ')', 'rounded'],
  [')', '(', 'cloud'],
];

/** Reads a mind map by the indents of its lines; throws a `DiagramError` at the first that it cannot read. */
export function parseMindmap(source: DiagramSource): MindNode {
  if (source.head !== '')
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Begin on the next line.',
    );
  /** The nodes from the root to the last one, each with its indent. */
  const way: { node: MindNode; indent: number }[] = [];
  let root: MindNode | null = null;
  for (const { text: whole, indent, number } of wholeLines(linesOf(source))) {
    const text = whole.replace(/(?<=[)\]}(])\s*%%.*$/, '');
    // Icons are fonts of other hosts, and classes are colours.
    if (/^(?:::icon\(.*\)|:::.*)$/.test(text)) continue;
    const node = nodeOf(text, number);
    while (way.length > 0 && (way.at(-1)?.indent ?? 0) >= indent) way.pop();
    const parent = way.at(-1)?.node;
    if (parent) parent.children.push(node);
    else if (root)
      throw new DiagramError(
        number,
        'A mind map has one root.',
        `Indent ${quoted(text)} more than ${quoted(root.label)}.`,
      );
    root ??= node;
    way.push({ node, indent });
  }
  if (!root) throw new DiagramError(source.headLine, 'The mind map is empty.', 'Write its root on the next line.');
  return root;
}

/** Labels between quotation marks or brackets may take several lines. */
function wholeLines(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before && isOpen(before.text)) before.text += `\n${line.text}`;
    else whole.push({ ...line });
  }
  return whole;
}

/** Whether a label has begun and does not end. */
function isOpen(text: string): boolean {
  if ((text.match(/"/g)?.length ?? 0) % 2 > 0) return true;
  const rest = /^[^()[\]{}]*([()[{].*)$/s.exec(text)?.[1] ?? '';
  const brackets = BRACKETS.find(([open]) => rest.startsWith(open));
  return brackets !== undefined && !rest.includes(brackets[1], brackets[0].length);
}

/** A node in its brackets, or without any. */
export function nodeOf(text: string, line: number): MindNode {
  const [, before = '', rest] = /^([^()[\]{}]*)([()[{][\s\S]*)$/.exec(text) ?? [];
  if (rest === undefined && !/[\]}]/.test(text)) return { label: plainLabel(text), shape: 'text', children: [] };
  const brackets = BRACKETS.find(([open]) => rest?.startsWith(open));
  const inside = brackets && rest?.endsWith(brackets[1]) ? rest.slice(brackets[0].length, -brackets[1].length) : '';
  const label = /^\s*"([\s\S]*)"\s*$/.exec(inside)?.[1] ?? inside;
  if (!brackets || inside.trim() === '' || (label === inside && /[()[\]{}]/.test(inside)))
    throw new DiagramError(
      line,
      `The label of ${quoted(text)} does not end as it began.`,
      `Write ${before.trim() === '' ? 'id' : before.trim()}["text (more)"], with the text between quotation marks.`,
    );
  return { label: plainLabel(label), shape: brackets[2], children: [] };
}
