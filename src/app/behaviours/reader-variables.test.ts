// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { key, one } from '../test-document';
import { collectListeners } from '../test-listeners';
import type { WithOpener } from './behaviour';
import { startReaderVariables } from './reader-variables';
import { AROUND, pages } from './test-page';

const opened: unknown[] = [];
const show = pages();

describe('a name of the reader in a command', () => {
  const VARIABLE = '<p>Some text</p><pre><var class="reader-var" data-var="POD">web</var></pre>';
  const around = {
    ...AROUND,
    router: { view: { get: () => ({ page: { path: '/docs/a' } }) } },
    islands: { open: (name: string, props: () => object) => opened.push([name, props()]) },
  } as unknown as WithOpener;
  const selection = { isCollapsed: true } as Selection;
  let removeListeners: () => void;
  beforeEach(() => {
    opened.length = 0;
    removeListeners = collectListeners();
    vi.spyOn(window, 'getSelection').mockReturnValue(selection);
    show(startReaderVariables(around), VARIABLE);
  });
  afterEach(() => removeListeners());

  test.each(['Enter', ' '])('is set by a press and by the key "%s"', (name) => {
    one('var').click();
    expect(opened).toEqual([['environment', { page: { path: '/docs/a' }, opener: { type: 'name', name: 'POD' } }]]);
    expect(key(one('var'), name).defaultPrevented).toBe(true);
    expect(opened).toHaveLength(2);
  });

  test('is not by a press that selects text, nor by other keys and elsewhere', () => {
    vi.mocked(window.getSelection).mockReturnValue({ isCollapsed: false } as Selection);
    one('var').click();
    vi.mocked(window.getSelection).mockReturnValue(selection);
    one('p').click();
    expect(key(one('var'), 'a').defaultPrevented).toBe(false);
    expect(key(one('p'), 'Enter').defaultPrevented).toBe(false);
    expect(opened).toEqual([]);
  });
});
