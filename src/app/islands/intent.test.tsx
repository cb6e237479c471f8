import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { useRouter } from '../context';
import type { Router } from '../router/router';
import { eventually, key, one } from '../test-document';
import { collectListeners } from '../test-listeners';
import { startIslands, type Islands } from './intent';
import type { IslandModule, IslandProps } from './registry';
import { createIslandRoot } from './root';

interface GreetingProps extends IslandProps {
  name: string;
}

let isBroken: boolean;
function Greeting({ name, close }: GreetingProps): ReactNode {
  const [count, setCount] = useState(0);
  if (isBroken) throw new Error('No data.', { cause: new Error('No network.') });
  const { href } = useRouter().url.get();
  return (
    <p>
      <button type="button" id="count" onClick={() => setCount(count + 1)}>{`${name} ${count} ${href}`}</button>
      <button type="button" id="close" onClick={close}>
        Close
      </button>
    </p>
  );
}

let release: (module: Partial<IslandModule<GreetingProps>>) => void;
const load = vi.fn<() => Promise<unknown>>();
vi.mock('./registry', () => ({
  ISLANDS: {
    'key-sheet': { how: 'mount', load: () => load(), near: '.opener', nearKeys: ['Control'] },
  },
}));
const MODULE: IslandModule<GreetingProps> = { default: Greeting, crashed: 'The greeting crashed.' };

const site = { strings: en } as unknown as SiteData;
const router = { url: { get: () => new URL('https://example.org/a') } } as unknown as Router;
let islands: Islands;
let removeListeners: () => void;
beforeEach(() => {
  isBroken = false;
  document.body.innerHTML =
    '<button class="opener"><i></i></button><main></main><template id="error-box"><div><p></p></div></template>';
  load.mockReset().mockImplementation(() => new Promise((resolve) => (release = resolve)));
  removeListeners = collectListeners();
  islands = startIslands(site, router);
});
afterEach(() => {
  islands.leave();
  document.querySelector('dialog')?.close();
  removeListeners();
  vi.restoreAllMocks();
});

const host = (): HTMLElement | null => document.querySelector('body > [data-island]');
const open = (name: string | null = 'Hello', options = {}): Promise<void> =>
  islands.open('key-sheet', () => Promise.resolve(name === null ? null : ({ name } as object)), options);

test('the first half of a chord loads it, other keys do not', () => {
  key(one('.opener'), 'a');
  expect(load).not.toHaveBeenCalled();
  key(document.body, 'Control');
  expect(load).toHaveBeenCalledTimes(1);
});

test('an island is rendered once its code is there, with the site and the router, and closes', async () => {
  const opened = open();
  expect(host()?.dataset).toMatchObject({ island: 'key-sheet', islandState: 'loading' });
  // A second press asks for nothing new.
  await open('Twice');
  release(MODULE);
  await opened;
  expect(host()?.dataset['islandState']).toBe('ready');
  expect(one('#count').textContent).toBe('Hello 0 https://example.org/a');
  one('#close').click();
  expect(host()).toBe(null);
});

test('an open island keeps its state when it is opened with other properties', async () => {
  load.mockResolvedValue(MODULE);
  await open();
  one('#count').click();
  await eventually(() => expect(one('#count').textContent).toMatch(/^Hello 1/));
  await open('Bye');
  expect(one('#count').textContent).toMatch(/^Bye 1/);
});

test('an island without anything to show is not opened, and can be opened later', async () => {
  load.mockResolvedValue(MODULE);
  await open(null);
  expect([host()?.dataset['islandState'], host()?.childElementCount]).toEqual(['idle', 0]);
  await open();
  expect(host()?.dataset['islandState']).toBe('ready');
});

test('all islands close with the page, and an island whose element was removed does not open', async () => {
  load.mockResolvedValue(MODULE);
  const place = one('main');
  await open('Hello', { host: place });
  expect(place.textContent).toContain('Hello');
  islands.leave();
  expect([place.textContent, place.dataset['islandState'], place.isConnected]).toEqual(['', 'idle', false]);
  await open('Hello', { host: place });
  expect(place.textContent).toBe('');
});

test('keys work after the reader leaves a page whose island is still loading', async () => {
  const place = one('main');
  const opened = open('Hello', { host: place });
  expect(key(document.body, 'a').defaultPrevented).toBe(true);
  place.remove();
  release(MODULE);
  await opened;
  expect(key(document.body, 'a').defaultPrevented).toBe(false);
});

test('unmounting an island before it is hydrated reports no error', async () => {
  const report = vi.spyOn(console, 'error');
  const place = one('main');
  place.innerHTML = '<p>From the build</p>';
  const module = MODULE as unknown as IslandModule;
  const root = createIslandRoot({ name: 'a', how: 'hydrate', module, host: place, site, router, onClose() {} });
  const rendered = root.render({ name: 'Hello' });
  root.unmount();
  await rendered;
  expect(report).not.toHaveBeenCalled();
});

test('a failed load is reported to the caller', async () => {
  const reason = new Error('No network.');
  load.mockRejectedValue(reason);
  const failed = vi.fn<(error: unknown, text: string) => void>();
  await open('Hello', { failed });
  expect(failed.mock.calls).toEqual([[reason, '']]);
});

test('an island that throws says why in a dialog, down to its cause, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  load.mockResolvedValue(MODULE);
  await open();
  const dialog = one<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  expect(dialog.querySelector('h1')?.textContent).toBe('The greeting crashed.');
  expect(dialog.textContent).toContain('No network.');
  isBroken = false;
  dialog.querySelector('button')?.click();
  await eventually(() => expect(one('#count').textContent).toMatch(/^Hello 0/));
});
