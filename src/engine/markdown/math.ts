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
 * of the reader of TeX when it cannot be read. One that may be wider than its column has `label`, which the browser
 * numbers, for those who reach it to scroll it.
 */
export function formula(node: Math | InlineMath, label: string): Element {
  const displayMode = node.type === 'math';
  const markup = renderToString(node.value, {
    output: 'mathml',
    displayMode,
    throwOnError: true,
    strict: 'ignore',
  });
  const found = fromHtml(markup, { fragment: true }).children.find((child) => child.type === 'element');
  if (found === undefined) throw new Error('it is empty');
  const kinds = displayMode ? ['math--display'] : signsIn(found) > FITS_A_LINE ? ['math--long'] : [];
  const region = kinds.length > 0 && { dataRegion: label };
  return { ...found, properties: { className: ['math', ...kinds], ...region } };
}

/** A formula among words of more signs may be wider than the column of a phone: browsers break none of them. */
const FITS_A_LINE = 20;

/** How many signs of a formula are seen. */
function signsIn({ children }: Element): number {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value.trim().length;
      return child.type === 'element' && child.tagName !== 'annotation' ? signsIn(child) : 0;
    })
    .reduce((sum, count) => sum + count, 0);
}
