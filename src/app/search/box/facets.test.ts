// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Facet } from '../../../shared/search/model';
import { en } from '../../../shared/strings/en';
import { fill } from '../../../shared/strings/format';
import { facetsPart } from './facets';
import type { BoxPart, BoxView } from './view';

const words = en.search;
let chosen: (Facet | null)[];
let part: BoxPart;
beforeEach(() => {
  chosen = [];
  part = facetsPart((facet) => chosen.push(facet));
  document.body.replaceChildren(part.element);
});
const show = (facet: Facet | null, total = 5): void =>
  part.show({
    facet,
    answered: { answer: { total, facets: { gadget: 2, row: 0, guide: 3, reference: 0, blog: 0 } } },
  } as unknown as BoxView);
const chips = (): HTMLButtonElement[] => [...part.element.querySelectorAll('button')].filter(({ hidden }) => !hidden);
const seen = (): [string, string | null][] => chips().map((chip) => [chip.textContent, chip.ariaPressed]);

test('kinds with results are offered, and all of them', () => {
  show(null);
  expect(['role', 'aria-label'].map((name) => part.element.getAttribute(name))).toEqual(['group', words.kinds]);
  expect(seen()).toEqual([
    [fill(words.all, { count: 5 }), 'true'],
    [`${words.gadget} 2`, 'false'],
    [`${words.guide} 3`, 'false'],
  ]);
});

test('flags and fields are the last: their pages are of the kinds before', () => {
  part.show({
    facet: null,
    answered: { answer: { total: 5, facets: { gadget: 2, row: 4, guide: 3, reference: 0, blog: 0 } } },
  } as unknown as BoxView);
  expect(seen().at(-1)?.[0]).toBe(`${words.row} 4`);
});

test('a kind that is chosen stays, also without results', () => {
  show('blog');
  expect(seen()).toEqual([
    [fill(words.all, { count: 5 }), 'false'],
    [`${words.gadget} 2`, 'false'],
    [`${words.guide} 3`, 'false'],
    [`${words.blog} 0`, 'true'],
  ]);
});

test('a press chooses a kind, one on the chosen kind all', () => {
  show('guide');
  for (const chip of chips()) chip.click();
  expect(chosen).toEqual([null, 'gadget', null]);
});

test('without results there is nothing to choose', () => {
  show(null, 0);
  expect(part.element.hidden).toBe(true);
  show(null);
  expect(part.element.hidden).toBe(false);
  part.show({ facet: null, answered: null } as unknown as BoxView);
  expect(part.element.hidden).toBe(true);
});
