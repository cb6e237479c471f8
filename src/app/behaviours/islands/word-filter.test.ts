// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { one } from '../../test-document';
import { root, shown, typeText } from './test-islands';
import { startWordFilter } from './word-filter';

test('a list is filtered by words, by parts of names and by what else is known of an entry', () => {
  startWordFilter(
    root(`<input type="search"><ul><li data-about="disk io" data-name="x">trace_open</li><li data-about="" data-name="y">Other</li>
      <li data-about="" data-name="z" hidden>More</li></ul><p data-none="Nothing for {query}."></p>`),
  );
  typeText('trace open');
  expect(shown('li')).toEqual(['x']);
  typeText('io-DISK');
  expect(shown('li')).toEqual(['x']);
  typeText('more');
  expect(shown('li')).toEqual(['z']);
  typeText(' nope ');
  expect(shown('li')).toEqual([]);
  expect(one('[data-none]').textContent).toBe('Nothing for nope.');
  typeText('');
  expect(shown('li')).toEqual(['x', 'y']);
  expect(one('[data-none]').textContent).toBe('');
});

test('words that were typed before are filtered by at once', () => {
  startWordFilter(root(`<input type="search" value="b"><i data-about="" data-name="x">a</i><p data-none=""></p>`));
  expect(shown('i')).toEqual([]);
});
