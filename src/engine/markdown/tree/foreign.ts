import type { Nodes, Root } from 'mdast';
import { nodesOf, placeOf, sourceOf } from '../text/nodes';
import { componentNames } from './components';
import { placeIn, report, type Place, type TreeSource } from './source';

const MODULE =
  /^(?:import\s+(?:(?:(?:[\w$]+\s*,\s*)?\{[^{}]*\}|\*\s+as\s+[\w$]+|[\w$]+)\s+from\s*)?['"]|export\s+(?:(?:const|let|var|async|function|class)\s+[\w$]|default\s|\{|\*))/;
/** An expression or a comment between braces; `{#id}` of a heading is none. */
const BRACES = /\{(?!#)[^{}]*\}|\{\/\*/g;
const ALERT = /^\[!(\w+)\]/;

/**
 * Reports what other dialects of Markdown run, include or draw, each with what is written for it here. Returns the
 * names that imports and exports define: that there is no such component is the same mistake.
 */
export function reportForeign(root: Root, body: string, source: TreeSource): Set<string> {
  const defined = new Set<string>();
  for (const node of nodesOf(root)) {
    if (node.type === 'paragraph') reportParagraph(node, body, source).forEach((name) => defined.add(name));
    else if (node.type === 'blockquote') reportAlert(node, source);
    else if (node.type === 'text') reportBraces(node, body, source);
  }
  return defined;
}

function reportParagraph(node: Nodes, body: string, source: TreeSource): string[] {
  const written = sourceOf(node, body);
  const isModule = MODULE.test(written);
  if (isModule)
    reportForm(
      source,
      placeOf(node),
      'markdown/import',
      `Pages contain no code: "${written.split('\n', 1)[0] ?? ''}" is not run.`,
      `Remove it. Components need no import: ${componentNames().join(', ')}.`,
    );
  else if (/^\$\$(?:\s|$)/.test(written))
    reportForm(
      source,
      placeOf(node),
      'markdown/math',
      'Formulas are not drawn.',
      'Write the formula as words or as code.',
    );
  return isModule ? (written.match(/\b[A-Z]\w*/g) ?? []) : [];
}

function reportAlert(node: Extract<Nodes, { type: 'blockquote' }>, source: TreeSource): void {
  const [first] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  const [written, kind = ''] = text?.type === 'text' ? (ALERT.exec(text.value) ?? []) : [];
  if (written === undefined) return;
  const name = kind.toLowerCase();
  reportForm(
    source,
    placeOf(node),
    'markdown/alert',
    `"${written}" is shown as it is written.`,
    `Write :::${name === 'important' ? 'info' : name} on its own line, and ::: after the text.`,
  );
}

function reportBraces(node: Extract<Nodes, { type: 'text' }>, body: string, source: TreeSource): void {
  if (!node.value.includes('{')) return;
  const written = sourceOf(node, body);
  for (const { 0: braces, index } of node.value.matchAll(BRACES)) {
    // An escaped brace is meant.
    if (!written.includes(braces) || written.includes(`\\${braces}`)) continue;
    const isComment = braces.startsWith('{/*');
    reportForm(
      source,
      placeIn(node, node.value, index),
      isComment ? 'markdown/comment' : 'markdown/expression',
      isComment ? 'The comment is shown as text.' : `"${braces}" is shown as text: an expression is never run.`,
      isComment ? 'Write <!-- … -->.' : 'Write the value itself; for braces write \\{, or put them into backticks.',
    );
  }
}

function reportForm(source: TreeSource, place: Place, rule: string, message: string, hint: string): void {
  report(source, place, { rule, message, hint });
}
