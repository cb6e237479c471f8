import { expect, test } from 'vitest';
import { ownAddress } from './resolve-link';

const SITE = { url: 'https://docs.example.org', base: '/' };

test.each([
  ['https://docs.example.org/docs/a?q=1#b%20c', SITE, { path: '/docs/a', hash: 'b c' }],
  ['http://DOCS.example.org/a%20b/', SITE, { path: '/a b/', hash: null }],
  ['//docs.example.org', SITE, { path: '/', hash: null }],
  ['https://docs.example.org?q#', SITE, { path: '/', hash: '' }],
  ['https://docs.example.org/docs/a.md', SITE, { path: '/docs/a', hash: null }],
  ['https://docs.example.org/base/a', { ...SITE, base: '/base/' }, { path: '/a', hash: null }],
  ['https://docs.example.org/other/a', { ...SITE, base: '/base/' }, null],
  ['https://docs.example.org:8080/a', SITE, null],
  ['https://docs.example.org.evil.org/a', SITE, null],
  ['https://example.org/docs.example.org/a', SITE, null],
  ['mailto:a@docs.example.org', SITE, null],
  ['/docs/a', SITE, null],
  ['http://localhost:3000/a', { ...SITE, url: 'http://localhost:3000' }, null],
])('the address %s of the site %j', (target, site, expected) => expect(ownAddress(target, site)).toEqual(expected));
