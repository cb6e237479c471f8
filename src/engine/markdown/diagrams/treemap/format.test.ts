import { expect, test } from 'vitest';
import { drawDiagram } from '../index';
import { readSource } from '../source';
import { valueFormat } from './format';

const told = (format: string, value: number): string =>
  valueFormat(readSource(`---\nconfig:\n  treemap:\n    valueFormat: '${format}'\n---\ntreemap`))(value);

test.each([
  [',', 1234567.25, '1,234,567.25'],
  [',', 999, '999'],
  ['0,0', 45000, '45,000'],
  ['$0,0', 700000, '$700,000'],
  ['$,.2f', 1234.5, '$1,234.50'],
  ['$0,0.00', 1234.5, '$1,234.50'],
  ['$', 45000, '$45000'],
  ['d', 12.5, '13'],
  [',d', 4500, '4,500'],
  ['f', 0.5, '0.500000'],
  ['.1f', 0.25, '0.3'],
  ['.1%', 0.35, '35.0%'],
  ['$.1%', 0.35, '$35.0%'],
  ['.0%', 0.255, '26%'],
  ['.2s', 45000, '45k'],
  ['.3s', 45000, '45.0k'],
  ['.2s', 999.9, '1.0k'],
  ['s', 1500000, '1.50000M'],
  ['.3~s', 1500000, '1.5M'],
  ['.2s', 0.0125, '13m'],
  ['.2~f', 12.5, '12.5'],
  ['.2~f', 100, '100'],
  ['.2~%', 0.5, '50%'],
])('%s writes %d as %s', (format, value, text) => expect(told(format, value)).toBe(text));

test('values are written as they are where nothing else is said', () =>
  expect(valueFormat(readSource('treemap'))(0.1 + 0.2)).toBe('0.3'));

test.each([',.2', '.2', 'x', '€,', '%d'])('%s is refused', (format) =>
  expect(drawDiagram(`%%{init: {"treemap": {"valueFormat": "${format}"}}}%%\ntreemap\n"a": 1`)).toMatchObject({
    kind: 'refused',
    problem: { line: 1 },
  }),
);
