import { beforeEach, expect, test, vi } from 'vitest';
import type * as LoadPart from './load-part';
import { settled } from './test-document';

/** Links that were added to the head. Nothing is fetched in this document; the tests say how each request ends. */
let added: HTMLLinkElement[];
let loadPart: typeof LoadPart.loadPart;
let loadFile: typeof LoadPart.loadFile;
beforeEach(async () => {
  // The module remembers what it has requested.
  vi.resetModules();
  vi.stubEnv('BASE_URL', '/tool/');
  added = [];
  document.head.innerHTML = '';
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as HTMLLinkElement[])));
  ({ loadPart, loadFile } = await import('./load-part'));
});
const arrive = (index: number): void => added[index]?.onload?.(new Event('load'));
const fail = (index: number): unknown => added[index]?.onerror?.(new Event('error'));
const addresses = (): string[] => added.map((link) => `${link.rel} ${link.getAttribute('href')}`);

test('loads the style sheets of a part with its script, and requests the scripts it imports ahead', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'));
  const loaded = vi.fn<(part: string) => void>();
  const part = loadPart(load, ['assets/a.css', 'assets/b.js']);
  void part.then(loaded);
  expect(addresses()).toEqual(['stylesheet /tool/assets/a.css', 'modulepreload /tool/assets/b.js']);
  expect(load).toHaveBeenCalledOnce();
  await settled();
  expect(loaded).not.toHaveBeenCalled();
  arrive(0);
  await expect(part).resolves.toBe('part');
});

test('requests a file once, and again after a failure', async () => {
  const load = (): Promise<string> => loadPart(() => Promise.resolve('part'), ['assets/a.css']);
  const first = load();
  const second = load();
  expect(added).toHaveLength(1);
  const [failed] = added;
  const removed = vi.spyOn(failed as HTMLLinkElement, 'remove');
  fail(0);
  await expect(first).rejects.toThrow('/tool/assets/a.css could not be loaded.');
  await expect(second).rejects.toThrow('/tool/assets/a.css could not be loaded.');
  expect(removed).toHaveBeenCalledOnce();
  const third = load();
  expect(added).toHaveLength(2);
  arrive(1);
  await third;
  await load();
  expect(added).toHaveLength(2);
});

test('a part without files needs nothing else', async () => {
  await expect(loadPart(() => Promise.resolve(1))).resolves.toBe(1);
  expect(added).toEqual([]);
});

test('does not request a style sheet that the document links', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/tool/blog.css">');
  await loadFile('/tool/blog.css');
  expect(added).toEqual([]);
});
