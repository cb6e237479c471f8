import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../test-document';
import type { Surroundings } from './behaviour';
import { startSidebarRest } from './on-demand';

const category = (label: string, items: string, attributes = ''): string =>
  `<li><details class="sidebar__category"${attributes}><summary><span>${label}</span></summary><ul>${items}</ul></details></li>`;
const link = (path: string): string => `<li><a class="sidebar__link" href="${path}">${path}</a></li>`;

const BRANCH = `<ul>${category('A', link('/docs/a1'), ' open')}${category('B', link('/docs/b1'), ' data-rest')}</ul>`;
const WHOLE = `<ul>${category('A', link('/docs/a1') + link('/docs/a2'))}${category('B', link('/docs/b1') + link('/docs/b2'))}</ul>`;

beforeEach(() => {
  const window = new Window({ url: 'https://site.test/docs/a1' });
  for (const name of ['document', 'location', 'Element', 'HTMLElement', 'HTMLDetailsElement', 'HTMLAnchorElement'])
    vi.stubGlobal(name, (window as unknown as Record<string, unknown>)[name]);
  window.document.body.innerHTML = `<nav class="sidebar__nav">${BRANCH}</nav><main></main>`;
});
afterEach(() => vi.unstubAllGlobals());

function start(answer: () => Promise<Response>) {
  const asked = vi.fn<(url: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', asked);
  const page = { sidebar: 'sidebar-docs-v1.html', build: 'b1' };
  const router = { view: { get: () => ({ page }) } };
  startSidebarRest({ site: { base: '/x/' }, router } as unknown as Surroundings);
  return asked;
}

const links = (): (string | null)[] => [...document.querySelectorAll('a')].map((found) => found.getAttribute('href'));
const summaryOf = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll('summary')].find((found) => found.textContent === label);

test('opening a category that holds a part fetches the whole sidebar and keeps the place', async () => {
  const asked = start(async () => new Response(WHOLE));
  summaryOf('B')?.focus();
  summaryOf('B')?.click();
  await eventually(() => expect(links()).toEqual(['/docs/a1', '/docs/a2', '/docs/b1', '/docs/b2']));
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/x/_data/sidebar-docs-v1.html']);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
  expect(document.querySelector('[aria-current]')?.getAttribute('href')).toBe('/docs/a1');
  expect(document.activeElement).toBe(summaryOf('B'));
});

test('a whole category asks for nothing', () => {
  const asked = start(async () => new Response(WHOLE));
  summaryOf('A')?.click();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['no answer', async () => Promise.reject(new TypeError('offline'))],
  ['an error', async () => new Response('', { status: 404 })],
])('with %s the link to the category stays', async (_, answer) => {
  const asked = start(answer);
  summaryOf('B')?.click();
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(links()).toEqual(['/docs/a1', '/docs/b1']);
});
