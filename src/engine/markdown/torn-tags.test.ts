import { expect, test } from 'vitest';
import { compile } from './test-compile';

const told = async (text: string, file: string): Promise<string[]> =>
  (await compile(text, file)).diagnostics.map(
    ({ line, column, severity, message, hint }) => `${line}:${column} ${severity} ${message} ${hint}`,
  );

const CLOSED = (name: string, line: number): string =>
  `error <${name}> is closed in line ${line}, in another paragraph than it began in.`;
const HINT = 'It ends with its paragraph, so write it in each of them:';

test.each([
  [
    'One <b>two.\n\nThree</b> four.',
    [`1:5 ${CLOSED('b', 3)} ${HINT}\nline 1: One <b>two.</b>\nline 3: <b>Three</b> four.`],
  ],
  [
    'One\n<code>two\nor\n\nthree\nor</code> four.',
    [`2:1 ${CLOSED('code', 6)} ${HINT}\nline 3: or</code>\nline 5: <code>three`],
  ],
  [
    'A <a href="/x>y">two.\n\nMiddle.\n\nThree</a> four.',
    [
      `1:3 ${CLOSED('a', 5)} ${HINT}\nline 1: A <a href="/x>y">two.</a>\nline 3: <a href="/x>y">Middle.</a>\n` +
        `line 5: <a href="/x>y">Three</a> four.`,
    ],
  ],
  [
    '- A <span>b.\n- C</span> d.',
    [`1:5 ${CLOSED('span', 2)} ${HINT}\nline 1: - A <span>b.</span>\nline 2: - <span>C</span> d.`],
  ],
  ['> A <b>b.\n>\n> C</b> d.', [`1:5 ${CLOSED('b', 3)} ${HINT}\nline 1: > A <b>b.</b>\nline 3: > <b>C</b> d.`]],
  ['## A <b>b\n\nC</b> d.', [`1:6 ${CLOSED('b', 3)} ${HINT}\nline 1: ## A <b>b</b>\nline 3: <b>C</b> d.`]],
  ['<b>A.\n\nB.\n\n</b>', [`1:1 ${CLOSED('b', 5)} ${HINT}\nline 1: <b>A.</b>\nline 3: <b>B.</b>\nline 5: (nothing)`]],
  ['<b>\n\nA.\n\nB</b>', [`1:1 ${CLOSED('b', 5)} ${HINT}\nline 1: (nothing)\nline 3: <b>A.</b>\nline 5: <b>B</b>`]],
  [
    '| a | b |\n| - | - |\n| x <b>y | z</b> w |',
    [
      `3:5 error <b> is closed in line 3, in another cell than it began in. ` +
        `It ends with its cell, so write it in each of them:\nline 3: | x <b>y</b> | <b>z</b> w |`,
    ],
  ],
  [
    'A <b>b.\n\nC <i>d.\n\nE</i></b> f.',
    [
      `1:3 ${CLOSED('b', 5)} ${HINT}\nline 1: A <b>b.</b>\nline 3: <b>C <i>d.</b>\nline 5: <b>E</i></b> f.`,
      `3:3 ${CLOSED('i', 5)} ${HINT}\nline 3: C <i>d.</i>\nline 5: <i>E</i></b> f.`,
    ],
  ],
])('%j is one mistake, with its lines as they should be', async (text, expected) => {
  expect(await told(text, 'x.md')).toEqual(expected);
  expect(await told(text, 'x.mdx')).toEqual(expected);
});

test.each([
  ['A <b>b.\n\nC <b>d.', ['1:3 error <b> is never closed.', '3:3 error <b> is never closed.']],
  ['A</b> b.\n\nC <b>d.', ['1:2 warning </b> closes nothing.', '3:3 error <b> is never closed.']],
  ['A <b>b.\n\nC</i> d.', ['1:3 error <b> is never closed.', '3:2 warning </i> closes nothing.']],
  ['<b>a <i>b</b> c</i>', ['1:6 error <i> is never closed.', '1:16 warning </i> closes nothing.']],
  ['- <div>\n- </div>', ['1:3 error <div> is never closed.', '2:3 warning </div> closes nothing.']],
])('%j is told of as it was', async (text, expected) => {
  const found = await told(text, 'x.md');
  expect(found.map((one, index) => one.slice(0, expected[index]?.length))).toEqual(expected);
});

test('many torn tags are told of one by one', async () => {
  expect(await told('One <b>two.\n\nThree</b> four.\n\n'.repeat(500), 'x.md')).toHaveLength(500);
});
