import type { Code, Root, RootContent } from 'mdast';

/** A line of colons alone, as it ends an admonition. */
const COLONS = /^ {0,3}(:{3,})[ \t]*$/;

/** So many characters of a page are read anew: of a page with thousands of such fences the rest stays as it is. */
const MOST_REREAD = 100_000;

/**
 * Ends fences where Docusaurus ends them: an admonition ends at its line of colons wherever that stands, and takes a
 * fence in it along. What stands below such a line is read anew, at its place. `parse` reads a text of the same kind.
 */
export function cutFences(root: Root, body: string, parse: (text: string) => Root): void {
  const lines = body.split('\n');
  const open: number[] = [];
  let unread = MOST_REREAD;
  // The list grows while it is read.
  for (const [index, node] of root.children.entries()) {
    if (node.type === 'admonitionOpen') open.push(node.colons);
    if (node.type === 'admonitionClose') open.length = outermost(open, node.value.length);
    const line = node.type === 'code' ? closingLine(node, lines, open) : null;
    if (node.type !== 'code' || line === null || !node.position) continue;
    const above = lines.slice(0, line - 1);
    const rest = lines.slice(line - 1).join('\n');
    unread -= rest.length;
    if (unread < 0) return;
    const { start } = node.position;
    node.value = node.value
      .split('\n')
      .slice(0, line - start.line - 1)
      .join('\n')
      .trimEnd();
    node.position.end = { line: line - 1, column: (above.at(-1)?.length ?? 0) + 1, offset: above.join('\n').length };
    const blank = above.map((text) => ' '.repeat(text.length));
    const below: RootContent[] = parse([...blank, rest].join('\n')).children;
    root.children.splice(index + 1, Infinity, ...below);
  }
}

/** How many admonitions stay open below a line of so many colons. */
function outermost(open: readonly number[], colons: number): number {
  const at = open.findIndex((own) => own <= colons);
  return at < 0 ? open.length : at;
}

/** Number of the line within a fence that ends an open admonition; `null` where there is none. */
function closingLine({ position }: Code, lines: readonly string[], open: readonly number[]): number | null {
  if (!position || open.length === 0) return null;
  const first = position.start.line + 1;
  const within = lines.slice(first - 1, position.end.line);
  const at = within.findIndex((line) => open.some((own) => own <= (COLONS.exec(line)?.[1]?.length ?? 0)));
  return at < 0 ? null : first + at;
}
