import { expect, test } from 'vitest';
import { all, one } from '../../test-document';
import { startFolds } from './folds';
import { root } from './test-islands';

test('recipes and sections of text alone are folded; commands, tables, the first section and the target are not', () => {
  history.replaceState(null, '', '/docs#one');
  startFolds(
    root(`<h2 id="first">First</h2><p>Text.</p><h2 id="text">Text</h2><p>Alone.</p><h2 id="code">Code</h2><div><pre>x</pre></div>
      <h2 id="recipes">Recipes</h2><p>Intro.</p><h3 id="one">One</h3><pre>y</pre><h2 id="empty">Empty</h2><h2 id="last">Last</h2><p>z</p>`),
  );
  expect(all('.fold summary').map((summary) => summary.textContent)).toEqual(['Text', 'One', 'Last']);
  expect(one('.fold').textContent).toBe('TextAlone.');
  expect(all<HTMLDetailsElement>('.fold').map((fold) => fold.open)).toEqual([false, true, false]);
});
