import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { maskAdmonitions } from './native-admonitions';
import { isDoubtful } from './native-doubts';
import { indentsComponents } from './parse';
import { nodesOf } from './text/nodes';
import { hasFence } from './syntax/html-flow';
import { htmlTokens } from './tree/html-tokens';

/**
 * What plain Markdown has no meaning for and the dialect reads: comments and texts in braces, imports and exports,
 * attributes in braces. A page that holds one outside of code is left to the parser that has constructs for them.
 */
const DIALECT =
  /\{\s*\/\*|\{['"]|^[^\S\n]*\{`|=\s*\{|^[ \t>*+\d.)-]*import[ \t{]|^export\s+(?:const|let|var|default|async|function|class)\s/m;

/** A formula in the text of a picture, which only the other parser reads as its words. */
const MATH_IN_ALT = /!\[[^\]]*\$/;

/**
 * Parses Markdown with a native parser, some twenty times faster than the one that can be extended. Gives the same
 * tree, or `null` for a page that needs the dialect's own constructs: whoever calls takes the other parser then. `math`
 * for formulas between dollar signs.
 */
export function parseNatively(text: string, math = false): Root | null {
  const masked = maskAdmonitions(text, math);
  if (
    masked === null ||
    indentsComponents(text) ||
    (math && MATH_IN_ALT.test(text.slice(0, text.lastIndexOf('$') + 1)))
  )
    return null;
  const tree = parsed(masked.text, math);
  if (tree === null || tree.type !== 'root' || (DIALECT.test(text) && holdsDialect(tree, text))) return null;
  if (math && holdsOpenFormula(tree, text)) return null;
  return !swallowsMarkdown(tree) && !isDoubtful(tree, text) && masked.unmask(tree) ? tree : null;
}

/** The native tree; `null` where the parser gives up, as it does when a tree would take gigabytes. */
function parsed(text: string, math: boolean): Nodes | null {
  try {
    return markdownToMdast(text, { features: { gfm: true, frontmatter: false, math } }) as Nodes;
  } catch {
    return null;
  }
}

/** Blocks in which the constructs of the dialect mean something: all but code. */
const RUNNING = new Set<string>(['paragraph', 'heading', 'html', 'table', 'definition', 'thematicBreak']);

/** Whether a line outside of code looks like one of the constructs. */
function holdsDialect(tree: Root, text: string): boolean {
  const lines = text.split('\n');
  return nodesOf(tree).some(
    ({ type, position }) =>
      RUNNING.has(type) &&
      position !== undefined &&
      DIALECT.test(lines.slice(position.start.line - 1, position.end.line).join('\n')),
  );
}

/** Whether a formula on lines of its own is never closed: the parsers do not agree on where it ends in a list. */
function holdsOpenFormula(tree: Root, text: string): boolean {
  return nodesOf(tree).some(
    ({ type, position }) =>
      type === 'math' && !/\n.*\$\$\s*$/.test(text.slice(position?.start.offset, position?.end.offset)),
  );
}

/**
 * Whether a block of HTML holds code, or more than the tags of components: in plain Markdown a block goes on to the
 * next blank line, in the dialect it ends before a fence and with the line of the tag.
 */
function swallowsMarkdown(tree: Root): boolean {
  return nodesOf(tree).some((node) => {
    if (node.type !== 'html') return false;
    if (hasFence(node.value)) return true;
    if (!/<\/?[A-Z]/.test(node.value)) return false;
    const tokens = htmlTokens(node.value, false);
    const isComponent = tokens.some((token) => token.kind === 'tag' && /^[A-Z]/.test(token.tag.name));
    return isComponent && tokens.some((token) => token.kind === 'text' && token.text.trim() !== '');
  });
}
