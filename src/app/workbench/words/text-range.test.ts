import { beforeEach, expect, test } from 'vitest';
import { one } from '../../test-document';
import { rangeOf } from './in-text';

beforeEach(() => {
  document.body.innerHTML = '<p id="before">before</p><code>ig <b>run</b> <i>x</i></code><p id="after">after</p>';
});

const code = (): HTMLElement => one('code');

test.each([
  [0, 2, 'ig'],
  [0, 3, 'ig '],
  [3, 6, 'run'],
  [2, 5, ' ru'],
  [4, 8, 'un x'],
  [7, 8, 'x'],
  [0, 8, 'ig run x'],
])('the range from %i to %i contains %j', (offset, end, text) =>
  expect(rangeOf(code(), offset, end).toString()).toBe(text),
);
