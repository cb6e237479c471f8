import type { Element, ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { Admonition, AdmonitionKind } from '../nodes';
import { element, inOneLine, text } from './hast';
import { blockChildren, type HtmlState } from './state';

/** Marks of the kinds, drawn on a 16 px grid; the shape differs as well as the colour. */
const KIND_ICONS: Record<AdmonitionKind, string> = {
  note: 'M8 1.2 13.9 4.6v6.8L8 14.8 2.1 11.4V4.6zM8 7v4M8 4.6v.9',
  info: 'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2zM8 7v4.2M8 4.5v.9',
  tip: 'M5.6 11.2a4.4 4.4 0 1 1 4.8 0v1.4H5.6zM6.2 14.6h3.6',
  warning: 'M8 1.8 15 14H1zM8 6v4M8 11.6v.8',
  caution: 'M5.2 1.4h5.6l3.8 3.8v5.6l-3.8 3.8H5.2l-3.8-3.8V5.2zM8 4.4v4.4M8 10.8v.8',
  danger: 'M8 1.4c.6 2.8 4.6 4.2 4.6 8a4.6 4.6 0 0 1-9.2 0c0-1.8.9-3 2-3.9.2 1.4.8 2 1.3 2.2C6.4 5.6 6.8 3 8 1.4z',
};

/** A boxed remark. */
export function admonition(state: HtmlState, toHast: State, node: Admonition): Element {
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
    [element('path', { d: KIND_ICONS[kind] })],
  );
}
