// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { fill } from '../../../shared/strings/format';
import { SiteProvider } from '../../context/SiteContext';
import * as store from '../../keep/store';
import { settled } from '../../test-document';
import KeepOffline from '.';

vi.mock('../../keep/store');
const { fetchList, keptVersion, keepVersion, removeVersion } = vi.mocked(store);
const site = { strings: en } as unknown as SiteData;
const NEW = { mark: 'new', bytes: 2_340_000 };
const OLD = { mark: 'old', bytes: 1_500_000 };

beforeEach(() => {
  vi.stubGlobal('caches', {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  document.body.innerHTML = '';
  fetchList.mockReset().mockResolvedValue({ ...NEW, version: 'v1', files: [] });
  keptVersion.mockReset().mockResolvedValue(null);
  keepVersion.mockReset().mockResolvedValue(NEW);
  removeVersion.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function show(): Promise<void> {
  render(
    <SiteProvider value={site}>
      <KeepOffline version="v1" close={() => undefined} />
    </SiteProvider>,
  );
  await act(settled);
}
const text = (words: string, size = '2.3 MB'): string => fill(words, { version: 'v1', size });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const focused = (): string | undefined => document.activeElement?.textContent;

test('a version is offered with its size, kept with its progress shown, and removed again', async () => {
  await show();
  let finish: () => void = () => undefined;
  keepVersion.mockImplementation((_site, _version, onProgress) => {
    onProgress(0.5);
    return new Promise((resolve) => (finish = () => resolve(NEW)));
  });
  await press(text('Save {version} for offline use ({size})'));
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.5);
  await act(async () => finish());
  await screen.findByText(text('{version} is saved for offline use ({size}).'));
  expect(focused()).toBe('Remove');
  await press('Remove');
  await screen.findByRole('button', { name: text('Save {version} for offline use ({size})') });
  expect(focused()).toBe(text('Save {version} for offline use ({size})'));
});

test('without a network what is kept is what there is, and what is not kept is not offered', async () => {
  fetchList.mockRejectedValue(new Error('no network'));
  keptVersion.mockResolvedValue(OLD);
  await show();
  screen.getByText(text('{version} is saved for offline use ({size}).', '1.5 MB'));
  cleanup();
  keptVersion.mockResolvedValue(null);
  await show();
  expect(screen.queryByRole('button')).toBe(null);
});

test('a browser that cannot keep files is offered nothing', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await show();
  expect(screen.queryByRole('button')).toBe(null);
});
