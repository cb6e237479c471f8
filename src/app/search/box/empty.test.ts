// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { fill } from '../../../shared/strings/format';
import type { SearchState } from '../messages';
import { emptyPart } from './empty';
import { READY } from './test-dialog';
import type { BoxPart, BoxView } from './view';

const words = en.search;
const ITEMS = [
  { type: 'link', label: 'Blog', to: '/blog' },
  { type: 'link', label: 'Elsewhere', to: 'https://example.org/' },
  { type: 'doc', label: 'Docs' },
  { type: 'repository', href: 'https://example.org/code/' },
];
const site = (items: unknown[] = ITEMS): SiteData =>
  ({ base: '/tool/', strings: en, navbar: { items } }) as unknown as SiteData;
const view = (more: Partial<BoxView> = {}): BoxView =>
  ({
    query: '',
    state: READY,
    answered: null,
    isFresh: true,
    entries: [],
    recent: [],
    searched: { version: null },
    ...more,
  }) as unknown as BoxView;
const answer = (suggestion: string | null, nearest: string[] = []): Partial<BoxView> =>
  ({ answered: { answer: { suggestion, nearest } } }) as unknown as Partial<BoxView>;

let done: string[];
let part: BoxPart;
function start(of = site()): void {
  done = [];
  part = emptyPart(of, {
    onQuery: (query) => done.push(`query ${query}`),
    onClear: () => done.push('clear'),
    onGo: (href) => done.push(`go ${new URL(href, 'https://x.org').pathname}`),
  });
  document.body.replaceChildren(part.element);
}
beforeEach(() => start());
/** What is shown, an item a line, sections by their names. */
function shown(): string[] {
  return [...part.element.children].flatMap((child) =>
    child.localName === 'section'
      ? [
          `${child.getAttribute('aria-label')}: ${[...child.querySelectorAll('li')].map((item) => item.textContent).join(', ')}`,
        ]
      : [child.textContent],
  );
}
const press = (label: string): void =>
  [...part.element.querySelectorAll<HTMLElement>('button, a')]
    .find(({ textContent }) => textContent === label)
    ?.click();

const PLACES = `${words.places}: Blog`;

test.each<[string, Partial<BoxView>, string[]]>([
  ['a hint, proposals and places', {}, [words.hint, `${words.suggested}: slow disk`, PLACES]],
  [
    'what was searched before',
    { recent: ['one', 'two'] },
    [words.hint, `${words.recent}: one, two`, `${words.suggested}: slow disk`, PLACES],
  ],
  ['no proposals before they are known', { state: { type: 'loading' } }, [words.hint, PLACES]],
  ['the same for spaces', { query: '  ' }, [words.hint, `${words.suggested}: slow disk`, PLACES]],
  [
    'where to ask when nothing is found, and nothing of before',
    { query: ' xyz ', recent: ['one'] },
    [fill(words.nothing, { query: 'xyz' }), PLACES, words.ask],
  ],
  [
    'what may have been meant',
    { query: 'xyz', ...answer('dns') },
    [fill(words.nothing, { query: 'xyz' }), `${words.didYouMean} dns`, PLACES, words.ask],
  ],
  [
    'words that come near',
    { query: 'xyz', ...answer(null, ['a', 'b']) },
    [fill(words.nothing, { query: 'xyz' }), `${words.nearest}: a, b`, PLACES, words.ask],
  ],
])('without results there is %s', (_, more, expected) => {
  part.show(view(more));
  expect([part.element.hidden, shown()]).toEqual([false, expected]);
});

const FAILED: SearchState = { type: 'failed', reason: 'network', message: 'No.' };
test.each<[string, Partial<BoxView>, boolean]>([
  ['there is no index', { state: FAILED }, true],
  ['the rest has failed', { state: { ...READY, rest: FAILED } as SearchState }, true],
  ['an answer is on its way', { query: 'x', isFresh: false }, true],
  ['there are results', { query: 'x', entries: [{}] as unknown as BoxView['entries'] }, true],
  ['there are none', { query: 'x' }, false],
  ['nothing is asked yet', { isFresh: false }, false],
])('when %s it is hidden: %s', (_, more, hidden) => {
  part.show(view(more));
  expect(part.element.hidden).toBe(hidden);
});

test('what is pressed is searched, cleared or opened', () => {
  part.show(view({ recent: ['one'], searched: { version: { label: 'v2', path: '/docs/v2' } } as BoxView['searched'] }));
  for (const label of ['one', 'slow disk', words.clear, fill(words.docsOf, { version: 'v2' }), 'Blog']) press(label);
  expect(done).toEqual(['query one', 'query slow disk', 'clear', 'go /tool/docs/v2', 'go /tool/blog']);
  const link = part.element.querySelector('a');
  const click = (ctrlKey: boolean): boolean =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey })) ?? false;
  // The browser opens another tab itself; otherwise the router goes there, and not the browser as well.
  expect([click(true), done.length]).toEqual([true, 5]);
  expect([click(false), done.length]).toEqual([false, 6]);
});

test('what stays the same stays in its place, with the focus in it', () => {
  part.show(view({ recent: ['one'] }));
  const before = part.element.querySelector('button');
  part.show(view({ recent: ['one'], active: 3 }));
  expect(part.element.querySelector('button')).toBe(before);
  part.show(view({ recent: ['two'] }));
  expect(part.element.querySelector('button')).not.toBe(before);
});

test('people are asked where the code is; a site without such a place sends nowhere', () => {
  part.show(view({ query: 'x' }));
  expect([...part.element.querySelectorAll('a')].at(-1)?.getAttribute('href')).toBe('https://example.org/code/issues');
  start(site([]));
  part.show(view({ query: 'x' }));
  expect(shown()).toEqual([fill(words.nothing, { query: 'x' })]);
});
