// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocsLocation } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import * as texts from '../../compare/compare-texts';
import { RouterProvider } from '../../context/RouterContext';
import { SiteProvider } from '../../context/SiteContext';
import { createStore } from '../../router/store';
import type { Router } from '../../router/router';
import Comparison from '.';

const version = (name: string, release = name) => ({ name, label: name, release });
const site = {
  strings: en,
  docsSets: [{ id: 'default', versions: [version('latest', 'v2'), version('v2'), version('v1'), version('v0')] }],
} as unknown as SiteData;
const docs: DocsLocation = { set: 'default', version: 'latest', page: 'a', absentIn: ['v0'] };

let router: Router;
let text: HTMLElement;
const compareTexts = vi.spyOn(texts, 'compareTexts');
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<div id="text">Own</div>';
  text = document.body.firstElementChild as HTMLElement;
  compareTexts.mockReset().mockImplementation(({ here, other }) => {
    const root = document.createElement('div');
    root.innerHTML = '<ins tabindex="-1">One</ins><ins tabindex="-1">Two</ins>';
    const stops = [...root.querySelectorAll('ins')];
    return Promise.resolve({ here, other, nodes: stops, stops });
  });
});
afterEach(cleanup);

function show(asked: string): void {
  const url = createStore(new URL(`?compare=${asked}`, location.href));
  router = { url, replace: (href: string) => url.set(new URL(href)) } as unknown as Router;
  render(
    <SiteProvider value={site}>
      <RouterProvider value={router}>
        <Comparison {...{ docs, text }} close={() => undefined} />
      </RouterProvider>
    </SiteProvider>,
  );
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const choice = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Version to compare with' });

test('the bar walks through the changes around the ends, and ending brings the text back', async () => {
  show('v1');
  screen.getByText(en.shell.loading);
  await screen.findByText('2 changes from v1 to v2');
  await press('Previous change');
  screen.getByText('Change 2 of 2');
  await press('Next change');
  screen.getByText('Change 1 of 2');
  expect(document.activeElement?.textContent).toBe('One');
  await press('Close');
  expect([text.textContent, screen.queryByRole('region')]).toEqual(['Own', null]);
});

test('another version is chosen, of those with another text', async () => {
  show('v9');
  screen.getByText(/There is no version “v9”/);
  expect([...choice().options].map((option) => option.textContent)).toEqual(['…', 'v1', 'v0']);
  await userEvent.selectOptions(choice(), 'v1');
  await screen.findByText('2 changes from v1 to v2');
  expect(document.activeElement).toBe(choice());
  expect(choice().options).toHaveLength(2);
});

test.each([
  ['v2', 'v2 is the version you are reading. Choose another one.'],
  ['v0', 'v0 does not have this page. Choose another version.'],
  ['a%E2%80%AEb', 'There is no version “”. Choose one.'],
])('for %s there is nothing to compare', (asked, problem) => {
  show(asked);
  screen.getByText(problem);
  expect(compareTexts).not.toHaveBeenCalled();
});

test('a failure can be tried again, and an answer that comes too late changes nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  compareTexts.mockRejectedValueOnce(new Error('no network'));
  show('v1');
  await screen.findByText('The texts could not be loaded.');
  await press(en.shell.retry);
  await screen.findByText('2 changes from v1 to v2');
  let answer: () => void = () => undefined;
  compareTexts.mockImplementationOnce(
    ({ here, other }) => new Promise((resolve) => (answer = () => resolve({ here, other, nodes: [], stops: [] }))),
  );
  act(() => router.url.set(new URL('?compare=v2', location.href)));
  act(() => router.url.set(new URL('?compare=v1', location.href)));
  act(() => router.url.set(new URL('?', location.href)));
  answer();
  await act(() => Promise.resolve());
  expect(text.textContent).toBe('Own');
});
