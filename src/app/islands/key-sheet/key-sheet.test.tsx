import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import { storage } from '../../storage';
import KeySheet from '.';

let closed: number;
beforeEach(() => {
  localStorage.clear();
  closed = 0;
  render(<KeySheet close={() => closed++} />);
});
afterEach(cleanup);

test('the switch turns single keys off and on again', async () => {
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Enable single-key shortcuts' });
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  await waitFor(() => expect([box.checked, storage.read(STORAGE_KEYS.singleKeys)]).toEqual([false, 'off']));
  await userEvent.click(box);
  await waitFor(() => expect([box.checked, storage.read(STORAGE_KEYS.singleKeys)]).toEqual([true, 'on']));
});
