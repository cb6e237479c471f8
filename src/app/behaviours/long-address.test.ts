import { afterEach, beforeEach, expect, test } from 'vitest';
import { en } from '../../shared/strings/en';
import type { View } from '../router/view';
import type { BehaviourContext } from './behaviour';
import { startLongAddress } from './on-demand';

const AROUND = { site: { strings: en } } as unknown as BehaviourContext;

beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  HTMLElement.prototype.showPopover ??= () => undefined;
});
afterEach(() => history.replaceState(null, '', '/'));

const notice = (): HTMLElement | null => document.querySelector('.notice');

function show(query: string): (() => void) | void {
  history.replaceState(null, '', `/page?${query}`);
  return startLongAddress(AROUND).onPage?.(document.body, {} as View);
}

test.each(['env', 'q', 'compare', 'upgrade', 'gadgets', 'words'])('says that ?%s= is too long', (name) => {
  show(`a=b&${name}=${'a'.repeat(4097)}`);
  expect(notice()?.textContent).toContain('longer than 4 kB');
});

test('counts the bytes of a text', () => {
  show(`q=${encodeURIComponent('ä'.repeat(2049))}`);
  expect(notice()).not.toBe(null);
});

test.each([
  ['of 4 kB', `q=${'a'.repeat(4096)}`],
  ['that only the address makes long', `q=${encodeURIComponent('ä'.repeat(2048))}`],
  ['whose dialog says it', `build=${'a'.repeat(4097)}&explain=${'a'.repeat(4097)}`],
])('says nothing about a value %s', (_, query) => {
  show(query);
  expect(notice()).toBe(null);
});

test('ends with the page, and when the reader closes it', () => {
  const end = show(`q=${'a'.repeat(5000)}`);
  end?.();
  expect(notice()).toBe(null);
  show(`q=${'a'.repeat(5000)}`);
  notice()?.querySelector('button')?.click();
  expect(notice()).toBe(null);
});
