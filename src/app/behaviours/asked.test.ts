// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from '../router/store';
import type { View } from '../router/view';
import { startAsked } from './asked';
import type { WithIslands } from './behaviour';

let opened: string[];
let url: WithIslands['router']['url'];
let end: (() => void) | void;
beforeEach(() => {
  opened = [];
  document.body.innerHTML =
    '<main><div class="prose"></div><section class="changes"><p>Text</p><ul></ul></section></main>';
});
afterEach(() => end?.());

function show(search: string, docs: unknown = {}): void {
  url = createStore(new URL(search, location.href));
  const islands = {
    open: (name: string, _: unknown, { host }: { host: HTMLElement }) =>
      opened.push(`${name} ${host.nextElementSibling?.className ?? ''}`),
  };
  const behaviour = startAsked({ islands, router: { url } } as unknown as WithIslands);
  end = behaviour.onPage(document.querySelector('main') as HTMLElement, { page: { docs } } as unknown as View);
}

test('what the address asks for is opened in its place, now and later', () => {
  show('?compare=v1');
  expect(opened).toEqual(['compare prose']);
  url.set(new URL('?upgrade=v1', location.href));
  expect(opened).toEqual(['compare prose', 'upgrade ']);
  end?.();
  url.set(new URL('?compare=v1', location.href));
  expect(opened).toHaveLength(2);
});

test('only pages of the documentation are asked', () => {
  show('?compare=v1', null);
  expect(opened).toEqual([]);
});
