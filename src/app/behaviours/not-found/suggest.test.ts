// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import type { View } from '../../router/view';
import { nextTask } from '../../scheduling';
import type { Surroundings } from '../behaviour';
import { startNotFound } from './index';

const version = (name: string): VersionData => ({
  name,
  label: name.toUpperCase(),
  path: `/docs/${name}`,
  status: 'supported',
  isLast: name === 'latest',
  release: name,
});
const PATHS = [
  '/',
  '/docs/latest',
  '/docs/latest/quick-start',
  '/docs/latest/gadgets/trace_dns',
  '/docs/v1',
  '/docs/v1/old',
];
const versions = ['latest', 'v1'].map(version);

async function arrive(
  path: string,
  options: { prefix?: string; status?: number; section?: string } = {},
): Promise<Element> {
  const { prefix = '', status = 200, section = 'not-found' } = options;
  history.replaceState(null, '', `/tool${prefix}${path}`);
  const paths = PATHS.map((one) => prefix + one);
  const sets = [
    {
      id: 'default',
      base: '/docs',
      sidebars: [],
      versions: versions.map((one) => ({ ...one, path: prefix + one.path })),
    },
  ];
  const asked = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve({ paths }) } as Response),
  );
  vi.stubGlobal('fetch', asked);
  document.body.innerHTML = '<main><div data-slot="not-found-suggestions"></div></main>';
  const site = { base: '/tool/', prefix, strings: en, docsSets: sets } as unknown as SiteData;
  startNotFound({ site } as Surroundings).onPage(
    document.body.firstElementChild as HTMLElement,
    { page: { section } } as View,
  );
  await vi.dynamicImportSettled();
  expect(asked).toHaveBeenCalledTimes(section === 'not-found' ? 1 : 0);
  await Promise.all(asked.mock.results.map(({ value }) => value));
  await nextTask();
  return document.querySelector('[data-slot]') as Element;
}
const links = (slot: Element): string[] =>
  [...slot.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('a page that another version has is offered there', async () => {
  const slot = await arrive('/docs/latest/old');
  expect(slot.querySelector('h2')?.textContent).toBe(en['suggestions'].otherVersions);
  expect(slot.querySelector('strong')?.textContent).toBe('LATEST');
  expect(slot.querySelector('p code')?.textContent).toBe('old');
  expect(links(slot)).toEqual([expect.stringContaining(' /tool/docs/v1/old')]);
  expect(links(slot)[0]).toContain('V1');
});

test('for a slip the nearest pages of that version are offered', async () => {
  const slot = await arrive('/docs/latest/gadgets/trace-dns');
  expect(slot.querySelector('h2')?.textContent).toBe(en['suggestions'].nearest);
  expect(links(slot)[0]).toBe('/docs/latest/gadgets/trace_dns /tool/docs/latest/gadgets/trace_dns');
});

test('the language is no part of what addresses have in common', async () => {
  const slot = await arrive('/docs/latest/quik-start', { prefix: '/de' });
  expect(links(slot)[0]).toBe('/de/docs/latest/quick-start /tool/de/docs/latest/quick-start');
});

test('what resembles nothing gets no suggestions', async () => {
  expect((await arrive('/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq')).innerHTML).toBe('');
});

test('a list that does not come changes nothing, and other pages ask for none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await arrive('/docs/latest/old', { status: 500 })).innerHTML).toBe('');
  expect(String(warn.mock.calls[0]?.[1])).toMatch(/The list of routes answered 500\./);
  expect((await arrive('/docs/latest/old', { section: 'docs' })).innerHTML).toBe('');
});
