import { symlinkSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Diagnostic } from './diagnostic';
import { codeFrame, diagnosticsToPrint, formatDiagnostics, githubAnnotations, jsonReport } from './print';
import { temporaryFolder } from './test-folder';

const { at, write } = temporaryFolder();

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

test('a message that a file has again and again is printed once with all its places', () => {
  const problems = Array.from({ length: 6 }, (_, index) => problem('a.md', index + 1));
  expect(formatDiagnostics([...problems, problem('b.md', 1)], '/nowhere')).toMatchInlineSnapshot(`
    "a.md
      1:3 error is wrong [a/b]
        and in 5 more places: 2:3, 3:3, 4:3, 5:3, 6:3
        fix: Write it right.

    b.md
      1:3 error is wrong [a/b]
        fix: Write it right.

    7 errors, 0 warnings"
  `);
  expect(formatDiagnostics(problems.slice(0, 2), '/nowhere').match(/is wrong/g)).toHaveLength(2);
  expect(formatDiagnostics(problems, '/nowhere', { all: true }).match(/is wrong/g)).toHaveLength(6);
});

test('the frame points at the column', () => {
  expect(codeFrame('one\ntwo\nthree', 2, 3)).toMatchInlineSnapshot(`
    "  1 | one
      2 | two
        |   ^"
  `);
  expect(codeFrame('one', 5, 1)).toBe('');
});

test.each([1, 119, 120, 121, 400, 997])('the caret of a long line stands under column %i', (column) => {
  const line = Array.from({ length: 1000 }, (_, index) => String(index % 10)).join('');
  const [, shown = '', caret = ''] = codeFrame(`before\n${line}`, 2, column).split('\n');
  expect(shown[caret.indexOf('^')]).toBe(line[column - 1]);
  expect(shown.length).toBeLessThan(140);
});

describe('on a terminal', () => {
  const wasTerminal = process.stderr.isTTY;
  afterEach(() => {
    process.stderr.isTTY = wasTerminal;
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** What a fresh start prints, with its codes of colours as `<1>…<0>`. */
  async function printed(severity: Diagnostic['severity']): Promise<string> {
    vi.resetModules();
    const print = await import('./print');
    const reported: Diagnostic = { file: 'missing.md', line: 2, column: 1, severity, rule: 'a/b', message: 'Wrong.' };
    return print.formatDiagnostics([{ ...reported, hint: 'Fix it.' }], '/nowhere').replace(/\u001b\[(\d+)m/g, '<$1>');
  }

  test('files are bold, errors red, warnings yellow, rules quiet, and fixes stand out', async () => {
    process.stderr.isTTY = true;
    vi.stubEnv('NO_COLOR', '');
    expect(await printed('error')).toContain(
      '<1>missing.md<0>\n  2:1 <31>error<0> Wrong. <90>[a/b]<0>\n    <36>fix:<0> Fix it.',
    );
    expect(await printed('warning')).toContain('2:1 <33>warning<0> Wrong.');
  });

  test.each([
    ['NO_COLOR is set', true, '1'],
    ['it is none', false, ''],
  ])('there are no colours where %s', async (_, isTTY, noColour) => {
    process.stderr.isTTY = isTTY;
    vi.stubEnv('NO_COLOR', noColour);
    expect(await printed('error')).toContain('missing.md\n  2:1 error Wrong. [a/b]\n    fix: Fix it.');
  });
});

test('hidden characters of the content are printed as escapes, and the caret stays below its column', () => {
  write('a.md', 'Text \u001b[31mred\u202e <b>\n');
  const found = { ...problem('a.md', 1, 'The heading "\u001b]0;x\u0007" is wrong.'), column: 16 };
  expect(formatDiagnostics([found], at())).toMatchInlineSnapshot(`
    "a.md
      1:16 error The heading "\\u{1B}]0;x\\u{7}" is wrong. [a/b]
        1 | Text \\u{1B}[31mred\\u{202E} <b>
          |                            ^
        fix: Write it right.

    1 error, 0 warnings"
  `);
});

test('the lines of a file that is a link are not printed, because it may lead to a private one', () => {
  write('secret.txt', 'secret');
  symlinkSync('secret.txt', at('a.md'));
  expect(formatDiagnostics([problem('a.md', 1)], at())).not.toContain('secret');
});

const reported: Diagnostic = {
  file: 'docs/a,b.md',
  line: 3,
  column: 5,
  rule: 'x/y',
  severity: 'warning',
  message: '100 % of it:\nwrong',
  hint: 'Fix it.',
};

test('annotations escape the characters that GitHub interprets', () => {
  expect(githubAnnotations([reported])).toBe(
    '::warning file=docs/a%2Cb.md,line=3,col=5,title=x/y::100 %25 of it:%0Awrong%0AFix it.',
  );
});

test.each([
  [['v1'], 'Lost. (in v1)'],
  [['v1', 'v2', 'v1'], 'Lost. (in v1, v2)'],
  [[null, null], 'Lost.'],
])('a problem of the versions %j is one that names them', (versions, message) => {
  const found = versions.map((version) => ({ ...reported, message: 'Lost.', version }));
  expect(diagnosticsToPrint(found)).toEqual([{ ...reported, message }]);
});

test.each([
  [['v1'], 'Not in v1.'],
  [['v1', 'v2'], 'Not in v1. (in v1, v2)'],
])('a message that names its version is one for %j', (versions, message) => {
  const found = versions.map((version) => ({ ...reported, message: `Not in ${version}.`, version }));
  expect(diagnosticsToPrint(found)).toEqual([{ ...reported, message }]);
});

test('a problem that several steps found is reported once, in the order of places', () => {
  const first = { ...reported, line: 1, severity: 'error' as const };
  const report = JSON.parse(jsonReport([reported, first, { ...reported }])) as { problems: Diagnostic[] };
  expect(report).toMatchObject({ errors: 1, warnings: 1 });
  expect(report.problems.map(({ line }) => line)).toEqual([1, 3]);
});
