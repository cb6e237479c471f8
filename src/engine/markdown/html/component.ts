import type { Element, ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { Component } from '../nodes';
import { placeOf } from '../text/nodes';
import { picture, PICTURES } from '../pictures';
import { report } from '../tree/source';
import { textAttribute } from '../tree/components';
import { element } from './hast';
import { blockChildren, componentNode, type HtmlState } from './state';
import { tabs } from './tabs';

/** HTML of a component: what the page planner has to make is a slot, all else is made here. */
export function component(state: HtmlState, toHast: State, node: Component): ElementContent[] {
  switch (node.name) {
    case 'Tabs':
      return [tabs(state, toHast, node)];
    case 'TabItem':
      return strayItem(state, toHast, node);
    case 'Steps':
      return [steps(state, toHast, node)];
    case 'Terminals':
      return [terminals(state, toHast, node)];
    default:
      return [componentNode(state, node)];
  }
}

function strayItem(state: HtmlState, toHast: State, node: Component): ElementContent[] {
  report(state.source, placeOf(node), {
    rule: 'markdown/tab-outside',
    message: '<TabItem> is outside <Tabs>: its content is shown without a tab.',
    hint: 'Put <Tabs groupId="…"> and </Tabs> around the items.',
  });
  return toHast.all(node) as ElementContent[];
}

/** Terminals that are used at the same time: beside each other where there is room, and played again when asked for. */
function terminals(state: HtmlState, toHast: State, node: Component): Element {
  const stray = node.children.find((child) => child.type !== 'code');
  if (stray || node.children.length < 2) {
    report(state.source, placeOf(stray ?? node), {
      rule: 'markdown/terminals-content',
      message: '<Terminals> contains two or more fences and nothing else.',
      hint: 'Move text before it; the first fence is the terminal whose output the example is about.',
    });
  }
  return element('div', { className: ['terminals'], dataIsland: 'replay' }, blockChildren(toHast, node));
}

/** A picture and the list of its steps; the browser lights the parts of one step after the other. */
function steps(state: HtmlState, toHast: State, node: Component): Element {
  const place = placeOf(node);
  const name = textAttribute(node, 'picture') ?? '';
  const isKnown = PICTURES.includes(name);
  const [list] = node.children;
  if (!isKnown || node.children.length !== 1 || list?.type !== 'list' || !list.ordered) {
    report(state.source, place, {
      rule: 'markdown/steps',
      message: isKnown ? '<Steps> holds a numbered list and nothing else.' : `There is no picture "${name}".`,
      hint: `<Steps picture="event"> with a list 1. 2. 3.; pictures: ${PICTURES.join(', ')}.`,
    });
  }
  return element('div', { className: ['steps'], dataIsland: 'steps' }, [
    ...(isKnown ? picture(name) : []),
    ...blockChildren(toHast, node),
  ]);
}
