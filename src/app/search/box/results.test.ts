// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { SearchHit } from '../../../shared/search/model';
import { en } from '../../../shared/strings/en';
import { entriesOf } from './entries';
import { nextFrame } from '../../scheduling';
import { resultsPart } from './results';
import { viewOf, type BoxPart, type BoxView } from './view';

const SEARCHED = { source: { folder: '/_search/', build: 'b', version: 'latest' }, version: null };

const hit = (name: string, more: string[] = []): SearchHit => ({
  path: `/docs/${name}`,
  anchor: null,
  kind: 'guide',
  title: { text: name, marks: [[0, 1]] },
  breadcrumb: ['Docs', 'Guides'],
  place: null,
  passage: { text: `About <${name}>.`, marks: [] },
  more: more.map((text) => ({ kind: 'flag', anchor: text, name: { text, marks: [] } })),
  complete: true,
  score: 1,
});

function view(hits: SearchHit[], active = 0, query = 'q'): BoxView {
  const wish = { query, facet: null, all: false, searched: SEARCHED, active, isWaiting: false };
  const answer = {
    hits,
    total: 30,
    facets: { gadget: 0, row: 0, guide: 30, reference: 0, blog: 0 },
    suggestion: null,
    nearest: [],
  };
  const answered = {
    query: 'q',
    facet: null,
    all: false,
    version: 'latest',
    answer,
    entries: entriesOf(hits, 'q', '/'),
  };
  return viewOf(wish, { state: { type: 'loading' }, answered, recent: [], isWide: false });
}

const named = (count: number, start = 'p'): SearchHit[] =>
  Array.from({ length: count }, (_, at) => hit(`${start}${at}`));
const optionsOf = ({ element }: BoxPart): HTMLAnchorElement[] => [...element.querySelectorAll('a')];

let part: BoxPart;
let chosen: string[];
beforeEach(() => {
  chosen = [];
  part = resultsPart({ onChoose: (href) => chosen.push(new URL(href).pathname), onAll: () => undefined });
  document.body.replaceChildren(part.element);
});

test('the first results are there at once, the others after these are painted', async () => {
  part.show(view(named(12)));
  expect(optionsOf(part)).toHaveLength(6);
  await nextFrame();
  expect(optionsOf(part).map((link) => link.id)).toEqual(Array.from({ length: 12 }, (_, at) => `search-option-${at}`));
});

test('an active result is there whatever its place', () => {
  const [before, after] = [view(named(12)), view(named(12), 11)];
  part.show(before);
  part.show({ ...after, entries: before.entries });
  expect(
    optionsOf(part)
      .map((link) => link.ariaSelected)
      .lastIndexOf('true'),
  ).toBe(11);
});

test('links stay from one answer to the next and show what that one says', async () => {
  part.show(view(named(12)));
  await nextFrame();
  const [first] = optionsOf(part);
  part.show(view([hit('other', ['--flag'])]));
  await nextFrame();
  expect(optionsOf(part)).toHaveLength(2);
  expect(optionsOf(part)[0]).toBe(first);
  expect(optionsOf(part).map((link) => link.getAttribute('href'))).toEqual([
    '/docs/other?q=q',
    '/docs/other?q=q#--flag',
  ]);
  expect(first?.innerHTML).toBe(
    '<span class="search__title"><bdi><mark>o</mark>ther</bdi></span>' +
      '<span class="search__path">Docs › Guides</span>' +
      '<span class="search__passage"><bdi>About &lt;other&gt;.</bdi></span>',
  );
  expect(optionsOf(part)[1]?.innerHTML).toBe('<code>--flag</code>');
});

test('an answer that came too late for its rest does not add it to the next one', async () => {
  part.show(view(named(12)));
  part.show(view(named(3, 'next')));
  await nextFrame();
  expect(optionsOf(part).map((link) => link.pathname)).toEqual(['/docs/next0', '/docs/next1', '/docs/next2']);
});

test('the answer to another query is marked as such, and an empty query has none', () => {
  part.show(view(named(2), 0, 'something else'));
  expect([part.element.ariaBusy, part.element.hidden]).toEqual(['true', false]);
  part.show(view(named(2)));
  expect(part.element.ariaBusy).toBe('false');
  part.show(view(named(2), 0, ' '));
  expect(part.element.hidden).toBe(true);
});

test('a plain click chooses, one for a new tab does not', () => {
  part.show(view(named(2)));
  const [, second] = optionsOf(part);
  second?.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  second?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(chosen).toEqual(['/docs/p1']);
});

test('the list has a name, and an id by which the field says what it controls', () => {
  const list = part.element.querySelector('#search-results');
  expect([list?.role, list?.getAttribute('aria-label'), list?.className]).toEqual([
    'listbox',
    en.search.results,
    'search__results',
  ]);
});
