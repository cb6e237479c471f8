// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { VersionData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { versionBar } from './version-bar';

const version = (name: string, release = name): VersionData =>
  ({ name, label: name, release }) as unknown as VersionData;
const bar = (chosen: string): HTMLElement =>
  versionBar({
    versions: [version('latest', 'v2'), version('v1')],
    chosen,
    choose: () => undefined,
    close: () => undefined,
  }).element;

/** The words of the choice; the one that is chosen has a star. */
const choices = (element: HTMLElement): string[] =>
  [...element.querySelectorAll('option')].map((option) => option.textContent + (option.selected ? '*' : ''));

test('the bar is a region with a name, in which a version is chosen', () => {
  const element = bar('v1');
  expect([element.localName, element.className, element.getAttribute('aria-label')]).toEqual([
    'section',
    'compare',
    en.compare.title,
  ]);
  expect(element.querySelector('select')?.getAttribute('aria-label')).toBe(en.compare.choice);
  expect(choices(element)).toEqual(['latest (v2)', 'v1*']);
});

test('a version that is not known is none of the choice', () =>
  expect(choices(bar('v9'))).toEqual(['…*', 'latest (v2)', 'v1']));
