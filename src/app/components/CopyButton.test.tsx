// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { SiteProvider } from '../context/SiteContext';
import { CopyButton } from './CopyButton';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function press(write: (text: string) => Promise<void>): Promise<HTMLElement> {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  render(
    <SiteProvider value={{ strings: en } as unknown as SiteData}>
      <CopyButton text={() => 'ig'} label="Copy" />
    </SiteProvider>,
  );
  const button = screen.getByRole('button');
  await act(async () => void fireEvent.click(button));
  return button;
}

test('a press copies, says so for a while, and can be repeated', async () => {
  const copied: string[] = [];
  const button = await press((text) => Promise.resolve(void copied.push(text)));
  expect([copied, button.textContent, button.dataset['done']]).toEqual([['ig'], en.article.copied, '']);
  act(() => void vi.advanceTimersByTime(3000));
  expect([button.textContent, button.dataset['done']]).toEqual(['Copy', undefined]);
});

test('a refusal of the clipboard is shown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const button = await press(() => Promise.reject(new Error('Not allowed.')));
  expect([button.textContent, button.dataset['done']]).toEqual([en.article.notCopied, undefined]);
});
