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
} from 'mdast';
import { defaultHandlers, type Handler, type Handlers, type State } from 'mdast-util-to-hast';
import type { Admonition, Component, HtmlElement } from '../nodes';
import { placeOf } from '../text/nodes';
import { textOf } from '../text/node-text';
import { admonition } from './admonition';
import { fence } from './code';
import { component } from './component';
import { element, TRUNCATE, visitElements } from './hast';
import { heading } from './heading';
import { imageNode, inLink, linkSlot, namedCode, type HtmlState } from './state';
import { table } from './table';

/** Handlers of the node kinds that this site renders its own way. */
export function handlers(state: HtmlState): Handlers {
  return {
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
    component: (toHast: State, node: Component) => component(state, toHast, node),
    element: (toHast: State, node: HtmlElement) =>
      element(node.name, {}, toHast.all(node as never) as ElementContent[]),
    admonition: (toHast: State, node: Admonition) => admonition(state, toHast, node),
    truncate: () => TRUNCATE,
    // `nestTags` leaves no HTML of the content behind; what it did not know, it reported.
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
