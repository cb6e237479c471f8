import { expect, test } from 'vitest';
import { chooseEncoding } from './encodings';

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=0.5 , gzip;q=0.5', 'br'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.1', 'identity'],
  ['x-br-foo', 'identity'],
  ['deflate', 'identity'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  ['br;q=2, gzip', 'gzip'],
  [',,;;, ;q=1', 'identity'],
])('%j means %s', (accepted, expected) => expect(chooseEncoding(accepted, ['identity', 'br', 'gzip'])).toBe(expected));

test('what is not there is not chosen', () => {
  expect(chooseEncoding('br', ['identity', 'gzip'])).toBe('identity');
  expect(chooseEncoding('br, gzip;q=0.1', ['identity', 'gzip'])).toBe('gzip');
});
