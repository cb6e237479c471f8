import type { InlineCode, Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { defaultHandlers, toMarkdown, type Handle, type Join, type Options } from 'mdast-util-to-markdown';
import type { ArticleTwin } from '../article';
import { flattenBlocks } from './flatten';
import { TwinSlots } from './slots';

/** The text of an alert stands right below its sign. */
const joinAlert: Join = (left, right) =>
  left.type === 'html' && /^\[!\w+\]$/.test(left.value) && right.type === 'paragraph' ? 0 : undefined;

/** Signs that mean nothing in Markdown inside of a line. A dot or a colon does within an address alone. */
const PLAIN = /^(?:[\p{L}\p{N} ,;()'"“”’–/?%-]|[.:](?=\s|$))*$/u;
/** What may begin a block as it is. */
const PLAIN_START = /^[\p{L}“(]/u;
const LINE_END = /[\r\n]/;
/** What a text may begin with, whatever follows. */
const PLAIN_SIGN = /^[\p{L}\p{N},;()'"“”’–/?%-]/u;

// Looking for what has to be escaped is most of the work of writing Markdown, and most texts and codes have nothing
// that has. What they become is the same as without the short ways.

/** A handler that also tells what its text begins with, for whom the text in front of it waits. */
type Peeking = Handle & { peek: Handle };

const text: Peeking = Object.assign<Handle, Pick<Peeking, 'peek'>>(
  (node: Text, _, state, info) => {
    const { value } = node;
    const isPlain =
      PLAIN.test(value) &&
      (!LINE_END.test(info.before) || PLAIN_START.test(value)) &&
      (!LINE_END.test(info.after) || !value.endsWith(' '));
    return isPlain ? value : state.safe(value, info);
  },
  { peek: (node: Text, _, state, info) => (PLAIN_SIGN.test(node.value) ? node.value : state.safe(node.value, info)) },
);

/** A code that needs no signs but its own: without backticks, line ends, and spaces at its ends. */
const PLAIN_CODE = /^(?! )[^`\r\n]+(?<! )$/;

const inlineCode: Peeking = Object.assign<Handle, Pick<Peeking, 'peek'>>(
  (node: InlineCode, parent, state) => {
    const isPlain = PLAIN_CODE.test(node.value);
    const code = isPlain ? `\`${node.value}\`` : defaultHandlers.inlineCode(node, parent, state);
    return state.stack.includes('tableCell') ? code.replaceAll(BARE_PIPE, String.raw`$1\|`) : code;
  },
  { peek: () => '`' },
);

/** A pipe that no backslash stands for: in a table it would end the cell. */
const BARE_PIPE = /(?<!\\)((?:\\\\)*)\|/g;

/** A slot stands for what is escaped when it is filled. */
const SLOT_ALONE = /^\uE000[^\uE000\uE001]*\uE001$/;

const root: Handle = (node: Root, parent, state, info) => {
  const { safe } = state;
  state.safe = (value, config) => (value && SLOT_ALONE.test(value) ? value : safe.call(state, value, config));
  return defaultHandlers.root(node, parent, state, info);
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
  handlers: { root, text, inlineCode },
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
};

/**
 * The plain Markdown of an article, for programs that read for people: what the page says, in its order, without what
 * only a browser can use. What versions differ in are slots.
 */
export function toTwin(root: Root, variables: ReadonlySet<string>, isForeign: boolean): ArticleTwin {
  const slots = new TwinSlots(root, variables, isForeign);
  const children = flattenBlocks(root.children, slots);
  const text = toMarkdown({ type: 'root', children }, OPTIONS).trim();
  return { text, ...slots.collected() };
}
