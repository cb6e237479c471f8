import type { Root } from 'mdast';
import { nodesOf, placeOf } from '../text/nodes';
import { report, type TreeSource } from './source';

/** Reports fences that no line of their own closes: the end of the page does, or that of a list item or quote. */
export function reportOpenFences(root: Root, body: string, source: TreeSource): void {
  const lines = body.split('\n');
  for (const node of nodesOf(root)) {
    const { start, end } = node.position ?? {};
    if (node.type !== 'code' || !start || !end) continue;
    const mark = /^(?:`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0];
    // A fence that the next list item ends goes up to the start of its line.
    const last = end.column === 1 ? end.line - 1 : end.line;
    const isClosed = last !== start.line && lines[last - 1]?.trimEnd().endsWith(mark ?? '');
    if (mark === undefined || isClosed) continue;
    const isLast = lines.slice(last).every((line) => line.trim() === '');
    report(source, placeOf(node), {
      rule: 'markdown/unclosed-fence',
      severity: 'warning',
      message: `The code block is never closed, so the rest of the ${isLast ? 'page' : 'list item or quote'} is code.`,
      hint: `Write ${mark} on its own line after the code.`,
    });
  }
}
