// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { markCurrent, rememberChoices } from './sidebar-state';

const SIDEBAR = `<ul>
<li><a class="sidebar__link" href="/docs/latest/quick-start">Quick start</a></li>
<li><details class="sidebar__category" open><summary>Reference</summary>
  <a class="sidebar__link" href="/docs/latest/reference/run">Run</a></details></li>
<li><details class="sidebar__category"><summary><a class="sidebar__link" href="/docs/latest/gadgets/">Gadgets</a></summary>
  <details class="sidebar__category"><summary>Trace</summary><a class="sidebar__link" href="/docs/latest/gadgets/trace_dns">trace_dns</a></details></details></li></ul>`;

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
