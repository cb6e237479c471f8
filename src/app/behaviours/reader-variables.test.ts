// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually, key, one } from '../test-document';
import { collectListeners } from '../test-listeners';
import { startReaderVariables } from './reader-variables';
import { AROUND, pages } from './test-page';

const edited: string[] = [];
vi.mock('../workbench/environment/variable-dialog', () => ({
  editEnvironment: (name: string, _: unknown, { path }: { path: string }) => edited.push(`${name} ${path}`),
}));
const show = pages();

describe('a name of the reader in a command', () => {
  const VARIABLE = '<p>Some text</p><pre><var class="reader-var" data-var="POD">web</var></pre>';
  const around = {
    ...AROUND,
    router: { view: { get: () => ({ page: { path: '/docs/a' } }) } },
  } as unknown as typeof AROUND;
  const selection = { isCollapsed: true } as Selection;
  let removeListeners: () => void;
  beforeEach(() => {
    edited.length = 0;
    removeListeners = collectListeners();
    vi.spyOn(window, 'getSelection').mockReturnValue(selection);
    show(startReaderVariables(around), VARIABLE);
  });
  afterEach(() => removeListeners());

  test.each(['Enter', ' '])('is set by a press and by the key "%s"', async (name) => {
    one('var').click();
    await eventually(() => expect(edited).toEqual(['POD /docs/a']));
    expect(key(one('var'), name).defaultPrevented).toBe(true);
    await eventually(() => expect(edited).toHaveLength(2));
  });

  test('is not by a press that selects text, nor by other keys and elsewhere', async () => {
    vi.mocked(window.getSelection).mockReturnValue({ isCollapsed: false } as Selection);
    one('var').click();
    vi.mocked(window.getSelection).mockReturnValue(selection);
    one('p').click();
    expect(key(one('var'), 'a').defaultPrevented).toBe(false);
    expect(key(one('p'), 'Enter').defaultPrevented).toBe(false);
    await vi.dynamicImportSettled();
    expect(edited).toEqual([]);
  });
});
