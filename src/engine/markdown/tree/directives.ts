import type { Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { ADMONITIONS } from '../../../shared/constants';
import { nearest } from '../../../shared/nearest';
import type { Admonition, AdmonitionKind } from '../nodes';
import { isParent, placeOf, sourceOf } from '../text/nodes';
import { placeIn, report, type TreeSource } from './source';

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;
type LeafDirective = Extract<RootContent, { type: 'leafDirective' }>;
type TextDirective = Extract<RootContent, { type: 'textDirective' }>;

const COLONS = /^:{3,}/;
/** What is before the colons of a line, and the first of them. */
const INDENT = /^[\s>]*:(?=::)/;
const CLOSING = /^[\s>]*(:{3,})[ \t]*$/;

/**
 * Turns the directives of the parser into admonitions. Those of running text, `:name`, are words with a colon here:
 * `10:35` and `localhost:8080` stay as they are written.
 */
export function readDirectives(root: Root, body: string, source: TreeSource): void {
  settle(root, { body, lines: body.split('\n'), source, open: new Set() }, false);
}

interface Page {
  body: string;
  lines: readonly string[];
  source: TreeSource;
  /** Admonitions that are never closed. What is not closed in them either is the same mistake. */
  open: Set<Nodes>;
}

function settle(node: Nodes, page: Page, isInOpen: boolean): void {
  if (!isParent(node)) return;
  const settled = (node.children as RootContent[]).map((child): RootContent => {
    if (child.type === 'containerDirective') return admonitionOf(child, page, isInOpen);
    if (child.type === 'leafDirective') return leafAsText(child, page);
    return child.type === 'textDirective' ? directiveAsText(child, page) : child;
  });
  (node.children as RootContent[]) = joinTexts(settled);
  for (const child of node.children) settle(child as Nodes, page, isInOpen || page.open.has(child as Nodes));
  if (node.type === 'paragraph') reportLooseColons(node.children, page);
}

function admonitionOf(node: ContainerDirective, page: Page, isInOpen: boolean): Admonition {
  const { source } = page;
  const [first, ...others] = node.children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  if (isLabelled) settle(first, page, isInOpen);
  const label = isLabelled ? first.children : null;
  const opening = page.lines[placeOf(node).line - 1]?.slice(placeOf(node).column - 1) ?? '';
  const colons = COLONS.exec(opening)?.[0] ?? ':::';
  const rest = opening.slice(colons.length + node.name.length).trim();
  if (Object.keys(node.attributes ?? {}).length > 0)
    report(source, placeOf(node), {
      rule: 'markdown/admonition-title',
      message: 'An admonition has no attributes, only a title.',
      hint: `Write ${colons}${node.name}[Title].`,
    });
  else if (label === null && rest !== '')
    report(source, placeOf(node), {
      rule: 'markdown/admonition-title',
      message: `"${rest}" is not shown: the title of an admonition is in brackets.`,
      hint: `Write ${colons}${node.name}[${rest.replace(/^[{[]|[}\]]$/g, '')}].`,
    });
  const isOpen = !isClosed(node, colons, page);
  if (isOpen && !isInOpen)
    report(source, placeOf(node), {
      rule: 'markdown/unclosed-admonition',
      severity: 'warning',
      message: `The ":::${node.name}" is never closed, so it contains everything that follows.`,
      hint: `Write ${colons} on its own line after it, in the same list or quote.`,
    });
  const kind = kindOf(node, source);
  const title: PhrasingContent[] | null = kind.isKnown ? null : [{ type: 'text', value: node.name }];
  const admonition: Admonition = {
    type: 'admonition',
    kind: kind.name,
    title: label === null || label.length === 0 ? title : label,
    children: (label === null ? node.children : others) as Admonition['children'],
    ...(node.position && { position: node.position }),
  };
  if (isOpen) page.open.add(admonition);
  return admonition;
}

function kindOf({ name, ...node }: ContainerDirective, source: TreeSource): { name: AdmonitionKind; isKnown: boolean } {
  const known = ADMONITIONS.find((kind) => kind === name);
  if (known !== undefined) return { name: known, isKnown: true };
  const near = nearest(name, ADMONITIONS);
  report(source, placeOf({ name, ...node }), {
    rule: 'markdown/unknown-admonition',
    severity: 'warning',
    message: `There is no admonition ":::${name}", so it is shown as a note.`,
    hint: near ? `Did you mean ":::${near}"?` : `Kinds: ${ADMONITIONS.join(', ')}.`,
  });
  return { name: 'note', isKnown: false };
}

/** Whether a line of colons of its own ends an admonition: one that ends its last child belongs to that. */
function isClosed(node: ContainerDirective, colons: string, { lines }: Page): boolean {
  const end = node.position?.end.line ?? 1;
  const last = node.children.at(-1)?.position?.end.line ?? placeOf(node).line;
  return end > last && (CLOSING.exec(lines[end - 1] ?? '')?.[1]?.length ?? 0) >= colons.length;
}

/** Reports lines that look like those of an admonition and are text. */
function reportLooseColons(nodes: readonly Nodes[], { lines, source }: Page): void {
  let opened = 0;
  for (const node of nodes) {
    if (node.type !== 'text' || !node.value.includes(':::')) continue;
    for (const { 0: line, index } of node.value.matchAll(/^:{3,}.*$/gm)) {
      const place = placeIn(node, node.value, index);
      const written = lines[place.line - 1] ?? '';
      // In a later line of a list or quote, the place does not know of the marks before it.
      const column = written.startsWith(':::', place.column - 1)
        ? place.column
        : (INDENT.exec(written)?.[0].length ?? 0);
      if (column === 0) continue;
      const isClosing = /^:+\s*$/.test(line);
      if (!isClosing) opened += 1;
      else if (opened > 0) {
        opened -= 1;
        continue;
      }
      report(
        source,
        { line: place.line, column },
        {
          rule: 'markdown/unopened-admonition',
          severity: 'warning',
          message: isClosing ? `"${line.trim()}" closes nothing.` : `"${line.trim()}" opens no admonition.`,
          hint: isClosing
            ? 'Remove it, or open an admonition before it: :::note, in the same list or quote.'
            : 'Write :::note or :::note[Title], without spaces.',
        },
      );
    }
  }
}

function directiveAsText(node: TextDirective, page: Page): Text {
  const value = sourceOf(node, page.body);
  if (value !== `:${node.name}`)
    report(page.source, placeOf(node), {
      rule: 'markdown/directive',
      message: `"${value}" is not part of the Markdown of this site.`,
      hint: `Write "\\${value}" for the text itself, or put it into backticks.`,
    });
  return { type: 'text', value, ...(node.position && { position: node.position }) };
}

function leafAsText(node: LeafDirective, page: Page): RootContent {
  const value = sourceOf(node, page.body);
  report(page.source, placeOf(node), {
    rule: 'markdown/directive',
    message: `"${value}" is not part of the Markdown of this site.`,
    hint: `A remark in a box is :::note on its own line, and ::: after it. For the text itself write "\\${value}".`,
  });
  const position = node.position && { position: node.position };
  return { type: 'paragraph', children: [{ type: 'text', value, ...position }], ...position };
}

/** Texts beside each other as one: the words around a colon belong together for all who read them. */
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
