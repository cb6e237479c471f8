// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hidesAfterScroll, startHideOnScroll } from './hide-on-scroll';
import { collectListeners } from '../test-listeners';

describe('a bar 60 pixels high', () => {
  test.each([
    ['stays while the page begins below it', 0, 60, false],
    ['goes with the first pixel behind it', 0, 61, true],
    ['comes back on the way up', 400, 392, false],
    ['goes on the way down', 400, 408, true],
    ['stays as it is after a small move down', 400, 407, null],
    ['stays as it is after a small move up', 400, 393, null],
  ])('%s', (_, from, to, hides) => expect(hidesAfterScroll(from, to, 60)).toBe(hides));
});

describe('the bar of a page', () => {
  let removeListeners = (): void => undefined;
  beforeEach(() => {
    removeListeners = collectListeners();
  });
  afterEach(() => {
    removeListeners();
    vi.restoreAllMocks();
  });

  function scrollTo(y: number): void {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
  }

  function start(): HTMLElement {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
    document.body.innerHTML = '<header class="navbar"><a href="#main">Main</a></header>';
    startHideOnScroll();
    const bar = document.querySelector<HTMLElement>('.navbar');
    if (!bar) throw new Error('The test has no bar.');
    return bar;
  }

  const isHidden = (bar: HTMLElement): boolean => bar.classList.contains('navbar--hidden');

  test('goes on the way down and comes back on the way up, also by small steps', () => {
    const bar = start();
    scrollTo(300);
    expect(isHidden(bar)).toBe(true);
    for (const y of [296, 292]) scrollTo(y);
    expect(isHidden(bar)).toBe(false);
  });

  test('stays with the focus in it, and comes back when the focus does', () => {
    const bar = start();
    const link = bar.querySelector('a');
    link?.focus();
    scrollTo(300);
    expect(isHidden(bar)).toBe(false);
    link?.blur();
    scrollTo(600);
    expect(isHidden(bar)).toBe(true);
    link?.focus();
    expect(isHidden(bar)).toBe(false);
  });
});
