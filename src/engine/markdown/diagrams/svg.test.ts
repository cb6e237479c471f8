import { expect, test } from 'vitest';
import { readLabel, setText, textWidth } from './svg';

test('labels are measured and wrapped', () => {
  expect(textWidth('iiii')).toBeLessThan(textWidth('mmmm') / 2);
  expect(textWidth('word', { bold: true })).toBeGreaterThan(textWidth('word'));
  const { lines, width } = setText('a label that is too long for one line', 120);
  expect(lines.join(' ')).toBe('a label that is too long for one line');
  expect(lines.length).toBeGreaterThan(1);
  expect(width).toBeLessThanOrEqual(120);
  // The second line is not left with one word: both are about as long.
  expect(setText('three words and four more words', 182).lines).toEqual(['three words and', 'four more words']);
  expect(setText(readLabel(' one <br/> two<BR>three'), 182).lines).toEqual(['one', 'two', 'three']);
});
