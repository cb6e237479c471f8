import type { Root } from 'mdast';
import { nodesOf } from '../text/nodes';

/**
 * The text with spaces for the fences of `mdx-code-block`, so that what stands between them is read as MDX: other
 * builders have such blocks to keep tags from tools that know Markdown only. All else keeps its place.
 */
export function openMdxBlocks(root: Root, body: string): string {
  const lines = body.split('\n');
  const blank = (index: number, fence: RegExp): void => {
    lines[index] = lines[index]?.replace(fence, (mark) => ' '.repeat(mark.length)) ?? '';
  };
  for (const node of nodesOf(root)) {
    if (node.type !== 'code' || node.lang !== 'mdx-code-block' || !node.position) continue;
    const { position } = node;
    const last = position.end.line - 1;
    blank(position.start.line - 1, /(?:`{3,}|~{3,})\s*mdx-code-block.*$/);
    if (last >= position.start.line) blank(last, /(?:`{3,}|~{3,})\s*$/);
  }
  return lines.join('\n');
}
