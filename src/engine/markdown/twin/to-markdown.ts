import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Join, type Options } from 'mdast-util-to-markdown';
import type { ArticleTwin } from '../article';
import { flattenBlocks } from './flatten';
import { TwinSlots } from './slots';

/** The text of an alert stands right below its sign. */
const joinAlert: Join = (left, right) =>
  left.type === 'html' && /^\[!\w+\]$/.test(left.value) && right.type === 'paragraph' ? 0 : undefined;

/** How twins are written. */
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
 * The plain Markdown of an article, for programs that read for people: what the page says, in its order, without what
 * only a browser can use. What versions differ in are slots.
 */
export function toTwin(root: Root, variables: ReadonlySet<string>): ArticleTwin {
  const slots = new TwinSlots(root, variables);
  const children = flattenBlocks(root.children, slots);
  const text = toMarkdown({ type: 'root', children }, TWIN_OPTIONS).trim();
  return { text, ...slots.collected() };
}
