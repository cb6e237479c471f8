import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { renderToString } from 'katex';
import { mathFromMarkdown, type InlineMath, type Math } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import type { ExtraSyntax } from './parse';

/** `$…$` and `$$…$$`. Loaded only for sites that switch formulas on. */
export const mathSyntax: ExtraSyntax = { extensions: [math()], mdastExtensions: [mathFromMarkdown()] };

/**
 * A formula as MathML, which browsers draw without styles and scripts, and screen readers read. Throws with the words
 * of the reader of TeX when it cannot be read.
 */
export function formula(node: Math | InlineMath): Element {
  const displayMode = node.type === 'math';
  const markup = renderToString(node.value, {
    output: 'mathml',
    displayMode,
    throwOnError: true,
    strict: 'ignore',
  });
  const found = fromHtml(markup, { fragment: true }).children.find((child) => child.type === 'element');
  if (found === undefined) throw new Error('it is empty');
  return { ...found, properties: { className: [displayMode ? 'math math--display' : 'math'] } };
}
