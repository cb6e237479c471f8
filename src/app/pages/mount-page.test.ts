// @vitest-environment happy-dom
import { createElement, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually, one } from '../test-document';
import { loadHydrate, loadMount } from './mount-page';
import type { PageModules } from './page-module';

const PROPS = { recentPosts: [], gadgets: [] };

/** Counts presses, and shows how many gadgets it was given. */
function Counter({ gadgets }: { gadgets: unknown[] }): ReactNode {
  const [count, setCount] = useState(0);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${gadgets.length} gadgets, ${count} presses`);
}
let isBroken: boolean;
function Broken(): ReactNode {
  if (isBroken) throw new Error('No data.', { cause: new Error('No network.') });
  return createElement('p', {}, 'Fine again');
}
const modules: PageModules = {
  counter: () => Promise.resolve({ default: Counter }),
  broken: () => Promise.resolve({ default: Broken }),
};

let root: HTMLElement;
beforeEach(() => {
  isBroken = true;
  document.body.innerHTML = '<main><div></div></main>';
  root = one('main > div');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('a page is rendered at once with its properties, lives, and is taken away', async () => {
  const mount = await loadMount(modules, { module: 'counter', props: PROPS });
  const leave = mount(root);
  expect(root.textContent).toBe('0 gadgets, 0 presses');
  one('button').click();
  await eventually(() => expect(root.textContent).toBe('0 gadgets, 1 presses'));
  leave();
  expect(root.innerHTML).toBe('');
});

test('a page that came as HTML keeps its elements when it comes to life', async () => {
  root.innerHTML = '<!--$--><button>0 gadgets, 0 presses</button><!--/$-->';
  const button = one('button');
  const hydrate = await loadHydrate(modules, { module: 'counter', props: PROPS });
  const leave = await hydrate(root);
  expect(one('button')).toBe(button);
  button.click();
  await eventually(() => expect(root.textContent).toBe('0 gadgets, 1 presses'));
  leave();
  expect(root.textContent).toBe('');
});

test('HTML that is not what the page renders is told of in the console, and made anew', async () => {
  root.innerHTML = '<p>Something else</p>';
  const hydrate = await loadHydrate(modules, { module: 'counter', props: PROPS });
  await hydrate(root);
  await eventually(() => expect(root.textContent).toBe('0 gadgets, 0 presses'));
  expect(vi.mocked(console.error).mock.calls.flat().map(String).join('\n')).toMatch(/[Hh]ydrat/);
});

test('a page that throws says why, down to its cause, and can be tried again', async () => {
  const mount = await loadMount(modules, { module: 'broken', props: PROPS });
  mount(root);
  expect(one('[role="alert"] h1').textContent).toBe('This page crashed.');
  expect(one('.crash__message').textContent).toBe('No data.');
  expect([...document.querySelectorAll('.crash__causes li')].map((cause) => cause.textContent)).toEqual([
    'Cause: No network.',
  ]);
  isBroken = false;
  one('[role="alert"] button').click();
  await eventually(() => expect(root.textContent).toBe('Fine again'));
});

test.each([loadMount, loadHydrate])('a page that there is not is told by name', async (load) => {
  await expect(load(modules, { module: 'contact', props: PROPS })).rejects.toThrow('"contact"');
});
