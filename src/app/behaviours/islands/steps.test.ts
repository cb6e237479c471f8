// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { all, key } from '../../test-document';
import { startSteps } from './steps';
import { root, surroundings } from './test-islands';

test('a picture is stepped through; each step lights its parts and its text', () => {
  startSteps(
    root(
      `<svg><g data-lit="1 2" id="x"></g><g data-lit="2" id="y"></g></svg><ol><li id="s">One</li><li id="t">Two</li></ol>`,
    ),
    surroundings(),
  );
  const lit = (): string[] => all('.is-lit').map((element) => element.id);
  const dots = all('.steps__dots button');
  expect(lit()).toEqual(['x', 's']);
  expect(dots.map((dot) => [dot.textContent, dot.tabIndex])).toEqual([
    ['1', 0],
    ['2', -1],
  ]);
  expect(dots[1]?.getAttribute('aria-label')).toContain('2');
  expect(key(dots[0], 'ArrowRight').defaultPrevented).toBe(true);
  expect(lit()).toEqual(['x', 'y', 't']);
  expect(document.activeElement).toBe(dots[1]);
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'step']);
  expect(key(dots[1], 'ArrowLeft', { altKey: true }).defaultPrevented).toBe(false);
  dots[0]?.click();
  expect(lit()).toEqual(['x', 's']);
});
