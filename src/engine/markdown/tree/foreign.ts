import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { placeOf, sourceOf } from '../text/nodes';
import { placeIn, report, type Place, type TreeSource } from './source';

/** How a paragraph begins that is an import or an export, a formula, or an alert of GitHub. */
const START =
  /^(?:import\s+(?:(?:(?:[\w$]+\s*,\s*)?\{[^{}]*\}|\*\s+as\s+[\w$]+|[\w$]+)\s+from\s*)?['"]|export\s+(?:(?:const|let|var|async|function|class)\s+[\w$]|default\s|\{|\*)|\$\$(?:\s|$)|\[!\w+\])/;
/** An expression or a comment in braces; `{#id}` of a heading is none. */
const BRACES = /\{(?!#)[^{}]*\}|\{\/\*/g;

/** Reports what other dialects of Markdown run, draw or box, and this one shows as it is written. */
export function reportForeign(root: Root, body: string, source: TreeSource): void {
  visit(root, ['paragraph', 'text'], (node) => {
    const written = sourceOf(node, body);
    if (node.type === 'paragraph' && START.test(written)) {
      reportForm(source, placeOf(node), written);
      return SKIP;
    }
    if (node.type !== 'text') return undefined;
    for (const { 0: braces, index } of node.value.matchAll(BRACES))
      // An escaped brace is meant.
      if (written.includes(braces) && !written.includes(`\\${braces}`))
        reportForm(source, placeIn(node, node.value, index), braces);
    return undefined;
  });
}

function reportForm(source: TreeSource, place: Place, written: string): void {
  report(source, place, {
    rule: 'markdown/foreign',
    message: `"${written.split('\n', 1)[0] ?? ''}" is not part of the Markdown of this site, so it is shown as text.`,
    hint: 'Components need no import, and nothing is computed: write the value itself. A remark in a box is :::note, a comment <!-- … -->. For literal text write \\{, or put it into backticks.',
  });
}
