// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ASK_UPDATE, CONTENT_UPDATE } from '../shared/dev-problem';
import { followContent } from './dev-updates';
import type { LoadView } from './router/load-view';
import type { Router } from './router/router';
import { createStore } from './router/store';
import type { LoadedView, View } from './router/view';
import { settled } from './test-document';

const viewOf = (path: string): View => ({ page: { path }, sidebar: { file: 's' }, arrival: null }) as unknown as View;

/** What the page has sent, loads that wait for their answer, and what is shown. */
let sent: unknown[][];
let loads: { route: string; sidebar: unknown; come: (view: LoadedView) => void; fail: (error: Error) => void }[];
let shown: string[];
let view: Router['view'];
let changed: () => void;
beforeEach(() => {
  [sent, loads, shown, changed] = [[], [], [], () => undefined];
  view = createStore(viewOf('/docs/a/'));
  const load = (route: string, { sidebar }: View): Promise<LoadedView> =>
    new Promise((come, fail) => loads.push({ route, sidebar, come, fail }));
  followContent({
    hot: {
      on: (name: string, listener: () => void) => name === CONTENT_UPDATE && (changed = listener),
      send: (...message: unknown[]) => sent.push(message),
    } as never,
    router: { view } as Router,
    show: ({ page }) => void shown.push(page.path),
    freshLoader: () => load as LoadView,
  });
});
const come = (at: number, path: string): Promise<void> => (loads[at]?.come(viewOf(path) as LoadedView), settled());

test('a page asks what has changed since it was asked for', () =>
  expect(sent).toEqual([[ASK_UPDATE, expect.any(Number)]]));

test('changed content is shown in place of the page, with its sidebar', async () => {
  changed();
  expect(loads).toMatchObject([{ route: '/docs/a', sidebar: null }]);
  await come(0, '/docs/a/');
  expect(shown).toEqual(['/docs/a/']);
  expect(view.get()).toEqual(viewOf('/docs/a/'));
});

test('of two changes the newest is shown, and none on a page that the reader has left', async () => {
  changed();
  changed();
  await come(0, '/docs/a/');
  expect(shown).toEqual([]);
  view.set(viewOf('/docs/b'));
  await come(1, '/docs/a/');
  expect(shown).toEqual([]);
});

test('a page that cannot be taken in is loaded whole, unless it has changed again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  changed();
  changed();
  loads[0]?.fail(new Error('No such page.'));
  await settled();
  expect(reload).not.toHaveBeenCalled();
  loads[1]?.fail(new Error('No such page.'));
  await settled();
  expect(reload).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
