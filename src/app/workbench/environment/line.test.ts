// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { storage } from '../../storage';
import { all, key, one, saying } from '../../test-document';
import { toggleEnvironment } from './line';
import { editEnvironment } from './variable-dialog';

const words = en.variables;
const version = (name: string, isLast = false) => ({ name, label: name, path: `/docs/${name}`, isLast });
const SITE = {
  base: '/',
  strings: en,
  tools: ['ig'],
  readerVariables: { NAMESPACE: 'default', POD: 'web' },
  docsSets: [{ id: 'default', versions: [version('v0.46.0', true), version('v0.45.0')] }],
} as unknown as SiteData;
const PAGE = { docs: { set: 'default', version: 'v0.46.0', page: 'a', absentIn: [] } } as unknown as PageMeta;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/docs/a');
  document.body.innerHTML = '<main><p class="env-line"><button id="open">Set</button></p><p>Text</p></main>';
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  vi.useRealTimers();
});

const field = (label: string): HTMLInputElement =>
  all('label').find((entry) => entry.firstElementChild?.textContent === label)?.lastElementChild as HTMLInputElement;
const labels = (): string[] => all('label').map((entry) => entry.firstElementChild?.textContent ?? '');
const button = (label: string): HTMLElement => saying('button', label);
const kept = (): [string | null, string | null] => [
  storage.read(STORAGE_KEYS.readerVariables),
  storage.read(STORAGE_KEYS.environment),
];
function type(label: string, value: string): void {
  field(label).value = value;
  field(label).dispatchEvent(new Event('input', { bubbles: true }));
}
const toggle = (site = SITE): void =>
  toggleEnvironment({ line: one('.env-line'), button: one('#open'), site, page: PAGE });

test('the button opens the fields below the line and closes them', () => {
  toggle();
  expect(one('.env-line').nextElementSibling?.className).toBe('env-fields');
  expect(one('#open').getAttribute('aria-expanded')).toBe('true');
  expect(labels()).toEqual([words.tool, 'NAMESPACE', 'POD', words.selector, words.tag, words.output, words.paste]);
  expect([field('NAMESPACE').value, field(words.tool).value]).toEqual(['default', '']);
  expect(document.activeElement?.localName).toBe('select');
  toggle();
  expect([one('.env-fields'), one('#open').getAttribute('aria-expanded')]).toEqual([null, 'false']);
  expect(document.activeElement?.id).toBe('open');
});

test('what is typed is used after a pause, and only what differs from the examples is kept', () => {
  vi.useFakeTimers();
  toggle();
  type('POD', 'mine');
  vi.advanceTimersByTime(199);
  type('NAMESPACE', 'default');
  vi.advanceTimersByTime(199);
  expect(kept()[0]).toBe(null);
  vi.advanceTimersByTime(1);
  expect(kept()[0]).toBe('{"POD":"mine"}');
  type(words.tool, 'ig');
  type(words.tag, 'v1');
  vi.advanceTimersByTime(200);
  expect(new URLSearchParams(kept()[1] ?? '').get('tool')).toBe('ig');
  expect(kept()[1]).toContain('v1');
});

test.each([
  ['Escape', () => void key(one('.env-fields'), 'Escape')],
  ['the button', () => void one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))],
])('%s uses what is typed at once and closes the fields', (_, end) => {
  toggle();
  type('POD', 'mine');
  key(one('.env-fields'), 'a');
  expect(kept()[0]).toBe(null);
  end();
  expect([kept()[0], one('.env-fields')]).toEqual(['{"POD":"mine"}', null]);
  expect(document.activeElement?.id).toBe('open');
});

test('the examples can be had again', () => {
  storage.write(STORAGE_KEYS.readerVariables, '{"POD":"mine"}');
  toggle();
  expect(field('POD').value).toBe('mine');
  button(words.useDefaults).click();
  expect(kept()[0]).toBe('{}');
  expect(field('POD').value).toBe('web');
});

test('what a version command prints sets the tool and the tag, and leads to the page of that version', () => {
  toggle();
  type(words.paste, 'nothing of the kind');
  expect(one('.variables__found').textContent).toBe(words.noVersion);
  type(words.paste, ' ');
  expect(one('.variables__found').textContent).toBe('');
  type(words.paste, 'v0.45.0');
  expect(field(words.tag).value).toBe('v0.45.0');
  expect(one('.variables__found').textContent).toContain('v0.45.0');
  expect(one('.variables__found a').getAttribute('href')).toBe('/docs/v0.45.0/a');
  // This page is of that version.
  type(words.paste, 'v0.46.0');
  expect(one('.variables__found a')).toBe(null);
});

test('a site without tools asks for names alone', () => {
  toggle({ ...SITE, tools: [] });
  expect(labels()).toEqual(['NAMESPACE', 'POD']);
  expect(button(words.share)).toBe(undefined);
});

test('a name in a command opens a dialog that begins with its field, also one that only this page has', async () => {
  editEnvironment('NODE', SITE, PAGE);
  expect(labels()).toContain('NODE');
  expect(one('dialog h2').textContent).toBe(words.title);
  type('NODE', 'minikube');
  one('dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(kept()[0]).toBe('{"NODE":"minikube"}');
  button(words.useDefaults).click();
  expect([kept()[0], one('dialog')]).toEqual(['{}', null]);
});
