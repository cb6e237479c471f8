import type { ElementContent } from 'hast';
import type { State } from 'mdast-util-to-hast';
import type { HtmlState } from '../html/state';
import type { Component } from '../nodes';
import { STEPS } from './steps';
import { TAB_ITEM, TABS } from './tabs';
import { TERMINALS } from './terminals';

/** A component that pages may use. */
export interface Tag {
  /** Names of the attributes that it takes. */
  attributes: readonly string[];
  /** Its HTML; left out for a part that the page planner makes. */
  html?: (state: HtmlState, toHast: State, node: Component) => ElementContent[];
  /** The label above its content in Markdown, where the content alone does not tell. */
  label?: (node: Component) => string;
}

/** Components by their names. */
export const TAGS: ReadonlyMap<string, Tag> = new Map<string, Tag>([
  ['Tabs', TABS],
  ['TabItem', TAB_ITEM],
  ['Terminals', TERMINALS],
  ['Steps', STEPS],
  ['GadgetGlance', { attributes: ['name'] }],
  ['GadgetParameters', { attributes: ['name'] }],
  ['GadgetFields', { attributes: ['name'] }],
  ['GadgetFinder', { attributes: [] }],
]);

/** HTML elements of running text that Markdown has no sign for. They take no attributes. */
export const ELEMENTS: readonly string[] = ['kbd'];

/** Names of all legal tags. */
export const TAG_NAMES: readonly string[] = [...TAGS.keys(), ...ELEMENTS];
