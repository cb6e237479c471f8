import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { shown } from '../../behaviours/islands/test-islands';
import { SiteProvider } from '../../context';
import { all, one } from '../../test-document';
import RowFilter from '.';

const site = { strings: en } as unknown as SiteData;
const user = userEvent.setup();
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const ROWS = `<div class="rows__bar"></div><section class="rows__group"><dl>
  <div id="a"><dt><code>--alpha</code></dt><dd>First thing</dd></div>
  <div id="b"><dt><code>--beta</code></dt><dd>Second<details class="rows__more"><summary>One more first</summary>
    <dl><div id="c"><dt><code>--gamma</code></dt><dd>Inner thing</dd></div></dl></details></dd></div></dl></section>
  <details class="rows__more"><summary>More</summary><dl><div id="d"><dt><code>--delta</code></dt><dd>Last</dd></div></dl></details>`;

function open(byDefault = 2): HTMLInputElement {
  document.body.innerHTML = `<div class="rows">${ROWS}</div>`;
  render(
    <SiteProvider value={site}>
      <RowFilter count={4} byDefault={byDefault} close={() => undefined} />
    </SiteProvider>,
    { container: one('.rows__bar') },
  );
  return screen.getByRole('searchbox', { name: 'Filter rows' });
}
const folds = (): boolean[] => all<HTMLDetailsElement>('details').map((fold) => fold.open);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('rows are filtered by their own words; those around a row stay with it', async () => {
  const field = open();
  await user.type(field, 'thing');
  expect([shown('dl > div'), one('output').textContent]).toEqual([['a', 'b', 'c'], '2 of 4']);
  await user.clear(field);
  await user.type(field, 'INNER gam');
  expect([shown('dl > div'), folds()]).toEqual([
    ['b', 'c'],
    [true, true],
  ]);
  expect(all('details').map((fold) => fold.hidden)).toEqual([false, true]);
  await user.clear(field);
  expect([shown('dl > div'), folds(), one('output').textContent]).toEqual([['a', 'b', 'c', 'd'], [false, false], '']);
});

test('all rows or those by default are chosen, and a filter returns to the choice', async () => {
  const field = open();
  const [some, every] = [button('Shown by default (2)'), button('All (4)')];
  const pressed = (): (string | null)[] => [some, every].map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false']);
  await user.click(every);
  expect([pressed(), folds()]).toEqual([
    ['false', 'true'],
    [true, true],
  ]);
  await user.type(field, 'first');
  await user.clear(field);
  expect(folds()).toEqual([true, true]);
  await user.click(some);
  // Words are looked for in all rows; a press on the default ones takes the words away.
  await user.type(field, 'first');
  expect(pressed()).toEqual(['false', 'true']);
  await user.click(some);
  expect([pressed(), (field as HTMLInputElement).value]).toEqual([['true', 'false'], '']);
  await user.click(every);
  await user.click(some);
  expect(folds()).toEqual([false, false]);
});

test('without folds there is no choice', () => {
  open(4);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a row that the address points to is shown', async () => {
  const field = open();
  await user.type(field, 'alpha');
  history.replaceState(null, '', '#c');
  dispatchEvent(new Event('hashchange'));
  await expect.poll(() => field.value).toBe('');
  expect(shown('dl > div')).toContain('c');
  // A row that is shown needs no other filter.
  await user.type(field, 'thing');
  dispatchEvent(new Event('hashchange'));
  expect(field.value).toBe('thing');
});
