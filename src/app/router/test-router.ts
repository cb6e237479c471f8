import { vi } from 'vitest';
import { settled } from '../test-document';
import { collectListeners } from '../test-listeners';
import { createRouter, type Router } from './router';
import type { LoadedView, View } from './view';

/** What a page would be loaded as. */
export const viewOf = (path: string): LoadedView =>
  ({ page: { path }, sidebar: null, arrival: null, mount: null }) as unknown as LoadedView;

/** What the router of a test has asked for and has shown, anew for each. */
export let loads: { route: string; done: (view: LoadedView) => void; failed: (error: unknown) => void }[];
export let shown: LoadedView[];
/** What tries again, for each page that could not be loaded without a network. */
export let offline: (() => void)[];
export let router: Router;
let removeListeners: () => void;

/** Begins before each test of a file: nothing is kept and nothing is shown. */
export function beginRouting(): void {
  [loads, shown, offline] = [[], [], []];
  sessionStorage.clear();
  document.body.innerHTML = '';
  removeListeners = collectListeners();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}
export function endRouting(): void {
  vi.restoreAllMocks();
  removeListeners();
}

/** A router of a fresh document, whose listeners go with the test. */
export function start(address: string, base = '/'): void {
  history.replaceState(null, '', address);
  router = createRouter({
    base,
    initial: viewOf(location.pathname) as View,
    load: (route) => new Promise((done, failed) => loads.push({ route, done, failed })),
    show: (view) => shown.push(view),
    onOffline: (go) => offline.push(go),
  });
  router.start();
}

/** Clicks a link. No `MouseEvent`: the document of these tests would follow the link before the router hears of it. */
export function click(href: string, more: Partial<MouseEvent> = {}): Event {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
  const keys = { button: 0, ctrlKey: false, shiftKey: false, metaKey: false, altKey: false };
  const event = Object.assign(new Event('click', { bubbles: true, cancelable: true }), keys, more);
  document.querySelector('b')?.dispatchEvent(event);
  return event;
}

/** The browser arrives at an entry of the history. */
export async function traverse(address: string, state: unknown): Promise<void> {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await settled();
}
