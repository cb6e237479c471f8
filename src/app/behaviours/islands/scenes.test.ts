// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { all, key, one } from '../../test-document';
import { startScenes } from './scenes';
import { root } from './test-islands';

let end: (() => void) | void;
afterEach(() => {
  end?.();
  end = undefined;
  vi.restoreAllMocks();
});

const SCENES = `<div role="tablist">${['a', 'b', 'c'].map((name, at) => `<button role="tab" aria-selected="${at === 0}">${name}</button>`).join('')}</div>
  ${['a', 'b', 'c'].map((name) => `<div role="tabpanel">${name}</div>`).join('')}
  <button class="scenes__pause" data-play="Play" data-pause="Pause"></button>`;
const scene = (): (string | undefined)[] => [
  all('[aria-selected="true"]')[0]?.textContent,
  all('[data-active]')[0]?.textContent,
];
const over = (name = 'scene-progress'): boolean =>
  one('body > div').dispatchEvent(Object.assign(new Event('animationend'), { animationName: name }));

test('scenes are shown once in turn, and held by the button', () => {
  const element = root(SCENES);
  end = startScenes(element);
  const pause = one('.scenes__pause');
  expect([element.hasAttribute('data-playing'), pause.textContent]).toEqual([true, 'Pause']);
  over('other');
  expect(scene()[0]).toBe('a');
  over();
  expect(scene()).toEqual(['b', 'b']);
  expect(all('[role="tab"]').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  pause.click();
  expect([element.hasAttribute('data-paused'), pause.textContent]).toEqual([true, 'Play']);
  pause.click();
  expect([element.hasAttribute('data-paused'), pause.textContent]).toEqual([false, 'Pause']);
  over();
  over();
  expect(scene()).toEqual(['a', 'a']);
  expect([element.hasAttribute('data-playing'), pause.textContent]).toEqual([false, 'Play']);
});

test('a scene that is chosen stays', () => {
  const element = root(SCENES);
  end = startScenes(element);
  all('[role="tab"]')[2]?.click();
  expect(scene()).toEqual(['c', 'c']);
  expect(element.hasAttribute('data-playing')).toBe(false);
  expect(key(all('[role="tab"]')[2], 'ArrowRight').defaultPrevented).toBe(true);
  expect(scene()[0]).toBe('a');
  key(all('[role="tab"]')[0], 'ArrowLeft');
  expect(scene()[0]).toBe('c');
  expect(document.activeElement?.textContent).toBe('c');
  expect(key(all('[role="tab"]')[2], 'x').defaultPrevented).toBe(false);
});

test('with reduced motion nothing plays by itself', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const element = root(SCENES);
  end = startScenes(element);
  expect(element.hasAttribute('data-playing')).toBe(false);
  expect(one('.scenes__pause').hidden).toBe(true);
});
