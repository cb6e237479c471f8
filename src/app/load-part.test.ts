// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as LoadPart from './load-part';
import type * as Styles from './router/styles';
import { settled } from './test-document';

vi.mock('virtual:site-data', () => ({ site: { base: '/tool/' } }));

// A document without network takes a sheet that stands in it for loaded.
const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
afterAll(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = false;
});

/** What was added to the head of the document: no network answers for it, but the test. */
let added: HTMLLinkElement[];
let loadPart: typeof LoadPart.loadPart;
let styles: typeof Styles;
beforeEach(async () => {
  // Files that were asked for are remembered for good.
  vi.resetModules();
  added = [];
  document.head.innerHTML = '';
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as HTMLLinkElement[])));
  ({ loadPart } = await import('./load-part'));
  styles = await import('./router/styles');
});
const come = (at: number): void => added[at]?.onload?.(new Event('load'));
const fail = (at: number): unknown => added[at]?.onerror?.(new Event('error'));
const addresses = (): (string | null)[] => added.map((link) => `${link.rel} ${link.getAttribute('href')}`);

test('a part comes with its style sheets, and scripts that it imports are asked for ahead', async () => {
  let isThere = false;
  const part = loadPart(() => Promise.resolve('part'), ['assets/a.css', 'assets/b.js']);
  void part.then(() => (isThere = true));
  expect(addresses()).toEqual(['stylesheet /tool/assets/a.css', 'modulepreload /tool/assets/b.js']);
  await settled();
  expect(isThere).toBe(false);
  come(0);
  await expect(part).resolves.toBe('part');
});

test('a file is asked for once, and again when it could not be had', async () => {
  const load = (): Promise<string> => loadPart(() => Promise.resolve('part'), ['assets/a.css']);
  const first = load();
  const second = load();
  expect(added).toHaveLength(1);
  fail(0);
  await expect(first).rejects.toThrow('/tool/assets/a.css could not be loaded.');
  await expect(second).rejects.toThrow('/tool/assets/a.css could not be loaded.');
  const third = load();
  expect(added).toHaveLength(2);
  come(1);
  await third;
  await load();
  expect(added).toHaveLength(2);
});

test('a part without files needs nothing else', async () => {
  await expect(loadPart(() => Promise.resolve(1))).resolves.toBe(1);
  expect(added).toEqual([]);
});

test('sheets of the next page are loaded without being used, and take the place of those before', async () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/docs.css"><link rel="stylesheet" href="/paper.css" media="print">';
  const sheet = (href: string): HTMLLinkElement | null => document.querySelector(`link[href="${href}"]`);
  const loading = styles.loadStyles(['/docs.css', '/blog.css']);
  expect(addresses()).toEqual(['stylesheet /blog.css']);
  expect(added[0]?.media).toBe('not all');
  come(0);
  await loading;
  styles.showStyles(['/blog.css']);
  expect([sheet('/docs.css')?.media, added[0]?.media, sheet('/paper.css')?.media]).toEqual(['not all', '', 'print']);
  // The way back needs nothing that is not there.
  await styles.loadStyles(['/docs.css']);
  styles.showStyles(['/docs.css']);
  expect([sheet('/docs.css')?.media, added[0]?.media]).toEqual(['', 'not all']);
  expect(added).toHaveLength(1);
});

test('a sheet that cannot be loaded is told, and leaves nothing behind', async () => {
  const loading = styles.loadStyles(['/blog.css']);
  const removed = vi.spyOn(added[0] as HTMLLinkElement, 'remove');
  fail(0);
  await expect(loading).rejects.toThrow('/blog.css could not be loaded.');
  expect(removed).toHaveBeenCalledOnce();
});
