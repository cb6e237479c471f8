import type { Definition, Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { SKIP, visit } from 'unist-util-visit';
import { nodesOf, placeOf, sourceOf, report, type TreeSource, placeIn } from './nodes';
import type { TextPosition } from '../model/diagnostic';
import { readAdmonitions } from './tree/admonitions';
import { nestTags } from './tree/nest';

/** Parses GitHub's Markdown, admonitions and components. Mistakes are reported to the source; nothing is thrown. */
export function parseMarkdown(body: string, source: TreeSource): Root {
  const root = markdownToMdast(body, {
    features: { gfm: true, frontmatter: false, math: false, directive: true },
  }) as Root;
  refuseDeepTree(root, source);
  resolveReferences(root);
  readAdmonitions(root, body, source);
  reportForeign(root, body, source);
  nestTags(root, source);
  refuseDeepTree(root, source);
  return root;
}

/** Deepest tree allowed. No real page nests deeper, and recursive visitors would overflow the stack. */
const DEEPEST = 180;

/** Empties a tree that is too deep and reports the first place. A loop, because recursion is what cannot be done. */
function refuseDeepTree(root: Root, source: TreeSource): void {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > DEEPEST) {
      report(source, placeOf(node), {
        rule: 'markdown/too-deep',
        message: 'Lists, quotes or tags are nested too deeply here; the page is skipped.',
        hint: 'Use fewer levels.',
      });
      root.children = [];
      return;
    }
    if ('children' in node)
      for (const child of node.children.toReversed()) open.push({ node: child, depth: depth + 1 });
  }
}

/** Makes links and pictures of references, so that what follows knows one form of each. */
function resolveReferences(root: Root): void {
  const nodes = nodesOf(root);
  const definitions = new Map<string, Definition>();
  for (const node of nodes)
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  for (const node of nodes) {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') continue;
    const { url, title } = definitions.get(node.identifier) ?? { url: '' };
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title });
  }
}

/** How a paragraph begins that is an import or an export, a formula, or an alert of GitHub. */
const START =
  /^(?:import\s+(?:(?:(?:[\w$]+\s*,\s*)?\{[^{}]*\}|\*\s+as\s+[\w$]+|[\w$]+)\s+from\s*)?['"]|export\s+(?:(?:const|let|var|async|function|class)\s+[\w$]|default\s|\{|\*)|\$\$(?:\s|$)|\[!\w+\])/;
/** An expression or a comment in braces; `{#id}` of a heading is none. */
const BRACES = /\{(?!#[\p{L}\p{M}\p{N}_.:-]+\})[^{}]*\}|\{\/\*/gu;

/** Reports what other dialects of Markdown run, draw or box, and this one shows as it is written. */
function reportForeign(root: Root, body: string, source: TreeSource): void {
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

function reportForm(source: TreeSource, place: TextPosition, written: string): void {
  report(source, place, {
    rule: 'markdown/foreign',
    message: `"${written.split('\n', 1)[0] ?? ''}" is not part of the Markdown of this site, so it is shown as text.`,
    hint: 'Components need no import, and expressions are not evaluated: write the value itself. A note in a box is :::note, a comment <!-- … -->. To show the text literally, write \\{ or put it in backticks.',
  });
}
