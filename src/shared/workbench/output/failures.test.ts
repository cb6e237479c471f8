import { expect, test } from 'vitest';
import { failureOf } from './rows';

const DNS = ['rcode~.,rcode!=Success'];
const of = (filters: readonly string[], row: Record<string, string>): string | null =>
  failureOf(filters)((field) => row[field] ?? null);

test('a row that meets all conditions of a filter is a failure', () => {
  expect(of(DNS, { rcode: 'NameError' })).toBe(DNS[0]);
  expect(of(DNS, { rcode: 'Success' })).toBeNull();
  expect(of(DNS, { rcode: '' })).toBeNull();
});

test('one filter of several is enough', () => {
  const filters = ['error~.', 'latency>=100'];
  expect(of(filters, { error: '', latency: '100' })).toBe('latency>=100');
  expect(of(filters, { error: 'EPERM', latency: '1' })).toBe('error~.');
  expect(of(filters, { error: '', latency: '99' })).toBeNull();
});

test('of several filters that a row meets the first one is told', () => {
  expect(of(['error~.', 'latency>=100'], { error: 'EPERM', latency: '100' })).toBe('error~.');
});

test('nothing is said of a field that was not printed', () => {
  expect(of(DNS, { name: 'a.' })).toBeNull();
  expect(of(['rcode!=Success'], { name: 'a.' })).toBeNull();
});
