import type { ComponentType } from 'react';
import type { SiteData } from '../../shared/site-data';
import type { Router } from '../router/router';

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

/** What each island's component receives besides its own properties. */
export interface IslandProps {
  /** Removes the island from the page. Not to be called while React renders or runs effects. */
  close(): void;
}

/** A loaded island: the index file of its folder. */
export interface IslandModule<Props = never> {
  default: ComponentType<Props>;
  /** The sentence that the reader sees when the island throws. */
  crashed: string;
  /** Loads ahead what the island needs besides its code. */
  prepare?(site: SiteData, router: Router): void;
}

/** How an island gets onto the page, and when its code is loaded. */
export interface Island {
  /** `mount`: rendered in the browser when it is opened. `hydrate`: takes over an element of the build's HTML. */
  how: 'mount' | 'hydrate';
  load(): Promise<IslandModule>;
  /**
   * Selector. A pointer near such an element, its focus or a press loads the code; of an island to hydrate it selects
   * the element that is taken over, whose `data-props` are its properties.
   */
  near?: string;
  /** Whether a pointer that passes over `near` loads nothing: what many pages contain must not load React so easily. */
  ignoresHover?: boolean;
  /** Keys that load the code when they go down: the first half of a chord. */
  nearKeys?: readonly string[];
}
