// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import type { AskedOptions } from '../behaviours/behaviour';
import { openComparison } from './index';
import { eventually } from '../test-document';

const versions = ['v3', 'latest', 'v2', 'v1'].map((name) => ({
  name,
  label: name,
  release: name === 'latest' ? 'v3' : name,
  path: `/docs/${name}`,
  isLast: name === 'latest',
}));
const SITE = { base: '/', prefix: '', strings: en, docsSets: [{ id: 'default', versions }] } as unknown as SiteData;
const TEXTS: Record<string, string> = {
  v3: '<p>One two three.</p><details><summary>More</summary><p>Deep new words.</p></details><p>Install v3.</p>',
  v2: '<p>One five three.</p><details><summary>More</summary><p>Deep old words.</p></details><p>Install v2.</p>',
};
TEXTS['latest'] = TEXTS['v3'] ?? '';

let fails: boolean;
let replaced: string[];
let end: () => void;
beforeEach(() => {
  [fails, replaced] = [false, []];
  history.replaceState(null, '', '/docs/v3/a?compare=v2');
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<main><div class="prose"><p id="own">Own.</p></div></main>';
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: string) => {
    if (fails) return Promise.resolve(new Response('', { status: 500 }));
    if (url.includes('history')) return Promise.resolve(Response.json({ values: { v3: ['v3.'], v2: ['v2.'] } }));
    const name = /docs\/(\w+)/.exec(url)?.[1] ?? '';
    return Promise.resolve(Response.json({ kind: 'html', html: `<div class="prose">${TEXTS[name]}</div>` }));
  });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(asked: string, absentIn: string[] = []): void {
  const view = { page: { build: 'b', docs: { set: 'default', version: 'v3', page: 'a', absentIn } } };
  const router = { replace: (href: string) => replaced.push(new URL(href).search) };
  const main = document.querySelector('main') as HTMLElement;
  end = openComparison({ site: SITE, view, main, router, asked } as unknown as AskedOptions);
}
const said = (): string => document.querySelector('.compare__text')?.textContent ?? '';
const press = (name: string): void => document.querySelector<HTMLElement>(`.compare__${name}`)?.click();

test('both texts are shown together, with a way from change to change', async () => {
  open('v2');
  await eventually(() => expect(said()).toBe('2 changes from v2 to v3'));
  const marks = [...document.querySelectorAll('ins, del')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Removed: five', 'Added: two', 'Removed: old', 'Added: new']);
  expect(document.querySelector('details')?.open).toBe(true);
  press('next');
  expect([said(), document.activeElement?.textContent]).toEqual(['Change 1 of 2', 'Removed: five']);
  press('next');
  press('next');
  expect(said()).toBe('Change 1 of 2');
  press('previous');
  expect(said()).toBe('Change 2 of 2');
  end();
  expect(document.querySelector('main')?.innerHTML).toBe('<div class="prose"><p id="own">Own.</p></div>');
});

test('going back first leads to the last change', async () => {
  open('v2');
  await eventually(() => expect(said()).toMatch(/^2 changes/));
  press('previous');
  expect(said()).toBe('Change 2 of 2');
});

test.each([
  ['v9', [], 'There is no version “v9”. Choose one.'],
  ['latest', [], 'v3 is the version you are reading. Choose another one.'],
  ['v1', ['v1'], 'v1 does not have this page. Choose another version.'],
])('with %s there is nothing to compare', (asked, absentIn, sentence) => {
  open(asked, absentIn);
  expect(said()).toBe(sentence);
  expect(document.querySelector('#own')).not.toBe(null);
});

test('other releases can be chosen, and the comparison ended', () => {
  open('v9');
  const select = document.querySelector('select') as HTMLSelectElement;
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'v2', 'v1']);
  expect(select.value).toBe('');
  select.value = 'v1';
  select.dispatchEvent(new Event('change'));
  press('end');
  expect(replaced).toEqual(['?compare=v1', '']);
});

test('a failed load is told, and another try works', async () => {
  fails = true;
  open('v2');
  await eventually(() => expect(said()).toBe(en.compare.failed));
  fails = false;
  document.querySelector<HTMLElement>('.compare__walk button')?.click();
  await eventually(() => expect(said()).toBe('2 changes from v2 to v3'));
});
