// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { all, one } from '../../test-document';
import { startRows } from './rows';
import { root, shown, surroundings, typeText } from './test-islands';

let end: (() => void) | void;
afterEach(() => {
  end?.();
  end = undefined;
});

const ROWS = `<div class="rows__bar"></div><h3 class="rows__group">Group</h3><dl>
  <div id="a"><dt><code>--alpha</code></dt><dd>First thing</dd></div>
  <div id="b"><dt><code>--beta</code></dt><dd>Second<details class="rows__more"><summary>One more first</summary>
    <dl><div id="c"><dt><code>--gamma</code></dt><dd>Inner thing</dd></div></dl></details></dd></div></dl>
  <details class="rows__more"><summary>More</summary><dl><div id="d"><dt><code>--delta</code></dt><dd>Last</dd></div></dl></details>`;

test('rows are filtered by their own words; those around a row stay with it', () => {
  end = startRows(root(ROWS), surroundings());
  expect(all('dt > a').map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c', '#d']);
  typeText('thing');
  expect(shown('dl > div')).toEqual(['a', 'b', 'c']);
  expect(one('output').textContent).toBe('2 of 4');
  typeText('first');
  expect(shown('dl > div')).toEqual(['a']);
  typeText('INNER gam');
  expect(shown('dl > div')).toEqual(['b', 'c']);
  expect(all<HTMLDetailsElement>('details').map((fold) => [fold.open, fold.hidden])).toEqual([
    [true, false],
    [true, true],
  ]);
  typeText(' ');
  expect(shown('dl > div')).toEqual(['a', 'b', 'c', 'd']);
  expect(one('output').textContent).toBe('');
  expect(all<HTMLDetailsElement>('details').map((fold) => fold.open)).toEqual([false, false]);
});

test('all rows or those by default are chosen, and a filter gives the choice back', () => {
  end = startRows(root(ROWS), surroundings());
  const [some, every] = all('.rows__choice button') as [HTMLElement, HTMLElement];
  expect([some.textContent, every.textContent]).toEqual(['Shown by default (2)', 'All (4)']);
  const pressed = (): (string | null)[] => [some, every].map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  every.click();
  expect(pressed()).toEqual(['false', 'true']);
  typeText('first');
  typeText('');
  expect(all<HTMLDetailsElement>('details').every((fold) => fold.open)).toBe(true);
  some.click();
  expect(pressed()).toEqual(['true', 'false']);
  expect(all<HTMLDetailsElement>('details').some((fold) => fold.open)).toBe(false);
});

test('rows without folds have no choice', () => {
  end = startRows(root('<div class="rows__bar"></div><dl><div id="a"><dt>x</dt></div></dl>'), surroundings());
  expect(all('.rows__choice')).toEqual([]);
  expect(all('input').length).toBe(1);
});

test('a row that the address points to is shown, whatever is filtered or folded', () => {
  end = startRows(root(ROWS), surroundings());
  typeText('alpha');
  history.replaceState(null, '', '/docs#c');
  dispatchEvent(new Event('hashchange'));
  expect(one<HTMLInputElement>('input').value).toBe('');
  expect(shown('dl > div')).toContain('c');
  expect(one<HTMLDetailsElement>('#b details').open).toBe(true);
  // What is seen already needs no other filter.
  typeText('thing');
  dispatchEvent(new Event('hashchange'));
  expect(one<HTMLInputElement>('input').value).toBe('thing');
});
