import { expect, test } from 'vitest';
import type { Diagnostic } from '../model/diagnostic';
import { codeFrame, formatDiagnostics } from './print';

const problem = (file: string, line: number, message = 'is wrong'): Diagnostic => ({
  file,
  line,
  column: 3,
  rule: 'a/b',
  severity: 'error',
  message,
  hint: 'Write it right.',
});

test('problems are grouped by file, in the order of their places', () => {
  expect(formatDiagnostics([problem('b.md', 2), problem('a.md', 9), problem('a.md', 1)], '/nowhere'))
    .toMatchInlineSnapshot(`
    "a.md
      1:3 error is wrong [a/b]
        fix: Write it right.

      9:3 error is wrong [a/b]
        fix: Write it right.

    b.md
      2:3 error is wrong [a/b]
        fix: Write it right.

    3 errors, 0 warnings"
  `);
});

test('a problem on very many pages is printed once and blames the layout', () => {
  const text = formatDiagnostics(
    Array.from({ length: 30 }, (_, index) => problem(`${index}.md`, 1)),
    '/nowhere',
  );
  expect(text).toContain('On 30 pages, first 0.md:1: the layout or the configuration is the likely cause.');
  expect(text.match(/is wrong/g)).toHaveLength(1);
});

test('the frame points at the column', () => {
  expect(codeFrame('one\ntwo\nthree', 2, 3)).toMatchInlineSnapshot(`
    "  1 | one
      2 | two
        |   ^"
  `);
  expect(codeFrame('one', 5, 1)).toBe('');
});
