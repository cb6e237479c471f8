import type { Code, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Join, type Options } from 'mdast-util-to-markdown';
import { twinSlot } from '../article';
import { parseFenceMeta } from '../code/fence-meta';
import { TAGS } from '../components';
import { ADMONITIONS, componentOf, nodesOf } from '../nodes';
import { rowNames } from '../text/article-text';
import { VARIABLE } from '../variables';

interface TwinContext {
  /** Names of the known variables. */
  variables: ReadonlySet<string>;
  /** Codes that name what a row of a table defines. */
  named: ReadonlySet<Nodes>;
}

const joinAlert: Join = (left, right) =>
  left.type === 'html' && /^\[!\w+\]$/.test(left.value) && right.type === 'paragraph' ? 0 : undefined;

const TWIN_OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  resourceLink: true,
  join: [joinAlert],
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * The plain Markdown of an article, for programs that read for people: its content, in order, without what
 * only a browser can use. What versions differ in are slots.
 */
export function toTwin(root: Root, variables: ReadonlySet<string>): string {
  const nodes = nodesOf(root);
  const named = new Set(nodes.flatMap((node) => (node.type === 'table' ? rowNames(node, variables) : [])));
  const children = plainAll(root.children, { variables, named }) as RootContent[];
  return toMarkdown({ type: 'root', children }, TWIN_OPTIONS).trim();
}

const plainAll = (nodes: readonly Nodes[], context: TwinContext): Nodes[] =>
  nodes.flatMap((node) => plain(node, context));

/**
 * A node of the dialect as plain Markdown: folds and tabs of the page follow each other, each under a bold label,
 * boxed remarks are alerts, generated parts, addresses and variables are slots. The node itself is not changed.
 */
function plain(node: Nodes, context: TwinContext): Nodes[] {
  const children = 'children' in node ? plainAll(node.children, context) : [];
  const phrasing = children as PhrasingContent[];
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: withSlots(node.value, context) }];
    case 'inlineCode':
      return [
        { type: 'inlineCode', value: withSlots(node.value, context) },
        ...(context.named.has(node) ? [raw(twinSlot('N', node.value))] : []),
      ];
    case 'code':
      return [fence(node, context)];
    case 'paragraph':
      return trimmed(phrasing).length === 0 ? [] : [{ type: 'paragraph', children: trimmed(phrasing) }];
    case 'heading': {
      // An id that the writer gave, for links into the page; the others follow from the text.
      const { id } = node.data ?? {};
      const own = typeof id === 'string' ? [raw(` {#${id}}`)] : [];
      return [{ type: 'heading', depth: node.depth, children: [...phrasing, ...own] }];
    }
    case 'tableCell': {
      // A cell is one line: line ends in it are tags.
      const line = trimmed(phrasing).map((child) => (child.type === 'break' ? raw('<br>') : child));
      return [{ type: 'tableCell', children: line }];
    }
    case 'link': {
      const title = titleOf(node, context);
      return [{ type: 'link', url: twinSlot('L', node.url), title, children: phrasing as never[] }];
    }
    case 'image': {
      const alt = withSlots(node.alt ?? '', context);
      return [{ type: 'image', url: twinSlot('I', node.url), alt, title: titleOf(node, context) }];
    }
    case 'element':
      return [raw(`<${node.name}>`), ...children, raw(`</${node.name}>`)];
    case 'admonition': {
      const title = node.title === null ? [] : [label(plainAll(node.title, context))];
      const content = [raw(`[!${ADMONITIONS[node.kind].alert}]`), ...title, ...children] as never[];
      return [{ type: 'blockquote', children: content }];
    }
    case 'component': {
      const tag = TAGS.get(node.name);
      if (!tag?.html) return [raw(twinSlot('C', componentOf(node)))];
      const words = tag.label && withSlots(tag.label(node), context);
      return [...(words === undefined ? [] : [label([{ type: 'text', value: words }])]), ...children];
    }
    case 'definition':
    case 'html':
      return [];
    default:
      return ['children' in node ? ({ ...node, children } as Nodes) : node];
  }
}

const raw = (value: string): Extract<Nodes, { type: 'html' }> => ({ type: 'html', value });

const label = (children: readonly Nodes[]): Nodes => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: children as PhrasingContent[] }],
});

const titleOf = ({ title }: { title?: string | null | undefined }, context: TwinContext): string | null =>
  title ? withSlots(title, context) : null;

function fence({ value: code, lang, meta }: Code, context: TwinContext): Code {
  const { title } = parseFenceMeta(meta ?? '');
  const words = title === null ? null : `title="${withSlots(title, context)}"`;
  return {
    type: 'code',
    lang: !lang && words !== null ? 'text' : (lang ?? ''),
    meta: words,
    value: withSlots(code, context),
  };
}

/**
 * Running text without the spaces around it and around its line ends, which comments and tags leave. A line end after
 * all words would be a backslash.
 */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const content = nodes.slice(nodes.findIndex(isShown), nodes.findLastIndex(isShown) + 1);
  const isEdge = (index: number): boolean => (content[index]?.type ?? 'break') === 'break';
  return content.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    const start = isEdge(index - 1) ? node.value.trimStart() : node.value;
    const value = isEdge(index + 1) ? start.trimEnd() : start;
    return value === '' ? [] : [{ ...node, value }];
  });
}

const isShown = (node: PhrasingContent): boolean =>
  node.type !== 'break' && !(node.type === 'text' && node.value.trim() === '');

const withSlots = (text: string, { variables }: TwinContext): string =>
  text.replace(VARIABLE, (whole, name: string) => (variables.has(name) ? twinSlot('V', name) : whole));
