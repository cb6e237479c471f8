// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectListeners } from '../test-listeners';
import { collapseDuration, startCollapse } from './collapse';

interface Move {
  height: string[];
  duration: number;
  onfinish: () => void;
  cancelled: boolean;
}
let moves: Move[];
let height = 0;
let reduced = false;
const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight');
const removeListeners = collectListeners();
startCollapse();
afterAll(() => {
  removeListeners();
  if (own) Object.defineProperty(HTMLElement.prototype, 'offsetHeight', own);
});

beforeEach(() => {
  [moves, reduced] = [[], false];
  // The summary is 20 high, what it opens 100.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: Element) {
      if (this.localName === 'summary') return 20;
      return height || (this.hasAttribute('open') ? 120 : 20);
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  Object.assign(HTMLElement.prototype, {
    animate: (frames: { height: string[] }, { duration }: { duration: number }) => {
      const move = { height: frames.height, duration, onfinish: () => undefined, cancelled: false };
      moves.push(move);
      return Object.assign(move, { cancel: () => (move.cancelled = true) });
    },
  });
  document.body.innerHTML = `<main id="main"><details><summary><b>More</b> <a href="#x">x</a></summary>Text</details></main>
    <details id="elsewhere"><summary>Menu</summary></details>`;
});
afterEach(() => {
  height = 0;
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

const details = (): HTMLDetailsElement => document.querySelector('details') as HTMLDetailsElement;
/** No `MouseEvent`: the document of these tests would open the details before anybody hears of it. */
function press(selector = 'b'): boolean {
  const event = new Event('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('details open by their height, and stay open', () => {
  expect(press()).toBe(true);
  expect(moves[0]?.height).toEqual(['20px', '120px']);
  expect([details().open, details().style.overflow]).toEqual([true, 'clip']);
  moves[0]?.onfinish();
  expect([details().open, details().style.overflow]).toEqual([true, '']);
});

test('details close by their height, and are closed at the end', () => {
  details().open = true;
  press();
  expect(moves[0]?.height).toEqual(['120px', '20px']);
  expect(details().open).toBe(true);
  moves[0]?.onfinish();
  expect(details().open).toBe(false);
});

test('a press on the way turns it round where it is', () => {
  press();
  height = 70;
  press();
  expect(moves[0]?.cancelled).toBe(true);
  expect(moves[1]?.height).toEqual(['70px', '20px']);
  moves[1]?.onfinish();
  expect(details().open).toBe(false);
  height = 0;
  press();
  expect(moves[2]?.height).toEqual(['20px', '120px']);
});

test('links of a summary, details elsewhere and presses that were taken are left to others', () => {
  press('a');
  press('#elsewhere summary');
  document.querySelector('b')?.addEventListener('click', (event) => event.preventDefault());
  press();
  expect(moves).toEqual([]);
});

test('it takes longer for more, never as long as waiting, and no time where motion is reduced', () => {
  expect([0, 100, 400, 10_000].map((size) => collapseDuration(size, false))).toEqual([80, 130, 180, 190]);
  expect(collapseDuration(10_000, true)).toBe(1);
  reduced = true;
  press();
  expect(moves[0]?.duration).toBe(collapseDuration(120, true));
});
