import type { BlockContent, DefinitionContent } from 'mdast';
import type { Attributes, Component } from '../nodes';
import { readValueWithElements, WrittenElement, type ValueWithElements } from '../syntax/plain-value';
import type { AttributeValue } from '../syntax/tag-source';
import { attributeAsText } from './attributes';
import { elementEnd } from './jsx-value';

/** A tab as `values` describes it. */
interface TabValue {
  value: string;
  /** What its item says for it; no attribute that the item has itself is replaced. */
  attributes: ReadonlyMap<string, AttributeValue>;
}

/**
 * Puts what `values={[{ label: 'Linux', value: 'linux' }]}` of `<Tabs>` says onto its items, and the items into that
 * order, so that no later step needs to know of it. A list that is code is left where it is, to be told of. `read`
 * turns the attributes of an item into those of a node.
 */
export function putTabLabels(
  tabs: Component,
  read: (attributes: ReadonlyMap<string, AttributeValue>) => Attributes,
): void {
  const values = tabs.attributes.get('values');
  const list =
    values?.kind === 'value'
      ? values.value
      : values?.kind === 'expression'
        ? readValueWithElements(values.source, (start) => elementEnd(values.source, start))
        : undefined;
  if (!Array.isArray(list)) return;
  tabs.attributes = new Map([...tabs.attributes].filter(([name]) => name !== 'values'));
  const order = new Map(list.flatMap(tabValue).map(({ value, attributes }) => [value, attributes]));
  for (const item of tabs.children) {
    const said = order.get(valueOf(item) ?? '');
    if (said && item.type === 'component') item.attributes = new Map([...read(said), ...item.attributes]);
  }
  const places = [...order.keys()];
  const placeOf = (item: BlockContent | DefinitionContent): number => {
    const place = places.indexOf(valueOf(item) ?? '');
    return place < 0 ? places.length : place;
  };
  // What the list leaves out is never shown by other builders; an item without words has nothing to lose.
  tabs.children = tabs.children
    .filter((item) => !(isEmptyItem(item) && placeOf(item) === places.length))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

const isEmptyItem = (node: BlockContent | DefinitionContent): boolean =>
  node.type === 'component' && node.name === 'TabItem' && node.children.length === 0;

function tabValue(entry: ValueWithElements): TabValue[] {
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry) || entry instanceof WrittenElement) return [];
  const { label, value } = entry;
  if (typeof value !== 'string') return [];
  const attributes = new Map<string, AttributeValue>();
  if (typeof label === 'string') attributes.set('label', { kind: 'text', text: label });
  if (label instanceof WrittenElement) attributes.set('label', { kind: 'expression', source: label.source });
  if (entry['default'] === true) attributes.set('default', { kind: 'bare' });
  return [{ value, attributes }];
}

/** The value of an item; `null` for what is none, or names its value by code. */
function valueOf(node: BlockContent | DefinitionContent): string | null {
  return node.type === 'component' && node.name === 'TabItem' ? attributeAsText(node.attributes, 'value') : null;
}
