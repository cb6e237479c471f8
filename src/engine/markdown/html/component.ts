import type { Element, ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import { admonitionKind, admonitionWord } from '../admonitions';
import type { Admonition, Component } from '../nodes';
import { placeOf } from '../parse';
import { readAttribute } from '../tree/attributes';
import { report } from '../tree/source';
import { reportAttribute } from '../tree/tag-problems';
import { admonition } from './admonition';
import { codeComponent } from './code';
import { picture, pictureNames } from '../pictures';
import { element, inOneLine } from './hast';
import { attributeText, attributeValue } from '../tree/attribute-value';
import { addId, attributeContent, blockChildren, componentNode, inLink, linkSlot, type HtmlState } from './state';
import { tabs } from './tabs';
import { themedImage } from './themed-image';

/** HTML of a component: what the page planner has to make is a slot, all else is made here. */
export function component(state: HtmlState, toHast: State, node: Component): ElementContent[] {
  switch (node.name) {
    case 'Tabs':
      return [tabs(state, toHast, node)];
    case 'TabItem':
      return strayItem(state, toHast, node);
    case 'CodeBlock':
      return [codeComponent(state, node)];
    case 'Steps':
      return [steps(state, toHast, node)];
    case 'Terminals':
      return [terminals(state, toHast, node)];
    case 'Admonition':
      return [admonitionComponent(state, toHast, node)];
    case 'Details':
      return [details(state, toHast, node)];
    case 'Link':
      return [link(state, toHast, node)];
    case 'TOCInline':
      return [contentsList(state, node)];
    case 'ThemedImage':
      return themedImage(state, node);
    default:
      return [componentNode(state, node.name, plainAttributes(state, node), placeOf(node))];
  }
}

function strayItem(state: HtmlState, toHast: State, node: Component): ElementContent[] {
  report(state.source, placeOf(node), {
    rule: 'markdown/tab-outside',
    severity: 'warning',
    message: '<TabItem> stands outside of <Tabs>: its content is shown without a tab.',
    hint: 'Put <Tabs groupId="…"> and </Tabs> around the items.',
  });
  return toHast.all(node) as ElementContent[];
}

function admonitionComponent(state: HtmlState, toHast: State, node: Component): Element {
  const place = placeOf(node);
  const written = node.attributes.get('title');
  const title = attributeText(state, node, 'title', place);
  const name = attributeText(state, node, 'type', place) ?? 'note';
  const remark: Admonition = {
    type: 'admonition',
    kind: admonitionKind(name) ?? 'note',
    word: admonitionWord(name),
    title: written?.kind === 'nodes' ? written.nodes : title === null ? null : [{ type: 'text', value: title }],
    children: node.children,
  };
  return admonition(state, toHast, remark, chosenSign(state, node));
}

/** The text or the emoji that an admonition shows in the place of its mark. Elements and code cannot be shown there. */
function chosenSign(state: HtmlState, node: Component): string | undefined {
  const sign = readAttribute(node.attributes, 'icon');
  if (sign === undefined) return undefined;
  if (typeof sign === 'string' || typeof sign === 'number') return String(sign);
  reportAttribute(state.source, placeOf(node), {
    tag: 'Admonition',
    attribute: 'icon',
    where: ' that is no text',
    hint: 'Write a text or an emoji: icon="💡".',
  });
  return undefined;
}

/** Terminals that are used at the same time: beside each other where there is room, and played again when asked for. */
function terminals(state: HtmlState, toHast: State, node: Component): Element {
  const stray = node.children.find((child) => child.type !== 'code');
  if (stray || node.children.length < 2) {
    report(state.source, placeOf(stray ?? node), {
      rule: 'markdown/terminals-content',
      message: '<Terminals> holds two or more fences and nothing else.',
      hint: 'Move text before it; the first fence is the terminal whose output the example is about.',
    });
  }
  return element('div', { className: ['terminals'], dataIsland: 'replay' }, blockChildren(toHast, node));
}

/** A picture and the list of its steps; the browser lights the parts of one step after the other. */
function steps(state: HtmlState, toHast: State, node: Component): Element {
  const place = placeOf(node);
  const name = attributeText(state, node, 'picture', place) ?? '';
  const drawn = picture(name);
  const [list] = node.children;
  if (!drawn || node.children.length !== 1 || list?.type !== 'list' || !list.ordered) {
    report(state.source, place, {
      rule: 'markdown/steps',
      message: drawn ? '<Steps> holds a numbered list and nothing else.' : `There is no picture "${name}".`,
      hint: `<Steps picture="event"> with a list 1. 2. 3.; pictures: ${pictureNames().join(', ')}.`,
    });
  }
  return element('div', { className: ['steps'], dataIsland: 'steps' }, [
    ...(drawn ?? []),
    ...blockChildren(toHast, node),
  ]);
}

function details(state: HtmlState, toHast: State, node: Component): Element {
  const place = placeOf(node);
  const summary = attributeContent(state, toHast, node, 'summary', place);
  const open = attributeValue(state, node, 'open', place) === true;
  return element('details', { open }, [
    ...(summary === null ? [] : [inSummary(summary)]),
    ...blockChildren(toHast, node),
  ]);
}

/** The line that is always seen, which may be written with its element or without. */
function inSummary(content: ElementContent[]): Element {
  const [only, ...others] = content;
  const isWhole = only?.type === 'element' && only.tagName === 'summary' && others.length === 0;
  return isWhole ? only : element('summary', {}, inOneLine(content));
}

function link(state: HtmlState, toHast: State, node: Component): Element {
  const place = placeOf(node);
  const target = attributeText(state, node, 'to', place) ?? attributeText(state, node, 'href', place) ?? '';
  const id = attributeText(state, node, 'id', place);
  if (id !== null) addId(state, id, place);
  const href = target === '' ? undefined : linkSlot(state, target, place);
  return element(
    'a',
    { id: id ?? undefined, href },
    inLink(state, () => toHast.all(node as never) as ElementContent[]),
  );
}

/** The contents of the page in its text. The list is filled when all headings are known. */
function contentsList(state: HtmlState, node: Component): Element {
  const place = placeOf(node);
  const level = (name: string, otherwise: number): number => {
    const value = attributeValue(state, node, name, place);
    return typeof value === 'number' ? value : otherwise;
  };
  const written = node.attributes.get('toc');
  if (written?.kind === 'expression' && !/^[\w$.]+$/.test(written.source.trim())) {
    report(state.source, place, {
      rule: 'markdown/expression',
      severity: 'warning',
      message: `<TOCInline toc={${written.source.trim()}}> shows all headings: content never runs code.`,
      hint: 'Choose them by their levels: minHeadingLevel={2} maxHeadingLevel={2}.',
    });
  }
  const list = element('ul', { className: ['toc-inline'] });
  state.tocLists.push({
    list,
    min: level('minHeadingLevel', state.toc.min),
    max: level('maxHeadingLevel', state.toc.max),
  });
  return list;
}

function plainAttributes(state: HtmlState, node: Component): Record<string, string | true> {
  const out: Record<string, string | true> = {};
  for (const name of node.attributes.keys()) {
    // The cards of a category are the planner's to choose, whatever code wants to say which.
    if (name === 'items') continue;
    const value = attributeValue(state, node, name, placeOf(node));
    if (typeof value === 'string' || typeof value === 'number') out[name] = String(value);
    else if (value === true) out[name] = true;
  }
  return out;
}
