// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsFile } from '../../../shared/commands/model';
import { MODEL } from '../../../shared/commands/test-model';
import type { DocsLocation } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { RouterProvider } from '../../context/RouterContext';
import { SiteProvider } from '../../context/SiteContext';
import { createStore } from '../../router/store';
import type { Router } from '../../router/router';
import Upgrade from '.';

const version = (name: string) => ({ name, label: name, release: name, path: `/docs/${name}` });
const site = {
  base: '/',
  prefix: '',
  strings: en,
  docsSets: [{ id: 'default', versions: [version('v2'), version('v1')] }],
} as unknown as SiteData;
const docs: DocsLocation = { set: 'default', version: 'v2', page: '', absentIn: [] };

let isDown: boolean;
let router: Router;
beforeEach(() => {
  isDown = false;
  document.documentElement.lang = 'en';
  const views = { gadgets: MODEL.gadgets.flatMap(({ view }) => view ?? []) };
  const older = { gadgets: views.gadgets.filter(({ name }) => name !== 'trace_open') };
  vi.stubGlobal('fetch', (url: string) => {
    if (isDown) return Promise.reject(new Error('no network'));
    if (url.includes('gadgets.json')) return Promise.resolve(Response.json(url.includes('v1') ? older : views));
    if (url.includes('history'))
      return Promise.resolve(Response.json({ versions: ['v1', 'v2'], pages: {}, values: {} }));
    return Promise.resolve(Response.json(commandsFile(MODEL)));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(asked: string): void {
  history.replaceState(null, '', `/docs/v2?upgrade=${asked}`);
  const url = createStore(new URL(location.href));
  const replace = (href: string): void => {
    history.replaceState(null, '', href);
    url.set(new URL(href));
  };
  router = { url, replace } as unknown as Router;
  render(
    <SiteProvider value={site}>
      <RouterProvider value={router}>
        <Upgrade docs={docs} close={() => undefined} />
      </RouterProvider>
    </SiteProvider>,
  );
}

test('an unknown version explains itself, and another one is chosen', async () => {
  show('v9');
  expect(screen.getByRole('alert').textContent).toBe('There is no version “v9”. Choose one.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'v1');
  const added = await screen.findByRole('heading', { name: 'New' });
  expect(within(added.parentElement as HTMLElement).getByText('trace_open')).not.toBe(null);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'v2');
  expect(screen.getByRole('alert').textContent).toBe('The versions are the same. Choose another one.');
});

test('gadgets are chosen, are in the address, and narrow what is listed', async () => {
  show('v1');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'trace_open', hidden: true }));
  expect(new URL(location.href).searchParams.get('gadgets')).toBe('trace_open');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'trace_open', hidden: true }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([location.search, screen.queryByRole('region')]).toEqual(['', null]);
});

test('what was pasted is kept and read again with another version', async () => {
  show('v2');
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Paste your commands and manifests' });
  await userEvent.type(field, 'sudo ig run trace_open');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'v1');
  await screen.findByRole('heading', { name: 'Nothing breaks in v2.' });
  expect(field.value).toBe('sudo ig run trace_open');
});

test('missing data explains itself and can be asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  isDown = true;
  show('v1');
  expect((await screen.findByRole('alert')).textContent).toBe('The version data could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: en.shell.retry }));
  await screen.findByRole('heading', { name: 'New' });
});
