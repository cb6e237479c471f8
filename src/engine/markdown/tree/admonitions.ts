import type { Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import { nearestHint } from '../../../shared/nearest';
import {
  ADMONITIONS,
  type AdmonitionKind,
  type Admonition,
  isParent,
  placeOf,
  sourceOf,
  report,
  type TreeSource,
} from '../nodes';

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;

const KINDS = Object.keys(ADMONITIONS) as AdmonitionKind[];
const UNCLOSED = 'markdown/unclosed-admonition';

interface Page {
  body: string;
  lines: readonly string[];
  source: TreeSource;
}

/**
 * Turns the directives of the parser into admonitions. Inline directives (`:name`) become text again:
 * `10:35` and `localhost:8080` stay as they are written.
 */
export function readAdmonitions(root: Root, body: string, source: TreeSource): void {
  readChildren(root, { body, lines: body.split('\n'), source });
}

function readChildren(node: Nodes, page: Page): void {
  if (!isParent(node)) return;
  const read = (node.children as RootContent[]).map((child): RootContent => {
    if (child.type === 'containerDirective') return admonitionOf(child, page);
    if (child.type === 'leafDirective') return { type: 'paragraph', children: [directiveAsText(child, page)] };
    return child.type === 'textDirective' ? directiveAsText(child, page) : child;
  });
  (node.children as RootContent[]) = joinTexts(read);
  for (const child of node.children) readChildren(child as Nodes, page);
}

function admonitionOf(node: ContainerDirective, page: Page): Admonition {
  const { source, lines } = page;
  const place = placeOf(node);
  const [first, ...others] = node.children;
  const label: Paragraph | null = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : null;
  if (label) readChildren(label, page);
  const opening = lines[place.line - 1]?.slice(place.column - 1) ?? '';
  const colons = /^:+/.exec(opening)?.[0] ?? '';
  const rest = opening.slice(colons.length + node.name.length).trim();
  if (rest !== '' && !(label && rest.endsWith(']')))
    report(source, place, {
      rule: 'markdown/admonition-title',
      message: `"${rest}" is not shown: an admonition has only a title, in brackets.`,
      hint: `Write ${colons}${node.name}[Title].`,
    });
  // What follows is in it, and so is the next one that is not closed.
  if (!isClosed(node, colons, lines) && !source.problems.some(({ rule }) => rule === UNCLOSED))
    report(source, place, {
      rule: UNCLOSED,
      severity: 'warning',
      message: `The ":::${node.name}" is never closed, so it contains everything that follows.`,
      hint: `Write ${colons} on its own line after it, in the same list or quote.`,
    });
  const kind = KINDS.find((known) => known === node.name);
  if (!kind)
    report(source, place, {
      rule: 'markdown/unknown-admonition',
      message: `There is no admonition ":::${node.name}".`,
      hint: nearestHint(node.name, KINDS, `Kinds: ${KINDS.join(', ')}.`),
    });
  return {
    type: 'admonition',
    kind: kind ?? 'note',
    title: label && label.children.length > 0 ? label.children : null,
    children: (label ? others : node.children) as Admonition['children'],
    ...(node.position && { position: node.position }),
  };
}

/** Whether a line of colons closes the admonition itself, and not its last child. */
function isClosed(node: ContainerDirective, colons: string, lines: readonly string[]): boolean {
  const end = node.position?.end.line ?? 1;
  const last = node.children.at(-1)?.position?.end.line ?? placeOf(node).line;
  const closing = /^[\s>]*(:{3,})[ \t]*$/.exec(lines[end - 1] ?? '')?.[1] ?? '';
  return end > last && closing.length >= colons.length;
}

function directiveAsText(node: Extract<RootContent, { name: string; position?: unknown }>, page: Page): Text {
  const value = sourceOf(node, page.body);
  if (!/^:[\w-]+$/.test(value))
    report(page.source, placeOf(node), {
      rule: 'markdown/directive',
      message: `"${value}" is not part of the Markdown of this site.`,
      hint: `For a note in a box, write :::note on its own line, and ::: after it. To show the text literally, write "\\${value}".`,
    });
  return { type: 'text', value, ...(node.position && { position: node.position }) };
}

/** Joins neighboring texts: the words around a colon belong together for everything that reads them. */
function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const out: RootContent[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') out.push(node.type === 'text' ? { ...node } : node);
    else {
      last.value += node.value;
      if (last.position && node.position) last.position = { start: last.position.start, end: node.position.end };
    }
  }
  return out;
}
