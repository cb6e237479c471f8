// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { all, one } from '../../test-document';
import { startRows } from './rows';
import { root } from './test-islands';

test('names are links to their rows, and a row that the address points to is unfolded', () => {
  const end = startRows(
    root(`<dl><div id="a"><dt><code>--alpha</code></dt><dd>First</dd></div></dl>
      <details><dl><div id="b"><dt><code>--beta</code></dt><dd>Second</dd></div></dl></details>`),
  );
  expect(all('dt > a').map((link) => link.getAttribute('href'))).toEqual(['#a', '#b']);
  history.replaceState(null, '', '/docs#b');
  dispatchEvent(new Event('hashchange'));
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  end();
});
