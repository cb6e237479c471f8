import type { Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown, type Handle, type Join, type Options } from 'mdast-util-to-markdown';
import type { ArticleTwin } from '../article';
import { flattenBlocks } from './flatten';
import { TwinSlots } from './slots';

/** The text of an alert stands right below its sign. */
const joinAlert: Join = (left, right) =>
  left.type === 'html' && /^\[!\w+\]$/.test(left.value) && right.type === 'paragraph' ? 0 : undefined;

/** Signs that mean nothing in Markdown inside of a line. A dot or a colon does within an address alone. */
const PLAIN = /^(?:[\p{L}\p{N} ,;()'"“”’–/?%-]|[.:](?=\s|$))*$/u;
/** What may begin or end a block as it is. */
const PLAIN_BLOCK = /^[\p{L}“(].*[^ ]$/u;

/** Most texts need no escaping, and looking for what does is most of the work of writing Markdown. */
const text: Handle = (node: Text, _, state, info) => {
  const endsBlock = info.before === '\n' || info.after === '\n';
  const isPlain = PLAIN.test(node.value) && (!endsBlock || PLAIN_BLOCK.test(node.value));
  return isPlain ? node.value : state.safe(node.value, info);
};

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  resourceLink: true,
  join: [joinAlert],
  handlers: { text },
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
};

/**
 * The plain Markdown of an article, for programs that read for people: what the page says, in its order, without what
 * only a browser can use. What versions differ in are slots.
 */
export function toTwin(root: Root, variables: ReadonlySet<string>): ArticleTwin {
  const slots = new TwinSlots(root, variables);
  const children = flattenBlocks(root.children, slots);
  const text = toMarkdown({ type: 'root', children }, OPTIONS).trim();
  return { text, ...slots.collected() };
}
