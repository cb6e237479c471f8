// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commandsFile, type CommandModel } from '../../../shared/commands/model';
import { MODEL } from '../../../shared/commands/test-model';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { hideHint } from '../../behaviours/hint/card';
import { followLoaded } from './follow';

const isCommand = (text: string): boolean => /(?:^|\s)ig +[a-z]/.test(text);
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

/** An answer whose body is there at once. */
const answerOf = (body: unknown): Response => ({ ok: true, json: () => Promise.resolve(body) }) as Response;

let count = 0;
let site: SiteData;
let page: PageMeta;
let ending: AbortController;
let fails: boolean;
/** Where the next point of the window is in the text of the page: an element and an offset of its text. */
let point: { node: Node; offset: number } | null;

// There is no layout: each letter is at the point that is asked for, or none is.
const ownRects = Range.prototype.getClientRects.bind(Range.prototype);
const around = { left: 0, right: 100, top: 0, bottom: 100 };
beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  Range.prototype.getClientRects = () => [around] as unknown as DOMRectList;
  Object.assign(document, {
    caretPositionFromPoint: () => point && { offsetNode: point.node, offset: point.offset },
  });
});
afterAll(() => {
  Range.prototype.getClientRects = ownRects;
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
});

beforeEach(() => {
  // Data of a version is loaded once for each document.
  const name = `words${++count}`;
  site = {
    base: '/',
    strings: en,
    docsSets: [
      { id: 'default', versions: [{ name, label: name, release: name, path: `/docs/${name}`, isLast: true }] },
    ],
  } as unknown as SiteData;
  page = { path: '/', docs: { set: 'default', version: name, page: 'page' } } as unknown as PageMeta;
  ending = new AbortController();
  fails = false;
  point = null;
  history.replaceState(null, '', '/');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string) => {
    if (fails) return Promise.resolve(new Response('', { status: 503 }));
    const model: CommandModel = { ...MODEL, version: name };
    const gadgets = MODEL.gadgets.flatMap(({ view }) =>
      view
        ? {
            ...view,
            dataSources: view.dataSources.map((source) => ({
              ...source,
              fields: source.fields.map((field) =>
                field.name === 'error'
                  ? { ...field, unit: 'code', allowed: ['ENOENT', 'EPERM'] }
                  : { ...field, ...(field.name === 'error_raw' && { values: { ENOENT: 2 } }) },
              ),
            })),
          }
        : [],
    );
    return Promise.resolve(answerOf(url.includes('gadgets.json') ? { gadgets } : commandsFile(model)));
  });
});
afterEach(() => {
  hideHint();
  ending.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const TERMINAL = [
  '<div class="code-block" data-kind="terminal" data-lang="console"><pre><code>',
  '<span class="line"><span class="prompt">$ </span>ig run trace_open --failed</span>\n',
  '<span class="line">FNAME  ERROR</span>\n',
  '<span class="line">/a     ENOENT</span>',
  '</code></pre></div>',
].join('');

function begin(html: string, first: Event, selector = 'code'): HTMLElement {
  document.body.innerHTML = `<main id="main">${html}</main><div id="live-region" aria-live="polite"></div>`;
  const main = document.body.firstElementChild as HTMLElement;
  main.addEventListener(
    first.type,
    (event) => followLoaded({ main, site, page, isCommand, signal: ending.signal }, event),
    { once: true },
  );
  main.querySelector<HTMLElement>(selector)?.dispatchEvent(first);
  return main;
}
const card = (): string[] | null => {
  const hint = document.getElementById('hint');
  return hint && [...hint.children].map((part) => part.textContent);
};
const title = (): string | undefined => card()?.[0];
const click = (detail = 1): MouseEvent => new MouseEvent('click', { bubbles: true, cancelable: true, detail });
const key = (name: string): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
/** Puts the point of the window on a word of an element. */
function pointAt(code: Element, word: string, inside = 0): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const offset = (node.nodeValue ?? '').indexOf(word);
    if (offset >= 0) point = { node, offset: offset + inside };
  }
}
const heard = (): string => document.getElementById('live-region')?.textContent ?? '';
const code = (): HTMLElement => document.querySelector('code') as HTMLElement;
const inText = '<p>Run <code role="button" tabindex="0">sudo ig run trace_open</code> now.</p>';

test('Enter on a command shows what its first word means, and arrows go on from there', async () => {
  begin(inText, key('Enter'));
  await eventually(() => expect(title()).toBe('around the command'));
  expect(card()?.at(-1)).toBe(en.workbench.arrows);
  await eventually(() => expect(heard()).toMatch(/^sudo\. around the command\. /));
  const next = key('ArrowRight');
  code().dispatchEvent(next);
  expect(next.defaultPrevented).toBe(true);
  await eventually(() => expect(title()).toBe('tool'));
  expect(card()).not.toContain(en.workbench.arrows);
  code().dispatchEvent(key('ArrowRight'));
  await eventually(() => expect(title()).toBe('command'));
  code().dispatchEvent(key('ArrowRight'));
  await eventually(() => expect(title()).toBe('gadget trace_open'));
  expect(document.querySelector('#hint a')?.getAttribute('href')).toBe(`/docs/words${count}/gadgets/trace_open`);
  code().dispatchEvent(key('ArrowLeft'));
  await eventually(() => expect(title()).toBe('command'));
});

test('behind the last word comes the next command of the paragraph, and in front of the first the one before', async () => {
  const two =
    '<p><code role="button" tabindex="0">ig run</code>, <code role="button" tabindex="-1">ig image pull</code></p>';
  const main = begin(two, key('Enter'));
  const [first, second] = [...main.querySelectorAll('code')] as [HTMLElement, HTMLElement];
  await eventually(() => expect(title()).toBe('tool'));
  first.dispatchEvent(key('ArrowRight'));
  await eventually(() => expect(title()).toBe('command'));
  first.dispatchEvent(key('ArrowRight'));
  await eventually(() => expect(document.activeElement).toBe(second));
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  second.dispatchEvent(key('Enter'));
  await eventually(() => expect(card()).not.toBe(null));
  second.dispatchEvent(key('ArrowLeft'));
  await eventually(() => expect(document.activeElement).toBe(first));
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
});

test('what only begins like a command is no stop any more', async () => {
  begin('<p><code role="button" tabindex="0">ig is missing</code></p>', key('Enter'));
  await eventually(() => expect(code().hasAttribute('role')).toBe(false));
  expect(code().hasAttribute('tabindex')).toBe(false);
  expect(card()).toBe(null);
});

test('a tap shows the word below it, and beside all words hides the card', async () => {
  begin(TERMINAL, click());
  pointAt(code(), 'trace_open', 2);
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('gadget trace_open'));
  pointAt(code(), 'FNAME');
  code().dispatchEvent(click());
  expect(title()).toBe('fname');
  point = null;
  code().dispatchEvent(click());
  expect(card()).toBe(null);
});

test('a value says what it means, and its button filters the command above by it', async () => {
  begin(TERMINAL, click());
  pointAt(code(), 'ENOENT');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('error'));
  const [, details, meaning, value, actions] = card() ?? [];
  expect([details, meaning, value]).toEqual(['string · code', 'error.', 'ENOENT is 2 in error_raw.']);
  expect(actions).toBe(`${en.workbench.filterBy}${en.workbench.reference}`);
  expect(document.querySelector('#hint a')?.getAttribute('href')).toMatch(/\/gadgets\/trace_open#.*error/);
  document.querySelector<HTMLElement>('#hint button')?.click();
  expect(card()).toBe(null);
  expect(document.querySelector('.line')?.textContent).toBe(`$ ig run trace_open --failed --filter 'error==ENOENT'`);
  await eventually(() => expect(heard()).toContain('error==ENOENT'));
  // The text is another one now, and its words are read again.
  pointAt(code(), '--filter');
  code().dispatchEvent(click());
  expect(title()).toBe('flag --filter (-F)');
});

test('a name says its values, and has nothing to filter by', async () => {
  begin(TERMINAL, click());
  pointAt(code(), 'ERROR');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('error'));
  expect(card()?.slice(1)).toEqual(['string · code', 'error.', 'ENOENT, EPERM', en.workbench.reference]);
});

test('a pointer that rests shows the card, one that passes by or selects does not', async () => {
  begin(TERMINAL, click());
  pointAt(code(), 'run');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('command'));
  hideHint();
  pointAt(code(), '--failed');
  const move = (more: PointerEventInit = {}): boolean =>
    code().dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', buttons: 0, ...more }));
  vi.useFakeTimers();
  move();
  vi.advanceTimersByTime(100);
  move();
  vi.advanceTimersByTime(149);
  expect(card()).toBe(null);
  vi.advanceTimersByTime(1);
  expect(title()).toBe('flag --failed');
  code().dispatchEvent(new PointerEvent('pointerleave'));
  vi.advanceTimersByTime(1000);
  expect(card()).toBe(null);
  for (const more of [{ buttons: 1 }, { pointerType: 'touch' }]) {
    move(more);
    vi.advanceTimersByTime(1000);
    expect(card()).toBe(null);
  }
  move();
  code().dispatchEvent(new PointerEvent('pointerleave'));
  vi.advanceTimersByTime(1000);
  expect(card()).toBe(null);
});

test('data that does not come is told to who asked, and asked for again', async () => {
  fails = true;
  begin(inText, key('Enter'));
  await eventually(() => expect(document.body.textContent).toContain(en.shell.notLoaded));
  fails = false;
  code().dispatchEvent(key('Enter'));
  await eventually(() => expect(title()).toBe('around the command'));
});

test('what comes when the page has gone is not shown', async () => {
  begin(inText, key('Enter'));
  ending.abort();
  await vi.dynamicImportSettled();
  expect(card()).toBe(null);
});

test('who rested on a word when the page went asks for nothing any more', async () => {
  begin(TERMINAL, click());
  pointAt(code(), 'run');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('command'));
  const second = document.createElement('code');
  second.textContent = 'ig list';
  document.querySelector('main')?.append(second);
  const asked = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers();
  second.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  expect(vi.getTimerCount()).toBe(1);
  ending.abort();
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).not.toHaveBeenCalled();
});
