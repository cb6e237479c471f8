import { expect, test } from 'vitest';
import { en } from '../shared/strings/en';
import { renderCardGrid } from './index';

test('a card has the title of its page, code where it is a name of code, and its sentence where there is one', () => {
  const html = renderCardGrid(
    [
      { href: '/a', label: 'trace_a', text: 'Says it.', identifier: true, mark: null },
      { href: '/b', label: 'B', text: '', identifier: false, mark: 'start' },
    ],
    en,
  );
  const shown = html.replace(/ aria-label="[^"]+"/, ' aria-label').replace(/<svg class="mark"[^>]*>.*<\/svg>/, 'MARK');
  expect(shown).toBe(
    '<nav class="card-grid" aria-label>' +
      '<a class="card" href="/a"><span class="card__title is-identifier">trace_a</span>' +
      '<span class="card__text">Says it.</span></a>' +
      '<a class="card" href="/b"><span class="card__title">MARKB</span></a></nav>',
  );
});
