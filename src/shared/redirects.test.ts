import { expect, test } from 'vitest';
import { redirectTarget } from './redirects';

const RULES = [
  { from: '/v1/special', to: '/v3/special#x' },
  { from: '/v1/*', to: '/v2/*' },
  { from: '/slashed/*', to: '/v2/*/' },
  { from: '/en/*', to: '/*' },
  { from: '/all/*', to: '/one' },
];

test.each([
  ['/v1', '/v2'],
  ['/v1/a/b', '/v2/a/b'],
  ['/v1/special', '/v3/special#x'],
  ['/v1/ü x', '/v2/%C3%BC%20x'],
  ['/v1/$&', '/v2/$&'],
  ['/v1x', undefined],
  ['/slashed/a', '/v2/a/'],
  ['/en', '/'],
  ['/en/a', '/a'],
  ['/en//example.org', undefined],
  ['/all/a/b', '/one'],
])('%s leads to %s', (route, expected) => expect(redirectTarget(RULES, route)).toBe(expected));
