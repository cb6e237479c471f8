// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog';
import { eventually, settled } from '../test-document';

let closed = 0;
afterEach(() => {
  cleanup();
  closed = 0;
});

function Page(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  const close = (): void => {
    closed++;
    setIsOpen(false);
  };
  return (
    <StrictMode>
      {isOpen && (
        <Dialog aria-label="Box" onClose={close}>
          <button type="button">Inside</button>
        </Dialog>
      )}
    </StrictMode>
  );
}

const dialog = (): HTMLDialogElement => screen.getByRole('dialog');

test('it is open while it is rendered, although StrictMode opens it twice', async () => {
  render(<Page />);
  await settled();
  expect([dialog().open, closed]).toEqual([true, 0]);
});

test('a press inside leaves it open, a press outside closes it', async () => {
  render(<Page />);
  dialog().getBoundingClientRect = () => ({ left: 10, right: 20, top: 10, bottom: 20 }) as DOMRect;
  fireEvent.click(screen.getByText('Inside'), { clientX: 0, clientY: 0 });
  fireEvent.click(dialog(), { clientX: 15, clientY: 15 });
  expect(closed).toBe(0);
  fireEvent.click(dialog(), { clientX: 5, clientY: 15 });
  await eventually(() => expect([closed, screen.queryByRole('dialog')]).toEqual([1, null]));
});

test('the way back closes it, once', () => {
  render(<Page />);
  fireEvent.popState(window);
  fireEvent.popState(window);
  expect(closed).toBe(1);
});
