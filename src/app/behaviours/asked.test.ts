// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import * as comparison from '../compare';
import { createStore } from '../router/store';
import type { View } from '../router/view';
import * as upgrade from '../upgrade';
import { startAsked } from './asked';
import type { Surroundings } from './behaviour';
import { eventually, settled } from '../test-document';

let told: string[];
let url: Surroundings['router']['url'];
let end: (() => void) | void;
beforeEach(() => {
  told = [];
  url = createStore(new URL(location.href));
  document.body.innerHTML = '<main></main>';
  const opener = (name: string) => (options: { asked: string }) => {
    told.push(`${name} ${options.asked}`);
    return () => told.push(`end ${name} ${options.asked}`);
  };
  vi.spyOn(comparison, 'openComparison').mockImplementation(opener('compare'));
  vi.spyOn(upgrade, 'openUpgrade').mockImplementation(opener('upgrade'));
});
afterEach(() => {
  end?.();
  end = undefined;
  vi.restoreAllMocks();
});

function show(search: string, docs: unknown = {}): void {
  history.replaceState(null, '', `/a${search}`);
  const behaviour = startAsked({ site: { strings: en } as unknown as SiteData, router: { url } } as Surroundings);
  end = behaviour.onPage(document.querySelector('main') as HTMLElement, { page: { docs } } as unknown as View);
}
function go(search: string): void {
  history.replaceState(null, '', `/a${search}`);
  url.set(new URL(location.href));
}

test('what the address asks for is opened, and follows the address', async () => {
  show('?compare=v1');
  await eventually(() => expect(told).toEqual(['compare v1']));
  go('?compare=v1&x=2');
  go('?compare=v2');
  await eventually(() => expect(told).toEqual(['compare v1', 'end compare v1', 'compare v2']));
  go('');
  await eventually(() => expect(told.at(-1)).toBe('end compare v2'));
  go('?upgrade=v1');
  await eventually(() => expect(told.at(-1)).toBe('upgrade v1'));
  // What was ended once is not ended again.
  expect(told.length).toBe(5);
});

test('the last address counts, whichever part is loaded first', async () => {
  show('?compare=v1');
  go('?compare=v2');
  go('?compare=v3');
  await eventually(() => expect(told).toEqual(['compare v3']));
});

test('a page that is left opens nothing any more', async () => {
  show('?compare=v1');
  end?.();
  end = undefined;
  go('?upgrade=v1');
  await settled();
  await settled();
  expect(told).toEqual([]);
});

test('only pages of the documentation are asked', async () => {
  show('?compare=v1', null);
  await settled();
  await settled();
  expect(told).toEqual([]);
});
