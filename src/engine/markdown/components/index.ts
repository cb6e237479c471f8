import type { Tag } from '../html/state';
import { STEPS } from './steps';
import { TAB_ITEM, TABS } from './tabs';
import { TERMINALS } from './terminals';

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
