import type { Island, IslandProps } from './island';

/** All islands: the parts of the page that React renders, and what loads each of them. */
export const ISLANDS = {
  'command-builder': { how: 'mount', load: () => import('./command-builder'), near: '.env-line > :last-child' },
  'command-explainer': { how: 'mount', load: () => import('./command-explainer'), near: '[data-action="explain"]' },
  compare: { how: 'mount', load: () => import('./compare') },
  environment: { how: 'mount', load: () => import('./environment') },
  'gadget-finder': { how: 'hydrate', load: () => import('./gadget-finder'), near: '[data-island="gadget-finder"]' },
  jump: { how: 'hydrate', load: () => import('./jump'), near: '[data-island="jump"]', ignoresHover: true },
  'keep-offline': { how: 'mount', load: () => import('./keep-offline') },
  'row-filter': {
    how: 'hydrate',
    load: () => import('./row-filter'),
    near: '[data-island="row-filter"]',
    ignoresHover: true,
  },
  search: { how: 'mount', load: () => import('./search'), near: '.search-button', nearKeys: ['Control', 'Meta'] },
  'key-sheet': { how: 'mount', load: () => import('./key-sheet') },
  upgrade: { how: 'mount', load: () => import('./upgrade') },
} as const satisfies Record<string, Island>;

export type IslandName = keyof typeof ISLANDS;

/** The module of an island. */
export type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]['load']>>;

/** The properties that an island is opened with. */
export type OpenProps<Name extends IslandName> =
  Loaded<Name> extends { default: (props: infer Props) => unknown } ? Omit<Props, keyof IslandProps> : never;
