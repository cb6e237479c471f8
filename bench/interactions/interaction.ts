import type { Page } from 'playwright-core';

/** Something a reader does on a page. */
export interface Interaction {
  name: string;
  route: string;
  viewport: { width: number; height: number };
  /** Longest time that is no wait, in milliseconds. */
  limit: number;
  /** Brings the page to where the reader acts. */
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}
