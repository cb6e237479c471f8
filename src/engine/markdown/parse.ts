import type { Nodes, Parent, Root } from 'mdast';
import { fromMarkdown, type Extension as MdastExtension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';
import { admonitionEnd, admonitionFlow } from './syntax/admonition';
import { boundedAttention } from './syntax/attention';
import { bracesFlow, bracesText } from './syntax/braces';
import { dialectFromMarkdown } from './syntax/from-tokens';
import { htmlBeforeFence, htmlFlowBesideComponents, PLAIN_HTML_FLOW } from './syntax/html-flow';
import { jsxFlow } from './syntax/jsx-flow';
import { moduleFlow } from './syntax/module';
import { tagFlow, tagText } from './syntax/tag';
import { componentNames } from './tree/components';

const LESS = '<'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const BRACE = '{'.charCodeAt(0);
const I = 'i'.charCodeAt(0);
const E = 'e'.charCodeAt(0);

/**
 * The constructs of the dialect. In `.mdx`, every tag is read as JSX reads it, braces hold expressions and indented
 * lines are no code; in `.md`, only what plain Markdown has no meaning for is taken.
 */
function dialect(mdx: boolean, hasIndentedCode: boolean): Extension {
  return {
    flow: {
      [LESS]: [mdx ? jsxFlow : tagFlow, htmlBeforeFence, htmlFlowBesideComponents],
      [COLON]: [admonitionFlow, admonitionEnd],
      [BRACE]: mdx ? jsxFlow : bracesFlow,
      [I]: moduleFlow(mdx),
      [E]: moduleFlow(mdx),
    },
    text: { [LESS]: tagText(mdx), [BRACE]: bracesText(mdx) },
    disable: { null: [PLAIN_HTML_FLOW, ...(hasIndentedCode ? [] : ['codeIndented'])] },
  };
}

const mdastExtensions = [gfmFromMarkdown(), dialectFromMarkdown];

/** Constructs that a site switches on. */
export interface ExtraSyntax {
  extensions: Extension[];
  mdastExtensions: MdastExtension[];
}

const INDENTED_COMPONENT = new RegExp(`^(?: {4}|\\t)[ \\t]*</?(?:${componentNames().join('|')})[\\s/>]`, 'm');

/** Whether a text writes tags of components as deep as Markdown writes code: then indentation is for the eye. */
export const indentsComponents = (text: string): boolean => INDENTED_COMPONENT.test(text);

/** Parses Markdown into a flat tree: tags and the lines of admonitions are leaves that `nest` puts together. */
export function parseMarkdown(text: string, mdx: boolean, extra: ExtraSyntax | null = null): Root {
  return fromMarkdown(text, {
    extensions: [gfm(), boundedAttention, dialect(mdx, !mdx && !indentsComponents(text)), ...(extra?.extensions ?? [])],
    mdastExtensions: [...mdastExtensions, ...(extra?.mdastExtensions ?? [])],
  });
}

/** Place of a node for diagnostics; the start of the file for nodes made by a transform. */
export function placeOf(node: Nodes): { line: number; column: number } {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}

/** Whether a node has children. */
export function isParent(node: Nodes): node is Extract<Nodes, Parent> {
  return 'children' in node;
}
