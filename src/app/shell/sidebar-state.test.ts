// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hasWholeSidebar, markCurrent, rememberChoices, sameCategory, showCurrent } from './sidebar-state';

const SIDEBAR = `<ul>
<li><a class="sidebar__link" href="/docs/latest/quick-start">Quick start</a></li>
<li><details class="sidebar__category" open><summary>Reference</summary>
  <a class="sidebar__link" href="/docs/latest/reference/run">Run</a></details></li>
<li><details class="sidebar__category"><summary><a class="sidebar__link" href="/docs/latest/gadgets/">Gadgets</a></summary>
  <details class="sidebar__category"><summary>Trace</summary>
    <a class="sidebar__link" href="/docs/latest/gadgets/trace_dns">trace_dns</a></details></details></li></ul>`;

function sidebar(): HTMLElement {
  const nav = document.createElement('nav');
  nav.innerHTML = SIDEBAR;
  document.body.replaceChildren(nav);
  return nav;
}

const openOnes = (nav: HTMLElement): string[] =>
  [...nav.querySelectorAll<HTMLDetailsElement>('details[open] > summary')].map((summary) => summary.textContent);
const current = (nav: HTMLElement): string[] =>
  [...nav.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);

test('marks the page, opens its categories and leaves the others', () => {
  const nav = sidebar();
  markCurrent(nav, '/docs/latest/gadgets/trace_dns/');
  expect(current(nav)).toEqual(['trace_dns']);
  expect(openOnes(nav)).toEqual(['Reference', 'Gadgets', 'Trace']);
  markCurrent(nav, '/docs/latest/gadgets');
  expect(current(nav)).toEqual(['Gadgets']);
});

test('a category stays as the reader left it, in a new copy of the sidebar too', () => {
  const nav = sidebar();
  rememberChoices(nav);
  nav.querySelector<HTMLElement>('summary')?.click();
  expect(openOnes(nav)).toEqual([]);
  const copy = sidebar();
  markCurrent(copy, '/docs/latest/quick-start');
  expect(openOnes(copy)).toEqual([]);
  markCurrent(copy, '/docs/latest/reference/run');
  expect(openOnes(copy)).toEqual(['Reference']);
});

test('a category is found in another form of its sidebar by its labels, not by its place', () => {
  const nav = sidebar();
  const copy = document.createElement('nav');
  copy.innerHTML = `<details class="sidebar__category"><summary>Trace</summary></details>${SIDEBAR}`;
  const trace = nav.querySelectorAll<HTMLDetailsElement>('details')[2];
  expect(trace && sameCategory(copy, trace)).toBe(copy.querySelectorAll('details')[3]);
  expect(trace && sameCategory(document.createElement('nav'), trace)).toBe(undefined);
});

test('a document that links to the rest of its sidebar does not have all of it', () => {
  document.body.innerHTML = '<nav class="sidebar__nav"><details></details></nav>';
  expect(hasWholeSidebar()).toBe(true);
  document.querySelector('details')?.setAttribute('data-rest', '');
  expect(hasWholeSidebar()).toBe(false);
});

test.each([
  ['below what is seen', 900, 930, 700],
  ['under the fade at the lower edge', 310, 340, 110],
  ['above what is seen', 50, 90, -150],
  ['under the headings at the upper edge', 150, 180, -50],
  ['in what is seen', 164, 336, 0],
])('the current link %s is brought to a third of the height', (_, top, bottom, scrolled) => {
  const padding = 'scroll-padding-top: 64px; scroll-padding-bottom: 64px';
  document.body.innerHTML = `<aside style="${padding}"><a aria-current="page">A</a></aside>`;
  const [scroller, link] = [document.querySelector('aside'), document.querySelector('a')] as [HTMLElement, HTMLElement];
  scroller.getBoundingClientRect = () => ({ top: 100, bottom: 400, height: 300 }) as DOMRect;
  link.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  showCurrent(scroller);
  expect(scroller.scrollTop).toBe(scrolled);
  link.getBoundingClientRect = () => ({ top: 0, bottom: 0 }) as DOMRect;
  link.checkVisibility = () => false;
  showCurrent(scroller);
  link.remove();
  showCurrent(scroller);
  expect(scroller.scrollTop).toBe(scrolled);
});
