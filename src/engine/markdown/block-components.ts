import type { ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { slot } from './article';
import { escapeAttribute, escapeText } from '../model/html-text';
import type { Admonition, AdmonitionKind, Component } from './nodes';
import { placeOf } from './parse';
import { html, raw, type RenderState } from './render-state';

const KIND_TITLES: Record<AdmonitionKind, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
};

/** Marks of the kinds, drawn on a 16 px grid; the shape differs as well as the colour. */
const KIND_ICONS: Record<AdmonitionKind, string> = {
  note: 'M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6zM8 7v4M8 4.6v.9',
  info: 'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2zM8 7v4.2M8 4.5v.9',
  tip: 'M5.6 11.2a4.4 4.4 0 1 1 4.8 0v1.4H5.6zM6.2 14.6h3.6',
  warning: 'M8 1.8 15 14H1zM8 6v4M8 11.6v.8',
  caution: 'M5.2 1.4h5.6l3.8 3.8v5.6l-3.8 3.8H5.2l-3.8-3.8V5.2zM8 4.4v4.4M8 10.8v.8',
  danger: 'M8 1.4c.6 2.8 4.6 4.2 4.6 8a4.6 4.6 0 0 1-9.2 0c0-1.8.9-3 2-3.9.2 1.4.8 2 1.3 2.2C6.4 5.6 6.8 3 8 1.4z',
};

/** HTML of a boxed remark. */
export function renderAdmonition(toHast: State, node: Admonition): ElementContent {
  const title =
    node.title === null
      ? KIND_TITLES[node.kind]
      : html(toHast.all({ type: 'paragraph', children: node.title }) as ElementContent[]);
  const icon = `<svg class="admonition__icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${KIND_ICONS[node.kind]}"/></svg>`;
  return raw(
    `<div class="admonition admonition--${node.kind}" role="note"><p class="admonition__title">${icon}${title}</p><div class="admonition__body">${childrenHtml(toHast, node)}</div></div>`,
  );
}

/** HTML of a component: tabs at once, gadget parts as slots. */
export function renderComponent(state: RenderState, toHast: State, node: Component): ElementContent {
  if (node.name === 'Tabs') return renderTabs(state, toHast, node);
  if (node.name === 'TabItem') {
    state.problems.push({
      file: state.file,
      ...placeOf(node),
      rule: 'markdown/tab-outside',
      severity: 'error',
      message: '<TabItem> stands outside of <Tabs>.',
      hint: 'Put <Tabs groupId="…"> and </Tabs> around the items.',
    });
    return raw(childrenHtml(toHast, node));
  }
  state.components.push({ name: node.name, attributes: node.attributes, ...placeOf(node) });
  return raw(slot('C', state.components.length - 1));
}

function childrenHtml(toHast: State, node: Component | Admonition): string {
  return html(toHast.wrap(toHast.all(node as unknown as Parameters<State['all']>[0]) as ElementContent[], true));
}

/** Text of an attribute; `null` where it is missing or has no value. */
function textAttribute(node: Component, name: string): string | null {
  const value = node.attributes[name];
  return typeof value === 'string' ? value : null;
}

interface Tab {
  value: string;
  label: string;
  html: string;
  isDefault: boolean;
}

function renderTabs(state: RenderState, toHast: State, node: Component): ElementContent {
  const place = { file: state.file, ...placeOf(node) };
  const items = node.children.filter(
    (child: Nodes): child is Component => child.type === 'component' && child.name === 'TabItem',
  );
  const stray = node.children.find((child: Nodes) => !(child.type === 'component' && child.name === 'TabItem'));
  if (stray) {
    state.problems.push({
      file: state.file,
      ...placeOf(stray),
      rule: 'markdown/tabs-content',
      severity: 'error',
      message: 'Only <TabItem> may stand directly inside of <Tabs>.',
      hint: 'Move the text into an item, or before <Tabs>.',
    });
  }
  if (items.length === 0) {
    state.problems.push({
      ...place,
      rule: 'markdown/tabs-empty',
      severity: 'error',
      message: '<Tabs> holds no <TabItem>.',
      hint: 'Add at least one <TabItem value="…" label="…">.',
    });
  }
  // Taken before the children are rendered: tabs inside of tabs count on.
  const id = `tabs-${(state.tabs += 1)}`;
  const labels = labelsOf(node);
  const wanted = textAttribute(node, 'defaultValue');
  const tabs = items.map((item): Tab => {
    const value = textAttribute(item, 'value') ?? '';
    if (value === '')
      state.problems.push({
        file: state.file,
        ...placeOf(item),
        rule: 'markdown/tab-value',
        severity: 'error',
        message: '<TabItem> has no value.',
        hint: '<TabItem value="linux" label="Linux">',
      });
    const label = textAttribute(item, 'label') ?? labels.get(value) ?? value;
    return {
      value,
      label,
      html: childrenHtml(toHast, item),
      isDefault: 'default' in item.attributes ? item.attributes['default'] !== 'false' : wanted === value,
    };
  });
  const active = Math.max(
    0,
    tabs.findIndex((tab) => tab.isDefault),
  );
  const groupId = textAttribute(node, 'groupId');
  const group = groupId === null ? '' : ` data-group="${escapeAttribute(groupId)}"`;
  const buttons = tabs.map(
    (tab, index) =>
      `<button type="button" class="tabs__tab" role="tab" id="${id}-tab-${index}" aria-controls="${id}-panel-${index}" aria-selected="${index === active}" tabindex="${index === active ? 0 : -1}" data-value="${escapeAttribute(tab.value)}">${escapeText(tab.label)}</button>`,
  );
  const panels = tabs.map(
    (tab, index) =>
      `<div class="tabs__panel" role="tabpanel" id="${id}-panel-${index}" aria-labelledby="${id}-tab-${index}" data-value="${escapeAttribute(tab.value)}"${index === active ? ' data-active' : ''}><p class="tabs__label">${escapeText(tab.label)}</p>${tab.html}</div>`,
  );
  return raw(
    `<div class="tabs"${group}><div class="tabs__list" role="tablist">${buttons.join('')}</div>${panels.join('')}</div>`,
  );
}

/** Labels from a `values={[{label: 'Linux', value: 'linux'}]}` attribute, read as text, never run. */
function labelsOf(node: Component): Map<string, string> {
  const labels = new Map<string, string>();
  for (const [entry] of (textAttribute(node, 'values') ?? '').matchAll(/\{[^}]*\}/g)) {
    const label = /label:\s*['"]([^'"]*)['"]/.exec(entry)?.[1];
    const value = /value:\s*['"]([^'"]*)['"]/.exec(entry)?.[1];
    if (label !== undefined && value !== undefined) labels.set(value, label);
  }
  return labels;
}
