import type { Element, ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { type Component, placeOf, textAttribute, isReported, report } from '../nodes';
import { element, text } from '../html/hast';
import { blockChildren, type HtmlState, type Tag } from '../html/state';

interface Tab {
  value: string;
  label: string;
  children: ElementContent[];
  isDefault: boolean;
}

const isItem = (node: Nodes): node is Component => node.type === 'component' && node.name === 'TabItem';

const showsNothing = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.children.every((child) => child.type === 'text' && child.value.trim() === '');

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
  const place = placeOf(node);
  const items = node.children.filter(isItem);
  const stray = node.children.find((child) => !isItem(child) && !showsNothing(child));
  // The content of a tag that is never closed tells nothing about the mistake.
  const isWhole = !isReported(state.source, place, 'markdown/unclosed-tag');
  if (stray && isWhole) {
    report(state.source, placeOf(stray), {
      rule: 'markdown/tabs-content',
      message: 'Only <TabItem> is allowed directly inside <Tabs>.',
      hint: 'Move the text into an item, or before <Tabs>.',
    });
  }
  if (items.length === 0 && isWhole && !stray) {
    report(state.source, place, {
      rule: 'markdown/tabs-empty',
      message: '<Tabs> contains no <TabItem>.',
      hint: 'Add at least one <TabItem value="…" label="…">.',
    });
  }
  if (items.length === 1 && isWhole && !stray) {
    report(state.source, place, {
      rule: 'markdown/tabs-one',
      severity: 'warning',
      message: 'The group has one tab, so there is nothing to choose.',
      hint: 'Add another tab, or write the text without <Tabs>.',
    });
  }
  // Taken before the children are rendered: tabs inside of tabs count on.
  const id = `tabs-${(state.tabs += 1)}`;
  const all = items.map((item) => readItem(state, toHast, item));
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

/** Reports a value that two tabs have. */
function reportValues(state: HtmlState, items: readonly Component[]): void {
  const known = new Set<string>();
  for (const item of items) {
    const value = textAttribute(item, 'value') ?? '';
    if (value !== '' && known.has(value))
      report(state.source, placeOf(item), {
        rule: 'markdown/tab-value',
        message: `Two tabs have the value "${value}".`,
        hint: 'Give each tab its own value.',
      });
    known.add(value);
  }
}

function readItem(state: HtmlState, toHast: State, item: Component): Tab {
  const place = placeOf(item);
  const value = textAttribute(item, 'value') ?? '';
  if (value === '') {
    report(state.source, place, {
      rule: 'markdown/tab-value',
      message: '<TabItem> has no value.',
      hint: '<TabItem value="linux" label="Linux">',
    });
  }
  return {
    value,
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
