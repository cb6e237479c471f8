import type { Root as HastRoot, Element, ElementContent } from 'hast';
import type { Root, Code, Heading, Image, InlineCode, Link, ListItem, Parents, Table } from 'mdast';
import { toHast, defaultHandlers, type Handler, type Handlers, type State } from 'mdast-util-to-hast';
import { fill as fillText } from '../../../shared/strings/format';
import { type Article, slot, SLOT, type SlotKind } from '../article';
import { sluggerForArticle } from '../finish';
import { slotVariables } from '../variables';
import { html, element, text, visitElements, inOneLine } from './hast';
import { type HtmlOptions, type HtmlState, linkSlot, namedCode, componentNode, blockChildren } from './state';
import { markTerms, type TermForms } from './terms';
import {
  ADMONITIONS,
  type Admonition,
  type Component,
  type HtmlElement,
  type AdmonitionKind,
  placeOf,
  textOf,
} from '../nodes';
import { fence } from './code';
import { TAGS } from '../components';
import { heading } from './heading';
import { foldLongPage, isLongPage } from './long-page';
import { table } from './table';

type Rendered = Pick<Article, 'html' | 'toc' | 'ids' | 'links' | 'images' | 'components' | 'variables' | 'names'>;

/** Turns a tree of the dialect into HTML with slots, and collects what the page planner needs to know of it. */
export function treeToHtml(
  tree: Root,
  options: HtmlOptions & {
    readerVariables: readonly string[];
    terms: readonly TermForms[];
  },
): Rendered {
  const state: HtmlState = {
    ...options,
    slugger: sluggerForArticle(),
    tocEntries: [],
    ids: [],
    links: [],
    images: [],
    components: [],
    named: new Set(),
    names: [],
    tabs: 0,
    openLinks: 0,
    belowFold: false,
  };
  const rendered = toHast(tree, {
    handlers: handlers(state),
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabelTagName: 'h2',
    footnoteLabel: options.strings.footnotes,
    footnoteBackLabel: (reference, again) =>
      fillText(options.strings.backTo, { number: `${reference + 1}${again > 1 ? `-${again}` : ''}` }),
  }) as HastRoot;
  markTerms(rendered, state, options.terms);
  const variables: string[] = [];
  const fill = { names: options.variables, readers: new Set(options.readerVariables), found: variables };
  slotVariables(rendered, fill);
  const toc = state.tocEntries.map(({ id, level, text, children }) => {
    const root: HastRoot = { type: 'root', children };
    slotVariables(root, fill);
    // A contents list has no room for pictures.
    const words = html(root).replace(SLOT, (whole, kind: SlotKind) => (kind === 'I' ? '' : whole));
    return { id, level, text, html: words.trim() };
  });
  const isLong = isLongPage(rendered);
  if (isLong) rendered.children = foldLongPage(rendered.children);
  const { ids, links, images, components, names } = state;
  return {
    html: html(rendered).trim(),
    toc: isLong ? toc.filter(({ level }) => level === 2) : toc,
    ids,
    links,
    images,
    components,
    variables,
    names,
  };
}

/** Handlers of the node kinds that this site renders its own way. */
function handlers(state: HtmlState): Handlers {
  return {
    heading: (toHast: State, node: Heading) => heading(state, toHast, node),
    code: (_: State, node: Code) => fence(state, node),
    inlineCode: (_: State, node: InlineCode) => namedCode(state, node),
    link: (toHast: State, node: Link) => link(state, toHast, node),
    image: (_: State, node: Image) => image(state, node),
    listItem: (toHast: State, node: ListItem, parent: Parents | undefined) => listItem(toHast, node, parent),
    table: (toHast: State, node: Table) => table(state, toHast, node),
    component: (toHast: State, node: Component) =>
      TAGS.get(node.name)?.html?.(state, toHast, node) ?? componentNode(state, node),
    element: (toHast: State, node: HtmlElement) =>
      element(node.name, {}, toHast.all(node as never) as ElementContent[]),
    admonition: (toHast: State, node: Admonition) => admonition(state, toHast, node),
    // `nestTags` removes all HTML of the content and reports what it does not know.
    html: () => [],
  } as Record<string, Handler>;
}

function link(state: HtmlState, toHast: State, node: Link): Element {
  const { url, title } = node;
  const href = linkSlot(state, url, placeOf(node));
  // Pictures in a link know that they are in one.
  state.openLinks += 1;
  const children = toHast.all(node) as ElementContent[];
  state.openLinks -= 1;
  return element('a', { href, ...(title && { title }) }, children);
}

function image({ images, belowFold, openLinks }: HtmlState, node: Image): ElementContent {
  images.push({
    source: node.url,
    alt: node.alt ?? '',
    title: node.title ?? null,
    eager: images.length === 0 && !belowFold,
    linked: openLinks > 0,
    ...placeOf(node),
  });
  return text(slot('I', images.length - 1));
}

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

function admonition(state: HtmlState, toHast: State, node: Admonition): Element {
  const title: ElementContent[] =
    node.title === null
      ? [text(state.strings[node.kind])]
      : inOneLine(toHast.all({ type: 'paragraph', children: node.title }) as ElementContent[]);
  return element('div', { className: ['admonition', `admonition--${node.kind}`], role: 'note' }, [
    element('p', { className: ['admonition__title'] }, [icon(node.kind), ...title]),
    element('div', { className: ['admonition__body'] }, blockChildren(toHast, node)),
  ]);
}

function icon(kind: AdmonitionKind): Element {
  return element(
    'svg',
    { className: ['admonition__icon'], viewBox: '0 0 16 16', width: 16, height: 16, ariaHidden: 'true' },
    [element('path', { d: ADMONITIONS[kind].icon })],
  );
}
