// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { all, eventually, key, one } from '../../test-document';
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

afterEach(() => document.querySelector('dialog')?.close());

test('of its drawings the one that the window shows opens in full, as it is lit', async () => {
  const drawing = (name: string): string => `<svg viewBox="0 0 100 50" aria-label="${name}"><g data-lit="2"></g></svg>`;
  const island = root(`${drawing('narrow')}${drawing('wide')}<ol><li>One</li><li>Two</li></ol>`);
  startSteps(island, surroundings());
  all('.steps__dots button')[1]?.click();
  const [narrow, wide] = island.querySelectorAll('svg');
  Object.assign(narrow as SVGElement, { getClientRects: () => [] });
  Object.assign(wide as SVGElement, { getClientRects: () => [{}] });
  one('.steps__open').click();
  await eventually(() => expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe('wide'));
  expect(document.querySelectorAll('dialog svg .is-lit')).toHaveLength(1);
});
