import { expect, test } from 'vitest';
import { constant, isTrue } from './constant';
import { tokenize, type Token } from './tokens';

const tokensOf = (text: string): Token[] => tokenize(text, 'a.c').filter((token) => token.kind !== 'directive');
const NAMES = new Map([['SIZE', 16n]]);

// What a C compiler makes of them.
test.each([
  ['2 + 3 * 4', 14n],
  ['(2 + 3) * 4', 20n],
  ['7 / 2 + 7 % 4', 6n],
  ['10 - 4 - 3', 3n],
  ['-(1 << 2)', -4n],
  ['~0', -1n],
  ['!0 + !7', 1n],
  ['1 << 2 + 1', 8n],
  ['0xff >> 4', 15n],
  ['6 & 3 | 8', 10n],
  ['6 ^ 3', 5n],
  ['1 < 2', 1n],
  ['2 <= 2', 1n],
  ['2 >= 2', 1n],
  ['3 == 3', 1n],
  ['0 || 2', 1n],
  ['2 && 3', 1n],
  ['017', 15n],
  ['10UL', 10n],
  ['0x10ull', 16n],
  ['true + true', 2n],
  ['SIZE * 2', 32n],
  ['(uid_t) -1', -1n],
])('%s is %s', (text, value) => expect(constant(tokensOf(text), NAMES)).toBe(value));

test.each(['OTHER', '1 / 0', '1 % 0', '1.5', '1 2', 'sizeof(int)', ''])('the value of "%s" is not known', (text) =>
  expect(constant(tokensOf(text), NAMES)).toBeNull(),
);

const MACROS = new Map([
  ['ON', { params: null, isVariadic: false, body: tokensOf('1') }],
  ['VERSION', { params: null, isVariadic: false, body: tokensOf('3') }],
]);

test.each([
  ['defined(ON)', true],
  ['defined ON', true],
  ['!defined(OFF)', true],
  ['defined OFF', false],
  ['defined(OFF) || VERSION >= 3', true],
  ['defined ON && VERSION > 3', false],
  ['OFF', false],
  ['1 / 0', true],
])('the condition %s is %s', (text, holds) => expect(isTrue(tokensOf(text), MACROS)).toBe(holds));
