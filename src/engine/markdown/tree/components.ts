/** Components that content may use, with the attributes each takes. Everything else is an error. */
const COMPONENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Tabs', ['groupId', 'defaultValue', 'values', 'queryString', 'className', 'lazy', 'block']],
  ['TabItem', ['value', 'label', 'default', 'className', 'attributes', 'hidden']],
  ['CodeBlock', ['language', 'title', 'showLineNumbers', 'metastring', 'className']],
  ['Terminals', []],
  ['Steps', ['picture']],
  ['Admonition', ['type', 'title', 'icon', 'className']],
  ['Details', ['summary', 'open', 'className']],
  ['DocCardList', ['items', 'className']],
  ['TOCInline', ['toc', 'minHeadingLevel', 'maxHeadingLevel']],
  ['Link', ['to', 'href', 'id', 'className', 'target', 'rel', 'title']],
  ['Redirect', ['to', 'from', 'exact', 'push']],
  ['Heading', ['as', 'id', 'className']],
  ['Translate', ['id', 'description', 'values']],
  ['BrowserOnly', ['fallback']],
  ['Head', []],
  ['Mermaid', ['value', 'chart']],
  ['ThemedImage', ['sources', 'alt', 'title', 'className', 'width', 'height', 'style']],
  ['GadgetGlance', ['name']],
  ['GadgetParameters', ['name']],
  ['GadgetFields', ['name']],
  ['GadgetFinder', []],
]);

/** Components that stand in running text. */
const INLINE = new Set(['Link', 'ThemedImage', 'Translate', 'BrowserOnly']);

/** Components that show data of gadgets. */
const OF_GADGETS = new Set(['GadgetGlance', 'GadgetParameters', 'GadgetFields', 'GadgetFinder']);

/** Components whose content the planner makes, of what it knows of all pages. */
const GENERATED = new Set(['DocCardList', ...OF_GADGETS]);

/** Whether the planner makes what a component shows. */
export const isGenerated = (name: string): boolean => GENERATED.has(name);

/** Names of all components. */
export const componentNames = (): string[] => [...COMPONENTS.keys()];

/** Names of the components that a site has something to show with: those of gadgets need their data. */
export const offeredComponents = (hasGadgets: boolean): string[] =>
  componentNames().filter((name) => hasGadgets || !OF_GADGETS.has(name));

/** Whether content may use a component. */
export const isComponent = (name: string): boolean => COMPONENTS.has(name);

/** Whether a component stands in running text. */
export const isInlineComponent = (name: string): boolean => INLINE.has(name);

/** Whether a component needs a line of its own. */
export const isBlockComponent = (name: string): boolean => COMPONENTS.has(name) && !INLINE.has(name);

/** Attributes that every component takes: their content, and what only concerns React or the look. */
const OF_ALL = new Set(['children', 'key', 'className', 'style']);

/** Whether a component takes an attribute. */
export const takesOfComponent = (name: string, attribute: string): boolean =>
  OF_ALL.has(attribute) || componentAttributes(name).includes(attribute);

/** Names of the attributes that a component takes. */
export const componentAttributes = (name: string): readonly string[] => COMPONENTS.get(name) ?? [];
