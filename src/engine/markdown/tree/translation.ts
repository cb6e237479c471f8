import type { PhrasingContent, RootContent, Text } from 'mdast';
import type { Component } from '../nodes';
import { isParent } from '../parse';
import { readValueWithElements, WrittenElement, type ValueWithElements } from '../syntax/plain-value';
import { textOf } from '../text/node-text';
import { attributeAsText } from './attributes';
import { elementEnd } from './jsx-value';

/** What stands in the place of `{name}`: a text, or elements as they are written. */
type Values = ReadonlyMap<string, string | WrittenElement>;

/**
 * The words of `<Translate>`: what the site's language says for its id, else what stands between its tags, else the id
 * itself. `{name}` in them are its `values`; `read` reads those that are elements.
 */
export function fillTranslation(
  component: Component,
  { translation }: { translation(id: string): string | null },
  read: (source: string) => RootContent[],
): void {
  const children = component.children as RootContent[];
  const words = children.map(textOf).join(' ').trim();
  const id = attributeAsText(component.attributes, 'id') ?? words;
  const said = translation(id) ?? (words === '' ? id : null);
  const own: RootContent[] = said === null ? children : [{ type: 'text', value: said }];
  const values = valuesOf(component);
  (component.children as RootContent[]) = values.size === 0 ? own : own.flatMap((node) => fill(node, values, read));
}

function valuesOf(component: Component): Values {
  const written = component.attributes.get('values');
  const values: ValueWithElements | undefined =
    written?.kind === 'value'
      ? written.value
      : written?.kind === 'expression'
        ? readValueWithElements(written.source, (start) => elementEnd(written.source, start))
        : undefined;
  if (values === null || typeof values !== 'object' || values instanceof WrittenElement) return new Map();
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, string | WrittenElement][] => {
      if (value instanceof WrittenElement) return [[name, value]];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
}

/** A node with the values in the place of their names. */
function fill(node: RootContent, values: Values, read: (source: string) => RootContent[]): RootContent[] {
  if (node.type !== 'text') {
    if (isParent(node)) {
      const children = node.children.flatMap((child) => fill(child as RootContent, values, read));
      node.children = children as typeof node.children;
    }
    return [node];
  }
  return node.value.split(/(\{[\w$]+\})/).flatMap((piece): RootContent[] => {
    const value = values.get(piece.slice(1, -1));
    if (!piece.startsWith('{') || value === undefined) return piece === '' ? [] : [textLike(node, piece)];
    return typeof value === 'string' ? [textLike(node, value)] : (read(value.source) as PhrasingContent[]);
  });
}

const textLike = (node: Text, value: string): Text => ({ ...node, value });
