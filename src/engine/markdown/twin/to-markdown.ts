import type { Heading, InlineCode, Root, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { defaultHandlers, toMarkdown, type Handle, type Join, type Options } from 'mdast-util-to-markdown';
import type { ArticleTwin } from '../article';
import { flattenBlocks } from './flatten';
import { isPlainCode, isPlainText, plainLine, SLOT_ALONE } from './plain-line';
import { TwinSlots } from './slots';

/** The text of an alert stands right below its sign. */
const joinAlert: Join = (left, right) =>
  left.type === 'html' && /^\[!\w+\]$/.test(left.value) && right.type === 'paragraph' ? 0 : undefined;

/** What a text may begin with, whatever follows. */
const PLAIN_SIGN = /^[\p{L}\p{N},;()'"“”’–/?%-]/u;

// Looking for what has to be escaped is most of the work of writing Markdown, and most texts and codes have nothing
// that has. What they become is the same as without the short ways.

/** A handler that also tells what its text begins with, for whom the text in front of it waits. */
type Peeking = Handle & { peek: Handle };

const text: Peeking = Object.assign<Handle, Pick<Peeking, 'peek'>>(
  (node: Text, _, state, info) => (isPlainText(node.value, info) ? node.value : state.safe(node.value, info)),
  { peek: (node: Text, _, state, info) => (PLAIN_SIGN.test(node.value) ? node.value : state.safe(node.value, info)) },
);

const inlineCode: Peeking = Object.assign<Handle, Pick<Peeking, 'peek'>>(
  (node: InlineCode, parent, state) => {
    const code = isPlainCode(node.value) ? `\`${node.value}\`` : defaultHandlers.inlineCode(node, parent, state);
    return state.stack.includes('tableCell') ? code.replaceAll(BARE_PIPE, String.raw`$1\|`) : code;
  },
  { peek: () => '`' },
);

/** A pipe that no backslash stands for: in a table it would end the cell. */
const BARE_PIPE = /(?<!\\)((?:\\\\)*)\|/g;

/** A heading that begins with no space and has no line end, which would be a reference by now. */
const HEADING_LINE = /^(?!.*&#x[AD];)[^\s].*$/;

/** A plain heading goes without the visitor that looks for line ends in every heading. */
const heading: Handle = (node: Heading, parent, state, info) => {
  const leave = [state.enter('headingAtx'), state.enter('phrasing')];
  const escape: typeof state.safe = (value, config) => state.safe(value, config);
  const line = plainLine(node.children, { before: '# ', after: '\n', isCell: false, escape });
  for (const exit of leave.toReversed()) exit();
  if (line === null || !HEADING_LINE.test(line)) return defaultHandlers.heading(node, parent, state, info);
  return `${'#'.repeat(node.depth)} ${line}`;
};

/** Words that have no sign which could mean something, such as names of languages. */
const WORD_ALONE = /^[A-Za-z0-9]+$/;

const root: Handle = (node: Root, parent, state, info) => {
  const { safe, containerPhrasing } = state;
  state.safe = (value, config) =>
    value && (WORD_ALONE.test(value) || SLOT_ALONE.test(value)) ? value : safe.call(state, value, config);
  state.containerPhrasing = (line, sides) =>
    plainLine(line.children, {
      before: sides.before,
      after: sides.after,
      isCell: state.stack.includes('tableCell'),
      escape: (text, around) => state.safe(text, around),
    }) ?? containerPhrasing.call(state, line, sides);
  return defaultHandlers.root(node, parent, state, info);
};

/** How twins are written. */
export const TWIN_OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  incrementListMarker: true,
  listItemIndent: 'one',
  resourceLink: true,
  join: [joinAlert],
  handlers: { root, heading, text, inlineCode },
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
};

/**
 * The plain Markdown of an article, for programs that read for people: what the page says, in its order, without what
 * only a browser can use. What versions differ in are slots.
 */
export function toTwin(root: Root, variables: ReadonlySet<string>, isForeign: boolean): ArticleTwin {
  const slots = new TwinSlots(root, variables, isForeign);
  const children = flattenBlocks(root.children, slots);
  const text = toMarkdown({ type: 'root', children }, TWIN_OPTIONS).trim();
  return { text, ...slots.collected() };
}
