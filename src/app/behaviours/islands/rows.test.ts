// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { all } from '../../test-document';
import { startRows } from './rows';
import { root } from './test-islands';

test('names are links to their rows', () => {
  startRows(
    root(`<dl><div id="a"><dt><code>--alpha</code></dt><dd>First</dd></div></dl>
      <details><dl><div id="b"><dt><code>--beta</code></dt><dd>Second</dd></div></dl></details>`),
  );
  expect(all('dt > a').map((link) => link.getAttribute('href'))).toEqual(['#a', '#b']);
});
