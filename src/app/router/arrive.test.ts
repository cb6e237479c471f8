// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { one } from '../test-document';
import { arrive, scrollView } from './arrive';
import type { ScrollDecision } from './scroll';
import type { View } from './view';

const PAGE = `<main id="main"><h1>Title</h1><details id="outer"><details id="inner"><p id="deep">Deep</p></details></details>
  <a id="link" href="#x">Link</a></main>`;

let scrolled: unknown[];
beforeEach(() => {
  scrolled = [];
  document.body.innerHTML = PAGE;
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: unknown) => scrolled.push(options)) as typeof scrollTo);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolled.push([this.id, options]);
  });
});
afterEach(() => vi.restoreAllMocks());

const viewOf = (scroll: ScrollDecision | null): View =>
  ({ page: { heading: 'Title' }, arrival: scroll && { scroll } }) as unknown as View;
const top = (at: number) => ({ top: at, behavior: 'instant' });
const DEEP = ['deep', { behavior: 'instant', block: 'start' }];

test.each<[ScrollDecision, string, unknown[]]>([
  [{ type: 'top' }, 'H1', [top(0)]],
  [{ type: 'restore', top: 70 }, 'H1', [top(70)]],
  [{ type: 'none' }, 'H1', []],
  [{ type: 'hash', id: 'deep' }, 'P', [DEEP]],
  [{ type: 'hash', id: 'absent' }, 'H1', [top(0)]],
])('who arrives with %j has the focus in %s', (scroll, focused, expected) => {
  arrive(viewOf(scroll));
  expect(document.activeElement?.tagName).toBe(focused);
  expect(scrolled).toEqual(expected);
});

test('the view a document came with is left as it is', () => {
  arrive(viewOf(null));
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).toEqual([]);
});

test('a page without a heading has the focus in its text', () => {
  one('h1').remove();
  arrive(viewOf({ type: 'top' }));
  expect(document.activeElement?.id).toBe('main');
});

test('what can have the focus keeps its place in the order of the keyboard', () => {
  arrive(viewOf({ type: 'hash', id: 'link' }));
  expect(document.activeElement?.id).toBe('link');
  expect(one('#link').hasAttribute('tabindex')).toBe(false);
  arrive(viewOf({ type: 'hash', id: 'deep' }));
  expect(one('#deep').tabIndex).toBe(-1);
});

test('what hides the target is open before it gets the focus, since nothing hidden can have it', () => {
  const heard: string[] = [];
  one('#main').addEventListener('beforematch', ({ target }) => heard.push((target as Element).id));
  one('#deep').addEventListener('focus', () => heard.push(`focus: ${one('#outer').hasAttribute('open')}`));
  arrive(viewOf({ type: 'hash', id: 'deep' }));
  expect(heard.slice(0, 2)).toEqual(['deep', 'focus: true']);
  expect(one('#inner').hasAttribute('open')).toBe(true);
});

test('a jump within the page opens what hides its target, and leaves the focus', () => {
  scrollView({ type: 'hash', id: 'deep' });
  expect([one('#inner'), one('#outer')].map((details) => details.hasAttribute('open'))).toEqual([true, true]);
  expect(scrolled).toEqual([DEEP]);
  expect(document.activeElement).toBe(document.body);
});
