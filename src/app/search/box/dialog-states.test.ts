// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../../shared/strings/en';
import { eventually, settled } from '../../test-document';
import { searchClient } from '../client';
import { openQuery } from '../kept';
import {
  answer,
  answerOf,
  asked,
  become,
  endSearch,
  field,
  pressKey,
  open,
  press,
  READY,
  shown,
  startSearch,
  texts,
  type,
  visited,
} from './test-dialog';

beforeEach(startSearch);
afterEach(endSearch);

test('before anything is typed there are recent and proposed searches, and places to go', () => {
  openQuery.keep('');
  open();
  expect(texts('.search__queries button')).toEqual(['slow disk']);
  expect(shown('.search__empty a').map((one) => one.getAttribute('href'))).toEqual(['/docs/v2', '/blog']);
  press('slow disk');
  expect(field().value).toBe('slow disk');
  expect(asked.map(({ query }) => query)).toEqual(['slow disk']);
});

test('recent searches are shown without a query, and can be cleared', async () => {
  open();
  type('disk');
  await answer('one');
  pressKey('Enter');
  open();
  press('Clear');
  expect(texts('.search__recent li')).toEqual(['disk']);
  shown('.search__recent .search__clear')[0]?.click();
  expect(texts('.search__recent li')).toEqual([]);
});

test('without results it says so, with what comes near and where to ask', async () => {
  open();
  type('xyz');
  expect(shown('.search__empty')).toEqual([]);
  asked[0]?.answer({ ...answerOf(), suggestion: 'xy', nearest: ['x1', 'x2'] });
  await settled();
  expect(texts('.search__empty > p')[0]).toContain('xyz');
  expect(texts('.search__queries button')).toEqual(['x1', 'x2']);
  expect(shown('.search__empty > p a').map((one) => one.getAttribute('href'))).toEqual([
    'https://example.org/code/issues',
  ]);
  press('xy');
  expect(asked.at(-1)?.query).toBe('xy');
});

test('a failure says why and offers another try; another build offers the reload', () => {
  become({ type: 'failed', reason: 'network', message: 'No network.' });
  const retry = vi.spyOn(searchClient, 'retry').mockImplementation(() => undefined);
  open();
  expect(texts('.search__error p')).toContain('No network.');
  expect(shown('.search__empty')).toEqual([]);
  press(en.shell.retry);
  expect(retry).toHaveBeenCalledTimes(1);
  become({ type: 'failed', reason: 'other-build', message: '' });
  expect(texts('.search__error button')).toEqual([en.search.reload]);
  become(READY);
  expect(shown('.search__error')).toEqual([]);
});

test('a term of the glossary is explained, also in the plural', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const glossary = await import('../../behaviours/glossary');
  const meaning = vi
    .spyOn(glossary, 'meaningOf')
    .mockResolvedValue({ term: 'gadget', text: 'What is run.', href: '/docs/v2/gadget' });
  open();
  type('other');
  type('Gadgets');
  await eventually(() => expect(texts('.search__term p')).toEqual([`gadget What is run. ${en.article.more}`]));
  expect(meaning.mock.calls.map(([word]) => word)).toEqual(['gadgets']);
  (document.querySelector('.search__term a') as HTMLElement).dispatchEvent(
    Object.assign(new Event('click', { bubbles: true, cancelable: true }), { button: 0 }),
  );
  expect(visited[0]).toContain('/docs/v2/gadget');
  open();
  type('gadget');
  await eventually(() => expect(texts('.search__term p').length).toBe(1));
  type('gadget x');
  expect(texts('.search__term p')).toEqual([]);
  vi.unstubAllGlobals();
});
