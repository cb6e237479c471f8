import type { ComponentType } from 'react';
import type { SiteData } from '../../shared/site-data';
import type { Router } from '../router/router';

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
