import type { Element, ElementContent } from 'hast';
import type {
  Code,
  Heading,
  Image,
  ImageReference,
  InlineCode,
  Link,
  LinkReference,
  ListItem,
  Nodes,
  Parents,
  Table,
} from 'mdast';
import { defaultHandlers, type Handler, type Handlers, type State } from 'mdast-util-to-hast';
import { slot } from '../article';
import type { Admonition, Component, HtmlElement } from '../nodes';
import { placeOf, textOf } from '../text/nodes';
import { admonition } from './admonition';
import { fence } from './code';
import { component } from './component';
import { element, text, TRUNCATE, visitElements } from './hast';
import { heading } from './heading';
import { linkSlot, namedCode, type HtmlState } from './state';
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
  // Pictures in a link know that they are in one.
  state.openLinks += 1;
  const children = toHast.all(node as Parameters<State['all']>[0]) as ElementContent[];
  state.openLinks -= 1;
  return element('a', { href, ...(title && { title }) }, children);
}

/** Registers an image and gives the slot that stands for it. */
function image(
  { images, belowFold, openLinks }: HtmlState,
  node: Image | ImageReference,
  source: string,
  title: string | null | undefined,
): ElementContent {
  images.push({
    source,
    alt: node.alt ?? '',
    title: title ?? null,
    eager: images.length === 0 && !belowFold,
    linked: openLinks > 0,
    ...placeOf(node),
  });
  return text(slot('I', images.length - 1));
}

/** The box of a task has the task as its name. */
function listItem(toHast: State, node: ListItem, parent: Parents | undefined): Element {
  const item = defaultHandlers.listItem(toHast, node, parent);
  if (typeof node.checked !== 'boolean') return item;
  // The boxes of inner lists have their names by now.
  const name = textOf({ ...node, children: node.children.filter(({ type }) => type !== 'list') }).trim();
  visitElements(item, (child) => {
    if (child.tagName === 'input') child.properties['ariaLabel'] ??= name;
  });
  return item;
}
