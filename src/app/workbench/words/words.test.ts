// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../../shared/strings/en';
import { hideHint } from '../../behaviours/hint/card';
import { byId, eventually, key, one } from '../../test-document';
import {
  begin,
  beginWords,
  card,
  click,
  code,
  endWords,
  failLoads,
  IN_TEXT,
  leave,
  pointAt,
  restoreLayout,
  stubLayout,
  TERMINAL,
  title,
  version,
} from './test-words';

beforeAll(stubLayout);
afterAll(restoreLayout);
beforeEach(beginWords);
afterEach(endWords);

const enter = (): KeyboardEvent => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
const heard = (): string => byId('live-region').textContent;

test('Enter on a command shows what its first word means, and arrows go on from there', async () => {
  begin(IN_TEXT, enter());
  await eventually(() => expect(title()).toBe('around the command'));
  expect(card()?.at(-1)).toBe(en.workbench.arrows);
  await eventually(() => expect(heard()).toMatch(/^sudo\. around the command\. /));
  expect(key(code(), 'ArrowRight').defaultPrevented).toBe(true);
  await eventually(() => expect(title()).toBe('tool'));
  expect(card()).not.toContain(en.workbench.arrows);
  key(code(), 'ArrowRight');
  await eventually(() => expect(title()).toBe('command'));
  key(code(), 'ArrowRight');
  await eventually(() => expect(title()).toBe('gadget trace_open'));
  expect(one('#hint a').getAttribute('href')).toBe(`/docs/${version}/gadgets/trace_open`);
  key(code(), 'ArrowLeft');
  await eventually(() => expect(title()).toBe('command'));
});

test('behind the last word comes the next command of the paragraph, and in front of the first the one before', async () => {
  const two =
    '<p><code role="button" tabindex="0">ig run</code>, <code role="button" tabindex="-1">ig image pull</code></p>';
  const main = begin(two, enter());
  const [first, second] = [...main.querySelectorAll('code')] as [HTMLElement, HTMLElement];
  await eventually(() => expect(title()).toBe('tool'));
  key(first, 'ArrowRight');
  await eventually(() => expect(title()).toBe('command'));
  key(first, 'ArrowRight');
  await eventually(() => expect(document.activeElement).toBe(second));
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  key(second, 'Enter');
  await eventually(() => expect(card()).not.toBe(null));
  key(second, 'ArrowLeft');
  await eventually(() => expect(document.activeElement).toBe(first));
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
});

test('what only begins like a command is no stop any more', async () => {
  begin('<p><code role="button" tabindex="0">ig is missing</code></p>', enter());
  await eventually(() => expect(code().hasAttribute('role')).toBe(false));
  expect(code().hasAttribute('tabindex')).toBe(false);
  expect(card()).toBe(null);
});

test('a tap shows the word below it, and beside all words hides the card', async () => {
  begin(TERMINAL, click());
  pointAt('trace_open', 2);
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('gadget trace_open'));
  pointAt('FNAME');
  code().dispatchEvent(click());
  expect(title()).toBe('fname');
  pointAt(null);
  code().dispatchEvent(click());
  expect(card()).toBe(null);
});

test('a value says what it means, and its button filters the command above by it', async () => {
  begin(TERMINAL, click());
  pointAt('ENOENT');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('error'));
  const [, details, meaning, value, actions] = card() ?? [];
  expect([details, meaning, value]).toEqual(['string · code', 'error.', 'ENOENT is 2 in error_raw.']);
  expect(actions).toBe(`${en.workbench.filterBy}${en.workbench.reference}`);
  expect(one('#hint a').getAttribute('href')).toMatch(/\/gadgets\/trace_open#.*error/);
  one('#hint button').click();
  expect(card()).toBe(null);
  expect(one('.line').textContent).toBe(`$ ig run trace_open --failed --filter 'error==ENOENT'`);
  await eventually(() => expect(heard()).toContain('error==ENOENT'));
  // The text is another one now, and its words are read again.
  pointAt('--filter');
  code().dispatchEvent(click());
  expect(title()).toBe('flag --filter (-F)');
});

test('a name says its values, and has nothing to filter by', async () => {
  begin(TERMINAL, click());
  pointAt('ERROR');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('error'));
  expect(card()?.slice(1)).toEqual(['string · code', 'error.', 'ENOENT, EPERM', en.workbench.reference]);
});

test('a pointer that rests shows the card, one that passes by or selects does not', async () => {
  begin(TERMINAL, click());
  pointAt('run');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('command'));
  hideHint();
  pointAt('--failed');
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
  failLoads(true);
  begin(IN_TEXT, enter());
  await eventually(() => expect(document.body.textContent).toContain(en.shell.notLoaded));
  failLoads(false);
  key(code(), 'Enter');
  await eventually(() => expect(title()).toBe('around the command'));
});

test('what comes when the page has gone is not shown', async () => {
  begin(IN_TEXT, enter());
  leave();
  await vi.dynamicImportSettled();
  expect(card()).toBe(null);
});

test('who rested on a word when the page went asks for nothing any more', async () => {
  begin(TERMINAL, click());
  pointAt('run');
  code().dispatchEvent(click());
  await eventually(() => expect(title()).toBe('command'));
  const second = document.createElement('code');
  second.textContent = 'ig list';
  one('main').append(second);
  const asked = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers();
  second.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  expect(vi.getTimerCount()).toBe(1);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  expect(asked).not.toHaveBeenCalled();
});
