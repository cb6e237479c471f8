import { expect, test } from 'vitest';
import { plainLabel, setText, textWidth } from './text';

test('labels are measured and wrapped', () => {
  expect(textWidth('iiii')).toBeLessThan(textWidth('mmmm') / 2);
  expect(textWidth('word', { bold: true })).toBeGreaterThan(textWidth('word'));
  // Letters that the face lacks: wide ones fill a square.
  expect([textWidth('漢字'), textWidth('Ѭ')]).toEqual([28, 8.96]);
  const { lines, width } = setText('a label that is too long for one line', 120);
  expect(lines.join(' ')).toBe('a label that is too long for one line');
  expect(lines.length).toBeGreaterThan(1);
  expect(width).toBeLessThanOrEqual(120);
  // The second line is not left with one word: both are about as long.
  expect(setText('three words and four more words', 182).lines).toEqual(['three words and', 'four more words']);
  expect(setText(`/${'long/'.repeat(20)}`, 120).lines.join('')).toBe(`/${'long/'.repeat(20)}`);
});

test.each([
  ['List<String> of <b>pods</b>', 'List<String> of pods'],
  ['one&nbsp&nbsp two &lt 3 a?b=1&lt=2', 'one two < 3 a?b=1&lt=2'],
  ['1\\. First', '1. First'],
  ['C:\\1\\.git', 'C:\\1\\.git'],
  ['<del>old</del> <ins>new</ins>', 'old new'],
  ['a_b_c * d * e', 'a_b_c * d * e'],
  ['&lt;x&gt; #9829; #nosuch;', '<x> ♥ #nosuch;'],
])('the label %j reads %j', (source, expected) => expect(plainLabel(source)).toBe(expected));
