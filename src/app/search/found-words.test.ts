// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../router/store';
import type { Router } from '../router/router';
import { startMarks } from './found-words';
import * as highlight from './highlight';
import { eventually } from '../test-document';

let marked: string[];
let unmarked: number;
let clear: () => void;
beforeEach(() => {
  [marked, unmarked] = [[], 0];
  history.replaceState(null, '', '/a?q=disk&x=1');
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  vi.spyOn(highlight, 'markPage').mockImplementation((_, words, onClear) => {
    marked.push(words);
    clear = onClear;
    return () => unmarked++;
  });
});
afterEach(() => vi.restoreAllMocks());

function routerAt(href: string): Router & { replaced: string[] } {
  const replaced: string[] = [];
  const url = createStore(new URL(href, location.href));
  return { url, replaced, replace: (to: string) => replaced.push(new URL(to).search) } as unknown as Router & {
    replaced: string[];
  };
}
test('words of the address are marked, once for each page, and unmarked when they go', async () => {
  const router = routerAt('/a?q=disk');
  startMarks(router);
  await eventually(() => expect(marked).toEqual(['disk']));
  router.url.set(new URL('/a?q=disk#part', location.href));
  router.url.set(new URL('/b?q=disk', location.href));
  await eventually(() => expect(marked).toEqual(['disk', 'disk']));
  expect(unmarked).toBe(1);
  router.url.set(new URL('/b', location.href));
  await eventually(() => expect(unmarked).toBe(2));
});

test('taking the marks away takes the words from the address, and leaves the focus in the text', async () => {
  const router = routerAt('/a?q=disk');
  startMarks(router);
  await eventually(() => expect(marked).toEqual(['disk']));
  clear();
  expect(router.replaced).toEqual(['?x=1']);
  expect(document.activeElement?.id).toBe('main');
});
