import type { Nodes, Parent, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';

/** Only container directives (`:::note`): `image:tag` in running text is no directive here. */
function containerDirective(): Extension {
  const colon = 58;
  const { flow } = directive();
  const constructs = flow?.[colon];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  return container ? { flow: { [colon]: container } } : {};
}

/** CommonMark would make a block of code of the indented lines inside a component; MDX does not, nor do we in `.mdx`. */
const noIndentedCode: Extension = { disable: { null: ['codeIndented'] } };

const mdastExtensions = [gfmFromMarkdown(), directiveFromMarkdown()];

/** Parses Markdown. `mdx` switches indented code off, as MDX does. */
export function parseMarkdown(text: string, mdx: boolean): Root {
  const extensions = [gfm({ singleTilde: false }), containerDirective(), ...(mdx ? [noIndentedCode] : [])];
  return fromMarkdown(text, { extensions, mdastExtensions });
}

/** Place of a node for diagnostics; the start of the file for nodes made by a transform. */
export function placeOf(node: Nodes): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** Whether a node has children. */
export function isParent(node: Nodes): node is Extract<Nodes, Parent> {
  return 'children' in node;
}
