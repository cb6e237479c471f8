import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { all, one } from '../../test-document';
import Jump from '.';

afterEach(cleanup);

test.each([
  ['--filter', '#filter'],
  ['filter-e', '#filter-expr'],
  ['--FILTER', '#filter'],
  ['-F', '#filter'],
  ['expr', '#filter-expr'],
  ['lost', '#lost'],
  ['dns', null],
  [' ', null],
])('%s and Enter lead to %s', async (typed, href) => {
  document.body.innerHTML = `<div class="prose"><div class="jump"></div><dl>
    <div id="filter-expr"><dt><a href="#filter-expr"><code>--filter-expr</code></a></dt></div>
    <div id="filter"><dt><a href="#filter"><code>--filter</code>, <code>-F</code></a></dt></div>
    <div id="other"><dt><a href="#other"><code>--filter</code></a></dt></div></dl>
    <h3 id="lost">Lost samples<a class="heading-anchor" href="#lost"></a></h3></div>`;
  const clicked: (string | null)[] = [];
  one('.prose').addEventListener('click', (event) => {
    event.preventDefault();
    clicked.push((event.target as Element).closest('a')?.getAttribute('href') ?? null);
  });
  render(<Jump />, { container: one('.jump') });
  await userEvent.type(screen.getByRole('combobox', { name: 'Jump to a flag or section' }), `${typed}{Enter}`);
  if (typed !== ' ')
    expect(all('option').map((option) => option.getAttribute('value'))).toEqual([
      '--filter-expr',
      '--filter',
      '-F',
      'Lost samples',
    ]);
  expect(clicked.filter((one) => one !== null)).toEqual(href === null ? [] : [href]);
  expect(one('output').textContent === '').toBe(href !== null);
});
