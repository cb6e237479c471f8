// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { fieldPart } from './field';
import { RESULTS_ID } from './results';

const nothing = (): void => undefined;
const field = () =>
  fieldPart({ strings: en } as unknown as SiteData, {
    onQuery: nothing,
    onMove: nothing,
    onEnter: nothing,
    onClose: nothing,
  });

test('the field is told of as one that leads through the list of results', () => {
  const { input, element } = field();
  const said = ['role', 'aria-label', 'aria-autocomplete', 'aria-controls'].map((name) => input.getAttribute(name));
  expect(said).toEqual(['combobox', en.search.field, 'list', RESULTS_ID]);
  expect(element.getAttribute('role')).toBe('search');
});

test('a phone shows the keys of a search, and nothing corrects what is typed', () => {
  const { input } = field();
  const given = ['type', 'inputmode', 'enterkeyhint', 'autocomplete', 'autocapitalize', 'autocorrect', 'spellcheck'];
  expect(given.map((name) => input.getAttribute(name))).toEqual(['text', 'search', 'go', 'off', 'off', 'off', 'false']);
  expect(input.maxLength).toBe(400);
});
