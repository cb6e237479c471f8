// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../shared/constants';
import { en } from '../../shared/strings/en';
import { storage } from '../storage';
import { all, eventually, key, one } from '../test-document';
import { collectListeners } from '../test-listeners';
import { startCopy } from './copy';
import { startLongCode } from './long-code';
import { startReaderVariables } from './reader-variables';
import { AROUND, BLOCK, elementSizes, pages } from './test-page';
import { startWrap } from './wrap';

const sizes = elementSizes();
// They listen to the document for good, as on the site.
const removeListeners = collectListeners();
const copy = startCopy(AROUND);
const long = startLongCode();
const wrap = startWrap(AROUND);
const variables = startReaderVariables(AROUND);
afterAll(removeListeners);
const show = pages();

test('copying says that it is done, and brings the label back', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void written.push(text)));
  vi.useFakeTimers();
  show(copy, BLOCK);
  const [button, whole] = all('button') as [HTMLElement, HTMLElement];
  button.click();
  await vi.advanceTimersByTimeAsync(100);
  expect([button.textContent, button.hasAttribute('data-done')]).toEqual([en.article.copied, true]);
  expect(one('#live-region').textContent).toBe(en.article.copied);
  // A second press starts the time anew and remembers the first label.
  await vi.advanceTimersByTimeAsync(1500);
  button.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(button.textContent).toBe(en.article.copied);
  await vi.advanceTimersByTimeAsync(600);
  expect([button.textContent, button.hasAttribute('data-done')]).toEqual(['Copy', false]);
  whole.click();
  expect(written).toEqual(['ls', 'ls', '$ ls\nout']);
});

test('what could not be copied is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  show(copy, BLOCK);
  one('button').click();
  await eventually(() => expect(one('button').textContent).toBe(en.article.notCopied));
  expect(one('button').hasAttribute('data-done')).toBe(false);
});

test('only lines that are wider than their block can be wrapped, in all blocks at once', () => {
  show(wrap, BLOCK + BLOCK);
  const [first, second] = all('.code-block__pre') as [HTMLElement, HTMLElement];
  sizes.set(first, { clientWidth: 100, scrollWidth: 102 });
  sizes.set(second, { clientWidth: 100, scrollWidth: 101 });
  sizes.tell([first, second]);
  sizes.tell([first]);
  const buttons = all('[data-action="wrap"]');
  expect(
    buttons.map((button) => [button.getAttribute('aria-pressed'), button.closest('.code-block')?.contains(first)]),
  ).toEqual([['false', true]]);
  buttons[0]?.click();
  expect(storage.read(STORAGE_KEYS.wrap)).toBe('on');
  expect(document.documentElement.hasAttribute('data-wrap')).toBe(true);
  expect(buttons[0]?.getAttribute('aria-pressed')).toBe('true');
  buttons[0]?.click();
  expect(storage.read(STORAGE_KEYS.wrap)).toBe('off');
  expect(document.documentElement.hasAttribute('data-wrap')).toBe(false);
});

test('names in commands take the plain values of the reader', () => {
  storage.write(STORAGE_KEYS.readerVariables, JSON.stringify({ POD: 'mine', NAMESPACE: 'a;b' }));
  show(
    variables,
    `<div class="code-block"><var class="reader-var" data-var="POD">POD</var> <var class="reader-var" data-var="POD">POD</var>
      <var class="reader-var" data-var="NAMESPACE">NAMESPACE</var></div><var class="reader-var" data-var="POD">POD</var>`,
  );
  const shown = (): unknown[] => all('var').map((name) => [name.textContent, name.classList.contains('is-own')]);
  expect(shown()).toEqual([
    ['mine', true],
    ['mine', true],
    ['default', false],
    ['mine', true],
  ]);
  // One stop in each block for each name.
  expect(all('var').map((name) => name.getAttribute('tabindex'))).toEqual(['0', null, '0', '0']);
  expect(all('var')[0]?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(all('var')[0]?.title).toContain('POD');
  storage.write(STORAGE_KEYS.readerVariables, '{}');
  expect(shown()).toEqual([
    ['web', false],
    ['web', false],
    ['default', false],
    ['web', false],
  ]);
  expect(key(one('var'), 'x').defaultPrevented).toBe(false);
});

describe('the button of the page', () => {
  const PAGE = '<button class="page__copy">Copy page</button><a type="text/markdown" href="/docs/a.md">Markdown</a>';
  const written: Promise<string>[] = [];
  beforeEach(() => {
    written.length = 0;
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly items: Record<string, Promise<Blob>>;
        constructor(items: Record<string, Promise<Blob>>) {
          this.items = items;
        }
      },
    );
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      const { items } = item as unknown as { items: Record<string, Promise<Blob>> };
      const blob = (await items['text/plain']) as Blob;
      written.push(blob.text().then((text) => `${blob.type}: ${text}`));
    });
  });
  const ownFetch = globalThis.fetch;
  afterEach(() => void vi.stubGlobal('fetch', ownFetch));

  test('copies its Markdown as text', async () => {
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(`# ${new URL(url).pathname}`)));
    show(copy, PAGE);
    one('button').click();
    await eventually(() => expect(one('button').textContent).toBe(en.article.copied));
    expect(await Promise.all(written)).toEqual(['text/plain: # /docs/a.md']);
  });

  test('says so where that cannot be had', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    show(copy, PAGE);
    one('button').click();
    await eventually(() => expect(one('button').textContent).toBe(en.article.notCopied));
    expect(written).toEqual([]);
  });
});

describe('a long block', () => {
  const LONG = BLOCK.replace('</pre>', '</pre><button class="code-block__more">Show all 30 lines</button>');

  test('shows all lines when its button is pressed, and the keyboard goes on in them', () => {
    show(long, LONG + LONG);
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    one('.code-block__more').click();
    expect(all('.code-block').map((block) => block.querySelector('.code-block__more') === null)).toEqual([true, false]);
    expect(document.activeElement).toBe(all('.code-block')[0]);
    all('pre')[0]?.dispatchEvent(new Event('scroll'));
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('shows all lines when something scrolls to a hidden one, which stays where it is in the window', () => {
    show(long, LONG);
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    one('pre').dispatchEvent(new Event('scroll'));
    expect(all('.code-block__more')).toHaveLength(1);
    one('pre').scrollTop = 120;
    one('pre').dispatchEvent(new Event('scroll'));
    expect(all('.code-block__more')).toEqual([]);
    expect(scrolled).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
    // Other things that scroll are nothing to it.
    document.dispatchEvent(new Event('scroll'));
  });
});
