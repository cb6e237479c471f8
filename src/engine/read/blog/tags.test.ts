import { expect, test } from 'vitest';
import { tagSlug } from './tags';

// lodash 4.17 kebabCase returns the expected values.
test.each([
  ['', ''],
  ['--', ''],
  ['Foo Bar', 'foo-bar'],
  ['__FOO_BAR__', 'foo-bar'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['v0.44.1', 'v-0-44-1'],
  ['C++', 'c'],
  ["it's", 'its'],
  ['déjà vu', 'deja-vu'],
  ['Überblick', 'uberblick'],
  ['a1b2', 'a-1-b-2'],
])('%j gives %j', (label, slug) => expect(tagSlug(label)).toBe(slug));
