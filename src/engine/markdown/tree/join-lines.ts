import { decodeHTMLStrict } from 'entities';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Tag } from '../nodes';
import { readTagSource, type TagSource } from '../syntax/tag-source';
import { isInlineComponent } from './components';
import { isBlock, isElement, isVoid } from './elements';

/** A paragraph, or a tag of running text that has its line to itself. */
type Line = Extract<RootContent, { type: 'paragraph' | 'tag' }>;

/**
 * A tag that has its line to itself ends a paragraph in JSX. Where words open an element of running text and such a
 * line closes it, or the other way round, nothing could be nested; the lines are one paragraph then, as they are in
 * plain Markdown.
 */
export function joinLines(nodes: readonly RootContent[]): RootContent[] {
  const out: RootContent[] = [];
  let run: Line[] = [];
  const flush = (): void => {
    out.push(...(run.some(isTornParagraph) && isWhole(run.flatMap(wordsOf)) ? [joined(run)] : run));
    run = [];
  };
  for (const node of nodes) {
    if (!isLine(node)) {
      flush();
      out.push(node);
      continue;
    }
    if (!isBelow(node, run.at(-1))) flush();
    run.push(node);
  }
  flush();
  return out;
}

function isLine(node: RootContent): node is Line {
  if (node.type === 'paragraph') return true;
  const name = node.type === 'tag' ? tagOf(node).name : undefined;
  return name !== undefined && (isInlineComponent(name) || (isElement(name) && !isBlock(name)));
}

const isBelow = (node: Line, before: Line | undefined): boolean =>
  before?.position !== undefined &&
  node.position !== undefined &&
  node.position.start.line <= before.position.end.line + 1;

const wordsOf = (line: Line): PhrasingContent[] => (line.type === 'paragraph' ? line.children : [line]);

const isTornParagraph = (line: Line): boolean => line.type === 'paragraph' && !isWhole(line.children);

/** Whether each tag among words has its counterpart there, in the order of nesting. */
function isWhole(nodes: readonly PhrasingContent[]): boolean {
  const open: string[] = [];
  for (const node of nodes) {
    const tag = node.type === 'tag' ? tagOf(node) : null;
    if (!tag || isVoid(tag.name) || tag.kind === 'self') continue;
    if (tag.kind === 'open') open.push(tag.name);
    else if (open.pop() !== tag.name) return false;
  }
  return open.length === 0;
}

const tagOf = ({ value }: Tag): TagSource => readTagSource(value, decodeHTMLStrict);

function joined(run: readonly Line[]): Paragraph {
  const children = run.flatMap((line, index): PhrasingContent[] => {
    const isNewLine = index > 0 && line.position?.start.line !== run[index - 1]?.position?.end.line;
    return [...(isNewLine ? [{ type: 'text' as const, value: '\n' }] : []), ...wordsOf(line)];
  });
  const [start, end] = [run[0]?.position?.start, run.at(-1)?.position?.end];
  return { type: 'paragraph', children, ...(start && end && { position: { start, end } }) };
}
