// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { byId, key } from '../../test-document';
import { make } from '../dom';
import { hideHint, hideHintSoon, showHint } from './card';

const card = (): HTMLElement | null => document.getElementById('hint');
const content = (): Node[] => [make('a', { href: '#a', id: 'first' }, 'A'), make('button', { id: 'last' }, 'B')];

beforeEach(() => {
  vi.useFakeTimers();
  // Test files share one window, which another one may have left scrolled.
  window.scrollTo(0, 0);
  document.body.innerHTML = '<main id="main"><a id="word" href="#x">word</a><a id="other" href="#y">other</a></main>';
  HTMLElement.prototype.showPopover ??= () => undefined;
});
afterEach(() => {
  hideHint();
  vi.useRealTimers();
});

/** Presses a key where the focus is; gives whether its default was prevented. */
const press = (name: string, more: KeyboardEventInit = {}): boolean =>
  key(document.activeElement ?? document.body, name, more).defaultPrevented;

test('the card describes its word, and takes the place of the one before', () => {
  let hidden = 0;
  showHint({ anchor: byId('word'), content: content(), by: 'tap', onHide: () => hidden++ });
  expect(card()?.parentElement?.id).toBe('main');
  expect(byId('word').getAttribute('aria-describedby')).toBe('hint');
  showHint({ anchor: byId('other'), content: [make('p', {}, 'Other')], by: 'tap' });
  expect([hidden, card()?.textContent]).toEqual([1, 'Other']);
  expect(byId('word').hasAttribute('aria-describedby')).toBe(false);
});

test('Escape ends it, and the focus goes back to the word', () => {
  showHint({ anchor: byId('word'), content: content(), by: 'focus' });
  byId('first').focus();
  expect(press('Escape')).toBe(true);
  expect(card()).toBe(null);
  expect(document.activeElement?.id).toBe('word');
  expect(press('Escape')).toBe(false);
});

test('Escape that ends the card ends nothing around it', () => {
  let heard = 0;
  const count = (): void => void (heard += 1);
  document.body.addEventListener('keydown', count);
  showHint({ anchor: byId('word'), content: content(), by: 'focus' });
  byId('word').focus();
  press('Escape');
  expect(heard).toBe(0);
  press('Escape');
  expect(heard).toBe(1);
  document.body.removeEventListener('keydown', count);
});

test('Tab goes through the card as if it stood behind its word', () => {
  byId('word').focus();
  showHint({ anchor: byId('word'), content: content(), by: 'focus' });
  expect(press('Tab', { shiftKey: true })).toBe(false);
  expect(press('Tab')).toBe(true);
  expect(document.activeElement?.id).toBe('first');
  expect(press('Tab', { shiftKey: true })).toBe(true);
  expect(document.activeElement?.id).toBe('word');
  byId('last').focus();
  // The browser goes on from the word.
  expect(press('Tab')).toBe(false);
  expect(document.activeElement?.id).toBe('word');
  expect(card()).toBe(null);
});

test('what the pointer brought goes with it, unless it reaches the card', () => {
  showHint({ anchor: byId('word'), content: content(), by: 'hover' });
  byId('word').dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(200);
  card()?.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(1000);
  expect(card()).not.toBe(null);
  card()?.dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(300);
  expect(card()).toBe(null);
});

test('the pointer at a word whose card is gone neither keeps nor ends the card of another', () => {
  showHint({ anchor: byId('word'), content: content(), by: 'hover' });
  hideHint();
  showHint({ anchor: byId('other'), content: content(), by: 'hover' });
  byId('word').dispatchEvent(new Event('pointerleave'));
  vi.advanceTimersByTime(300);
  expect(card()).not.toBe(null);
  byId('other').dispatchEvent(new Event('pointerleave'));
  byId('word').dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(300);
  expect(card()).toBe(null);
});

test('what was asked for by a press or by the focus stays when the pointer goes', () => {
  showHint({ anchor: byId('word'), content: content(), by: 'tap' });
  hideHintSoon();
  vi.advanceTimersByTime(1000);
  expect(card()).not.toBe(null);
  card()?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(card()).not.toBe(null);
  byId('other').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(card()).toBe(null);
});

test('a card inside of a dialog stands in it', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog id="dialog"><a id="inner" href="#z">z</a></dialog>');
  showHint({ anchor: byId('inner'), content: content(), by: 'tap' });
  expect(card()?.parentElement?.id).toBe('dialog');
});

test.each([
  ['above its word, where there is room', 300, '262px'],
  ['below, where the bar of the site would cover it', 80, '106px'],
])('it stands %s', (_, top, expected) => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 100, height: 32 } as DOMRect);
  vi.spyOn(byId('word'), 'getClientRects').mockReturnValue([
    { left: 390, top, bottom: top + 20 },
  ] as unknown as DOMRectList);
  showHint({ anchor: byId('word'), content: content(), by: 'tap' });
  expect(card()?.style.getPropertyValue('--hint-top')).toBe(expected);
  expect(card()?.style.getPropertyValue('--hint-left')).toBe('292px');
  vi.restoreAllMocks();
});
