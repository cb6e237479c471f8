// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROGRESS_DELAY_MS } from '../../shared/constants';
import { en } from '../../shared/strings/en';
import { texts } from '../test-document';
import { showFailure, showStatus } from './failure';

const words = en.shell;
let main: HTMLElement;
let warned: unknown[][];
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Open</button><main>What is read</main>';
  main = document.querySelector('main') as HTMLElement;
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...told) => void warned.push(told));
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('code that comes soon shows nothing on its way', async () => {
  await expect(showStatus(main, Promise.resolve('code'), words)).resolves.toBe('code');
  vi.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(main.innerHTML).toBe('What is read');
});

test('code that takes long has a spinner above the page until it is there', async () => {
  let come: (code: string) => void = () => undefined;
  const shown = showStatus(main, new Promise<string>((resolve) => (come = resolve)), words);
  vi.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect(texts('[role="status"]')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([main.firstElementChild?.className, texts('[role="status"]')]).toEqual(['spinner', [words.loading]]);
  come('code');
  await expect(shown).resolves.toBe('code');
  expect(main.innerHTML).toBe('What is read');
});

test('code that does not come is told above the page, which can still be read and be loaded again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await expect(showStatus(main, Promise.reject(new Error('No such file.')), words)).resolves.toBe(null);
  vi.advanceTimersByTime(PROGRESS_DELAY_MS);
  expect(texts('main > [role="alert"] p')).toEqual(['No such file.']);
  expect(main.firstElementChild?.className).toBe('error-box');
  expect(main.textContent).toContain('What is read');
  document.querySelector<HTMLElement>('.error-box button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

test('what a reader asked for and did not get is told in a dialog, and why in the console', () => {
  const error = new Error('No such file.');
  showFailure(error, words);
  expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.notLoaded);
  expect(texts('dialog [role="alert"] p')).toEqual([words.notLoaded]);
  expect(warned).toEqual([[words.notLoaded, error]]);
  const [retry, close] = document.querySelectorAll<HTMLElement>('dialog button');
  expect([retry?.textContent, close?.textContent]).toEqual([words.retry, words.close]);
  close?.click();
  expect(document.querySelector('dialog')).toBe(null);
});

test('a dialog may have a name and a message of its own', () => {
  showFailure('why', words, 'Name', 'Message');
  expect(document.querySelector('dialog')?.getAttribute('aria-label')).toBe('Name');
  expect([texts('dialog p'), warned]).toEqual([['Message'], [['Message', 'why']]]);
});

test('a dialog gives the focus back when it is closed', () => {
  document.querySelector('button')?.focus();
  showFailure('why', words);
  [...document.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === words.close)?.click();
  expect([document.querySelector('dialog'), document.activeElement?.textContent]).toEqual([null, 'Open']);
});

test('a dialog goes with the page, and by a press beside it, not by one on it', () => {
  const box = { left: 10, right: 90, top: 10, bottom: 90 } as DOMRect;
  const press = (clientX: number, clientY: number): boolean => {
    showFailure('why', words);
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.getBoundingClientRect = () => box;
    dialog.dispatchEvent(new MouseEvent('click', { clientX, clientY }));
    const isClosed = !dialog.isConnected;
    dialog.close();
    return isClosed;
  };
  const [inside, beside] = [
    [
      [50, 50],
      [10, 10],
      [90, 90],
    ],
    [
      [9, 50],
      [91, 50],
      [50, 9],
      [50, 91],
    ],
  ] as const;
  expect(inside.map(([x, y]) => press(x, y))).toEqual([false, false, false]);
  expect(beside.map(([x, y]) => press(x, y))).toEqual([true, true, true, true]);
  showFailure('why', words);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(document.querySelector('dialog')).toBe(null);
});
