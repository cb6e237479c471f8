// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { createStore } from '../../router/store';
import type { View } from '../../router/view';
import { eventually, one } from '../../test-document';
import { stubIntersections, type Intersections } from '../../test-intersections';
import type { WithIslands } from '../behaviour';
import { startIslands } from './index';
import { startGadgetFinder } from './finder';

const AROUND = {
  site: { base: '/tool/', strings: en } as unknown as SiteData,
  router: { url: createStore(new URL(location.href)) },
} as unknown as WithIslands;

let seen: Intersections;
let end: (() => void) | void;
beforeEach(() => {
  seen = stubIntersections();
});
afterEach(() => {
  end?.();
  end = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(html: string): void {
  document.body.innerHTML = `<main>${html}</main>`;
  end = startIslands(AROUND).onPage?.(document.body.firstElementChild as HTMLElement, {} as View);
}

test('an island that has left the page meanwhile stays as it is, one that fails is told', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show('<div data-island="replay"></div>');
  const root = one('[data-island]');
  seen.come(true);
  root.remove();
  await vi.dynamicImportSettled();
  expect(root.dataset['ready']).toBe(undefined);
  show('<div data-island="finder-list"></div>');
  vi.spyOn(HTMLElement.prototype, 'querySelector').mockImplementation(() => {
    throw new Error('broken');
  });
  seen.come(true);
  await eventually(() => expect(warn.mock.calls[0]?.[0]).toBe('The island "finder-list" could not be loaded.'));
});

test.each(['rows', 'steps', 'scenes', 'word-filter', 'folds'])('there is an island "%s"', async (name) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show(`<div data-island="${name}"></div>`);
  seen.come(true);
  await eventually(() => expect(one('[data-island]').dataset['ready']).toBe(''));
});

function preview(answer: (url: string) => Response): { asked: string[]; over: (id: string) => void } {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(answer(url));
  });
  const row = (name: string): string =>
    `<div class="finder__row" data-name="${name}"><a class="finder__name" id="${name}" href="/tool/docs/${name}">${name}</a></div>`;
  document.body.innerHTML = `<div id="root">${row('a')}${row('b')}<p id="beside"></p><div class="finder__preview" hidden></div></div>`;
  startGadgetFinder(one('#root'), AROUND);
  return { asked, over: (id) => void one(`#${id}`).dispatchEvent(new Event('pointerover', { bubbles: true })) };
}
const page = (terminal: string): Response => Response.json({ kind: 'html', html: `<p>Text</p>${terminal}` });

test('a gadget without an example says so; data that does not come changes nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let status = 200;
  vi.useFakeTimers();
  const { over } = preview(() => (status === 200 ? page('') : new Response('', { status })));
  over('a');
  vi.advanceTimersByTime(200);
  await eventually(() => expect(one('.finder__preview').textContent).toBe('aNo example output.'));
  status = 503;
  over('b');
  vi.advanceTimersByTime(200);
  await eventually(() => expect(String(warn.mock.calls[0]?.[1])).toMatch(/b\.json answered 503\./));
  expect(one('.finder__preview-title').textContent).toBe('a');
});
