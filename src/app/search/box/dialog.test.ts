// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { settled } from '../../test-document';
import { openQuery } from '../kept';
import {
  answer,
  answerOf,
  asked,
  become,
  closed,
  endSearch,
  field,
  pressKey,
  loaded,
  open,
  press,
  READY,
  shown,
  SOURCE,
  startSearch,
  texts,
  type,
  url,
  visited,
} from './test-dialog';

beforeEach(startSearch);
afterEach(endSearch);

test('Enter opens what is active, and the search is kept as a recent one', async () => {
  open();
  type(' disk ');
  expect(asked.map(({ query }) => query)).toEqual(['disk']);
  await answer('one', 'two');
  expect(field().ariaExpanded).toBe('true');
  expect(pressKey('ArrowDown').defaultPrevented).toBe(true);
  expect(field().getAttribute('aria-activedescendant')).toBe(shown('[role="option"]')[1]?.id);
  pressKey('Enter');
  expect(visited).toEqual(['/docs/v2/two']);
  expect(closed).toBe(1);
  expect(document.querySelector('dialog')).toBe(null);
  expect(localStorage.getItem('recent-searches') ?? JSON.stringify(Object.values({ ...localStorage }))).toContain(
    'disk',
  );
});

test('Enter before the answer leads to the first result of what was typed', async () => {
  open();
  type('disk');
  await answer('old');
  type('disk slow');
  pressKey('Enter');
  expect(visited).toEqual([]);
  await answer('new', 'second');
  expect(visited).toEqual(['/docs/v2/new']);
});

test('typing on takes the wish to go away', async () => {
  open();
  type('disk');
  pressKey('Enter');
  type('disks');
  await answer('one');
  expect(visited).toEqual([]);
});

test('keys that mean something else are left alone', async () => {
  open();
  type('disk');
  await answer('one', 'two');
  expect(pressKey('ArrowDown', { shiftKey: true }).defaultPrevented).toBe(false);
  expect(pressKey('Enter', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(pressKey('a').defaultPrevented).toBe(false);
  expect(field().getAttribute('aria-activedescendant')).toBe(shown('[role="option"]')[0]?.id);
});

test('all results are shown when it is asked for, and the first ones again of what is typed next', async () => {
  open();
  type('disk');
  asked[0]?.answer({ ...answerOf('one', 'two'), total: 30 });
  await settled();
  press('Show all 30 results');
  expect(document.activeElement).toBe(field());
  type('disk full');
  expect(asked.map(({ options }) => options.maxHits)).toEqual([5, 200, 5]);
  asked[2]?.answer({ ...answerOf('one'), total: 1 });
  await settled();
  expect(shown('.search__all')).toEqual([]);
});

test('an outdated answer is not shown', async () => {
  open();
  type('one');
  const first = asked[0];
  type('two');
  await answer('second');
  first?.answer(answerOf('first'));
  await Promise.resolve();
  expect(shown('[role="option"]').map((one) => one.getAttribute('href'))).toEqual(['/docs/v2/second']);
});

test('kinds narrow the results; the chosen one is given back by a second press', async () => {
  open();
  expect(shown('.search__facets')).toEqual([]);
  type('disk');
  await answer('one');
  expect(texts('.search__facets button')).toEqual(['All 1', 'Gadgets 1', 'Guides 1']);
  press('Guides 1');
  expect(asked.at(-1)?.options.facet).toBe('guide');
  await answer('one');
  const pressed = (): (string | null)[] => shown('.search__facets button').map((one) => one.ariaPressed);
  expect(pressed()).toEqual(['false', 'false', 'true']);
  press('Guides 1');
  expect(asked.at(-1)?.options.facet).toBe(null);
  await answer('one');
  press('Gadgets 1');
  type('');
  type('disk');
  expect(asked.at(-1)?.options.facet).toBe(null);
});

test('what is typed while the index loads is asked when it is there', () => {
  become({ type: 'loading' });
  open();
  expect(loaded).toEqual([SOURCE]);
  expect(field().placeholder).toBe(en.shell.loadingSearch);
  type('disk');
  expect(asked).toEqual([]);
  become(READY);
  expect(asked.map(({ query }) => query)).toEqual(['disk']);
  expect(field().placeholder).toContain('Version v2');
});

test('another version is loaded and asked the same', async () => {
  open();
  type('disk');
  await answer('one');
  const select = document.querySelector('dialog select') as HTMLSelectElement;
  expect([...select.options].map(({ value }) => value)).toEqual(['v2', 'v1']);
  select.value = 'v1';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(loaded.at(-1)).toEqual({ ...SOURCE, version: 'v1' });
  expect(asked.length).toBe(2);
  expect(asked[1]?.query).toBe('disk');
});

test('the query outlives a reload of the page; the box goes with the page', () => {
  open();
  type('disk');
  expect(openQuery.read()).toBe('disk');
  url.set(new URL('http://localhost/other'));
  expect(document.querySelector('dialog')).toBe(null);
  open();
  expect(field().value).toBe('disk');
  shown('.search__header .search__clear')[0]?.click();
  expect(field().value).toBe('');
  expect(openQuery.read()).toBe(null);
});
