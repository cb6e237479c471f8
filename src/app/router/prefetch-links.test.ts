// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byId } from '../test-document';
import { stubIntersections, type Intersections } from '../test-intersections';
import { collectListeners } from '../test-listeners';
import { startPrefetch } from './prefetch';
import type { Router } from './router';
import { createStore, type Store } from './store';
import type { View } from './view';

let fetched: string[];
let view: Store<View>;
/** Links that are watched for coming into view. */
let seen: Intersections;
/** What waits for an idle moment. */
let waiting: (() => void)[];
let removeListeners: () => void;

beforeEach(() => {
  [fetched, waiting] = [[], []];
  removeListeners = collectListeners();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  seen = stubIntersections();
  history.replaceState(null, '', '/tool/here');
  const links = Array.from({ length: 9 }, (_, at) => `<a id="l${at}" href="/tool/l${at}"><b>${at}</b></a>`);
  document.body.innerHTML = `<a id="outside" href="/tool/outside">o</a><main id="main">${links.join('')}
    <a id="here" href="/tool/here">h</a><a id="file" href="/tool/feed.xml">f</a>
    <a id="foreign" href="https://example.org/x">x</a><p id="text">t</p></main>`;
  view = createStore({} as View);
  startPrefetch({ base: '/tool/', router: { view } as unknown as Router, ahead: (route) => fetched.push(route) });
});
afterEach(() => {
  removeListeners();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const idle = (): void => waiting.splice(0).forEach((work) => work());
const event = (type: string, target: EventTarget | null): boolean | undefined =>
  target?.dispatchEvent(new Event(type, { bubbles: true }));
const idOf = ({ id }: Element): string => id;

test('a link under pointer, focus or finger is fetched at once, each page once', () => {
  event('pointerover', byId('l1').firstElementChild);
  event('focusin', byId('l2'));
  event('touchstart', byId('outside'));
  event('pointerover', byId('l1'));
  expect(fetched).toEqual(['/l1', '/l2', '/outside']);
});

test('what leads to no other page of the site is not fetched', () => {
  for (const id of ['here', 'file', 'foreign', 'text']) event('pointerover', byId(id));
  expect(fetched).toEqual([]);
});

test('who pays for every byte fetches nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  event('pointerover', byId('l1'));
  expect(fetched).toEqual([]);
});

test('links of the article are watched from the first thing that the reader does', () => {
  idle();
  expect([...seen.watched]).toEqual([]);
  event('scroll', window);
  expect([...seen.watched]).toEqual([]);
  idle();
  expect([...seen.watched].map(idOf)).toContain('l0');
  expect([...seen.watched].map(idOf)).not.toContain('outside');
  event('keydown', window);
  expect(waiting).toEqual([]);
});

test('six that come into view are fetched when idle; those of the pointer are not counted', () => {
  event('pointermove', window);
  idle();
  event('pointerover', byId('l8'));
  seen.come(false, 'l0');
  idle();
  expect(fetched).toEqual(['/l8']);
  seen.come(true, 'l8', 'l0', 'l1', 'l2');
  expect(fetched).toEqual(['/l8']);
  idle();
  expect(fetched).toEqual(['/l8', '/l0', '/l1', '/l2']);
  expect([...seen.watched].map(idOf)).not.toContain('l0');
  seen.come(true, 'l3', 'l4', 'l5', 'l6', 'l7');
  idle();
  expect(fetched.slice(-3)).toEqual(['/l3', '/l4', '/l5']);
});

test('the next page is counted anew, and pages that were shown are not fetched again', () => {
  event('pointermove', window);
  idle();
  seen.come(true, 'l0', 'l1', 'l2', 'l3', 'l4', 'l5');
  idle();
  history.replaceState(null, '', '/tool/l7');
  view.set({} as View);
  seen.come(true, 'l6', 'l7');
  idle();
  expect(fetched.slice(-1)).toEqual(['/l6']);
});
