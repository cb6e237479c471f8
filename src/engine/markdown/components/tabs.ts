import type { Element, ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { type Component, placeOf, textAttribute, report } from '../nodes';
import { element, text } from '../html/hast';
import { blockChildren, type HtmlState, type Tag } from '../html/state';

interface Tab {
  value: string;
  label: string;
  children: ElementContent[];
  isDefault: boolean;
}

const isItem = (node: Nodes): node is Component => node.type === 'component' && node.name === 'TabItem';

/** Tabs: a list of buttons and a panel for each. */
export const TABS: Tag = {
  attributes: ['groupId'],
  html: (state, toHast, node) => [tabs(state, toHast, node)],
};

/** One of the tabs. */
export const TAB_ITEM: Tag = {
  attributes: ['value', 'label', 'default'],
  html(state, toHast, node) {
    report(state.source, placeOf(node), {
      rule: 'markdown/tab-outside',
      message: '<TabItem> is outside <Tabs>: its content is shown without a tab.',
      hint: 'Put <Tabs groupId="…"> and </Tabs> around the items.',
    });
    return toHast.all(node) as ElementContent[];
  },
  label: labelOf,
};

function labelOf(item: Component): string {
  return textAttribute(item, 'label') ?? textAttribute(item, 'value') ?? '';
}

function tabs(state: HtmlState, toHast: State, node: Component): Element {
  const items = node.children.filter(isItem);
  const stray = node.children.find((child) => !isItem(child));
  const { line, column } = placeOf(node);
  // The content of a tag that is never closed tells nothing about the mistake.
  const isOpen = state.source.problems.some(
    (one) => one.rule === 'markdown/unclosed-tag' && one.line === line && one.column === column,
  );
  if (!isOpen && (stray || items.length < 2))
    report(state.source, placeOf(stray ?? node), {
      rule: 'markdown/tabs-content',
      message: '<Tabs> may contain only <TabItem>, at least two.',
      hint: 'Move other text before it. Write one tab as text without <Tabs>.',
    });
  // Taken before the children are rendered: tabs inside of tabs count on.
  const id = `tabs-${(state.tabs += 1)}`;
  const all = items.map((item) => readItem(toHast, item));
  reportValues(state, items);
  const active = Math.max(
    0,
    all.findIndex((tab) => tab.isDefault),
  );
  return element('div', { className: ['tabs'], dataGroup: textAttribute(node, 'groupId') }, [
    element(
      'div',
      { className: ['tabs__list'], role: 'tablist' },
      all.map((tab, index) => button(id, tab, index, index === active)),
    ),
    ...all.map((tab, index) => panel(id, tab, index, index === active)),
  ]);
}

/** Reports tabs without a unique value: the value is the key under which the reader's choice is saved. */
function reportValues(state: HtmlState, items: readonly Component[]): void {
  const known = new Set(['']);
  for (const item of items) {
    const value = textAttribute(item, 'value') ?? '';
    if (known.has(value))
      report(state.source, placeOf(item), {
        rule: 'markdown/tab-value',
        message: value === '' ? '<TabItem> has no value.' : `Two tabs have the value "${value}".`,
        hint: 'Give each tab its own value: <TabItem value="linux" label="Linux">.',
      });
    known.add(value);
  }
}

function readItem(toHast: State, item: Component): Tab {
  return {
    value: textAttribute(item, 'value') ?? '',
    label: labelOf(item),
    children: blockChildren(toHast, item),
    isDefault: item.attributes.has('default'),
  };
}

function button(id: string, tab: Tab, index: number, active: boolean): Element {
  return element(
    'button',
    {
      type: 'button',
      className: ['tabs__tab'],
      role: 'tab',
      id: `${id}-tab-${index}`,
      ariaControls: [`${id}-panel-${index}`],
      ariaSelected: active ? 'true' : 'false',
      tabIndex: active ? 0 : -1,
      dataValue: tab.value,
    },
    [text(tab.label)],
  );
}

function panel(id: string, tab: Tab, index: number, active: boolean): Element {
  return element(
    'div',
    {
      className: ['tabs__panel'],
      role: 'tabpanel',
      id: `${id}-panel-${index}`,
      ariaLabelledBy: [`${id}-tab-${index}`],
      dataValue: tab.value,
      ...(active && { dataActive: '' }),
    },
    [element('p', { className: ['tabs__label'] }, [text(tab.label)]), ...tab.children],
  );
}
