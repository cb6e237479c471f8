import type { ArticleComponent } from '../article';
import type { Component } from '../nodes';
import { placeOf } from '../text/nodes';

/** Components that pages may use, with the attributes each takes. */
const COMPONENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Tabs', ['groupId', 'defaultValue']],
  ['TabItem', ['value', 'label', 'default']],
  ['Terminals', []],
  ['Steps', ['picture']],
  ['GadgetGlance', ['name']],
  ['GadgetParameters', ['name']],
  ['GadgetFields', ['name']],
  ['GadgetFinder', []],
]);

/** HTML elements of running text that Markdown has no sign for. They take no attributes. */
export const ELEMENTS: readonly string[] = ['kbd'];

/** Names of all components. */
export const componentNames = (): string[] => [...COMPONENTS.keys()];

/** Whether pages may use a component. */
export const isComponent = (name: string): boolean => COMPONENTS.has(name);

/** Names of the attributes that a component takes. */
export const componentAttributes = (name: string): readonly string[] => COMPONENTS.get(name) ?? [];

/** Value of an attribute; `null` where it is missing or has none. */
export function textAttribute({ attributes }: Component, name: string): string | null {
  const value = attributes.get(name);
  return typeof value === 'string' ? value : null;
}

/** A generated part as an article keeps it. */
export function componentOf(node: Component): ArticleComponent {
  return { name: node.name, attributes: Object.fromEntries(node.attributes), ...placeOf(node) };
}
