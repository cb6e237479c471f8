import type { Element, ElementContent } from 'hast';
import type {
  Code,
  Heading,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
  List,
  ListItem,
  Nodes,
  Parents,
  Table,
  Text,
} from 'mdast';
import type { InlineMath, Math } from 'mdast-util-math';
import { defaultHandlers, type Handler, type Handlers, type State } from 'mdast-util-to-hast';
import { messageOf } from '../../model/thrown';
import type { Admonition, Component, HtmlElement } from '../nodes';
import { placeOf } from '../parse';
import { textOf } from '../text/node-text';
import { isInlineComponent } from '../tree/components';
import { report } from '../tree/source';
import { admonition } from './admonition';
import { fence } from './code';
import { component } from './component';
import { withEmoji } from './emoji';
import { element, text, TRUNCATE, visitElements } from './hast';
import { heading } from './heading';
import { rawElement } from './raw-element';
import { imageNode, inLink, linkSlot, namedCode, type HtmlState } from './state';
import { table } from './table';

/** Handlers of the node kinds that this site renders its own way. */
export function handlers(state: HtmlState): Handlers {
  return {
    text: (toHast: State, node: Text) =>
      state.openVerbatim > 0
        ? text(node.value)
        : defaultHandlers.text(toHast, { ...node, value: withEmoji(node.value) }),
    heading: (toHast: State, node: Heading) => heading(state, toHast, node),
    code: (_: State, node: Code) => fence(state, node),
    inlineCode: (_: State, node: InlineCode) => namedCode(state, node),
    link: (toHast: State, node: Link) => link(state, toHast, node, node.url, node.title),
    linkReference: (toHast: State, node: LinkReference) => {
      const definition = toHast.definitionById.get(node.identifier.toUpperCase());
      if (!definition) return defaultHandlers.linkReference(toHast, node);
      return link(state, toHast, node, definition.url, definition.title);
    },
    image: (_: State, node: Image) => image(state, node, node.url, node.title),
    imageReference: (toHast: State, node: ImageReference) => {
      const definition = toHast.definitionById.get(node.identifier.toUpperCase());
      if (!definition) return defaultHandlers.imageReference(toHast, node);
      return image(state, node, definition.url, definition.title);
    },
    listItem: (toHast: State, node: ListItem, parent: Parents | undefined) => listItem(toHast, node, parent),
    table: (toHast: State, node: Table) => table(state, toHast, node),
    component: (toHast: State, node: Component, parent: Parents | undefined) =>
      standsAlone(node, parent) ? element('p', {}, component(state, toHast, node)) : component(state, toHast, node),
    element: (toHast: State, node: HtmlElement) => rawElement(state, toHast, node),
    admonition: (toHast: State, node: Admonition) => admonition(state, toHast, node),
    math: (_: State, node: Math) => math(state, node),
    inlineMath: (_: State, node: InlineMath) => math(state, node),
    truncate: () => TRUNCATE,
    // `nest` has turned all tags into components and elements: none is left.
    tag: () => [],
    html: () => [],
  } as Record<string, Handler>;
}

function link(state: HtmlState, toHast: State, node: Nodes, url: string, title: string | null | undefined): Element {
  const href = linkSlot(state, url, placeOf(node));
  const children = inLink(state, () => toHast.all(node as Parameters<State['all']>[0]) as ElementContent[]);
  return element('a', { href, ...(title && { title }) }, children);
}

function image(
  state: HtmlState,
  node: Image | ImageReference,
  source: string,
  title: string | null | undefined,
): ElementContent {
  return imageNode(state, { source, alt: node.alt ?? '', title: title ?? null }, placeOf(node));
}

function math(state: HtmlState, node: Math | InlineMath): Element {
  try {
    if (state.formula) return state.formula(node, state.strings.formula);
  } catch (error) {
    report(state.source, placeOf(node), {
      rule: 'markdown/math',
      severity: 'warning',
      message: `The formula cannot be read, so its source is shown: ${messageOf(error)}`,
      hint: 'Formulas are written in TeX; for a dollar sign write \\$.',
    });
  }
  return element('code', {}, [text(node.value)]);
}

/** The box of a task has the task as its name. */
function listItem(toHast: State, node: ListItem, parent: Parents | undefined): Element {
  const item = defaultHandlers.listItem(toHast, node, parent?.type === 'list' ? listOnly(parent) : parent);
  if (typeof node.checked !== 'boolean') return item;
  visitElements(item, (child) => {
    if (child.tagName === 'input') child.properties['ariaLabel'] = textOf(node).trim();
  });
  return item;
}

const loneLists = new WeakMap<List, List>();

/** A list without its items: with them, all are asked for each whether there is space between any of them. */
function listOnly(list: List): List {
  const known = loneLists.get(list);
  if (known) return known;
  const isLoose = list.spread || list.children.some((item) => item.spread ?? item.children.length > 1);
  const alone: List = { ...list, spread: isLoose, children: [] };
  loneLists.set(list, alone);
  return alone;
}

/** Nodes whose children are blocks. */
const OF_BLOCKS = new Set<string>(['root', 'blockquote', 'listItem', 'admonition', 'component']);

/** Whether a component of running text is a block by itself. */
function standsAlone({ name }: Component, parent: Parents | undefined): boolean {
  if (!isInlineComponent(name) || parent === undefined || !OF_BLOCKS.has(parent.type)) return false;
  return parent.children.every((sibling) => sibling.type !== 'text');
}
