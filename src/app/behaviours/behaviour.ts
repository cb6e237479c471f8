import type { SiteData } from '../../shared/site-data';
import type { Islands } from '../islands/intent';
import type { Router } from '../router/router';
import type { View } from '../router/view';

/** What behaviours know of the site around the page. */
export interface BehaviourContext {
  site: SiteData;
  router: Router;
  islands: Pick<Islands, 'open' | 'hydrate'>;
}

/** What a behaviour does with every page that is shown. */
export interface Behaviour {
  /** Called before a page is painted and scrolled: for what changes the heights of its parts, and nothing else. */
  beforeShown?(main: HTMLElement): void;
  /** Called with the main container after each page is in the document; what it gives ends the work on that page. */
  onPage?(main: HTMLElement, view: View): (() => void) | void;
}

/** Starts a behaviour, once for the document. One that only listens to the document has nothing to do for a page. */
export type StartBehaviour = (context: BehaviourContext) => Behaviour | void;
