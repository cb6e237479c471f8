import type { PhrasingContent } from 'mdast';
import type { Attribute, Attributes, Component } from '../nodes';
import type { PlainValue } from '../syntax/plain-value';
import { textOf } from '../text/node-text';

/** Attributes whose value a component shows. */
export const SHOWN = new Set(['label', 'title', 'summary', 'fallback', 'children']);

/**
 * Value of an attribute: `true` without one, `undefined` when it is missing or written as none, `null` when it is code.
 * Elements stand for their text.
 */
export function readAttribute(attributes: Attributes, name: string): PlainValue | undefined {
  const written = attributes.get(name);
  switch (written?.kind) {
    case undefined:
      return undefined;
    case 'bare':
      return true;
    case 'text':
      return written.text;
    case 'nodes':
      return written.nodes.map(textOf).join('');
    case 'value':
      return written.value ?? undefined;
    case 'expression':
    case 'refused':
      return null;
  }
}

/** The same as text; `null` where it is missing, has no value, or is no text or number. */
export function attributeAsText(attributes: Attributes, name: string): string | null {
  const value = readAttribute(attributes, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The attributes of an element that shows a drawing whose import is used as a tag. */
export function pictureOf(specifier: string, attributes: Attributes): Attributes {
  const alt = attributes.get('title') ?? attributes.get('aria-label') ?? { kind: 'text', text: '' };
  const size = ['width', 'height'].flatMap((name) => {
    const value = attributes.get(name);
    return value ? [[name, value] as const] : [];
  });
  return new Map<string, Attribute>([['src', { kind: 'text', text: specifier }], ['alt', alt], ...size]);
}

/** Content that is written as an attribute, `children={…}`, stands where content between the tags would. */
export function takeChildren(component: Component): void {
  const written = component.attributes.get('children');
  if (written === undefined || component.children.length > 0) return;
  const text = attributeAsText(component.attributes, 'children');
  const children: PhrasingContent[] =
    written.kind === 'nodes' ? written.nodes : text === null ? [] : [{ type: 'text', value: text }];
  if (children.length > 0) component.children = [{ type: 'paragraph', children }];
}
