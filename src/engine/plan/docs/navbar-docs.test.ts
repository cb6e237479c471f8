import { expect, test } from 'vitest';
import { emptySource } from '../test-source';
import type { DocsVersion } from './docs-version';
import { wrongNavbarDocs } from '../plan';

const source = emptySource({
  title: 'T',
  navbar: {
    items: [
      { type: 'doc', doc: 'guide', label: 'Guide' },
      { type: 'link', label: 'Blog', to: '/blog' },
    ],
  },
});

/** A version with pages at these addresses. */
const version = (name: string, addresses: string[]): DocsVersion =>
  ({ config: { name }, docs: addresses.map((address) => ({ address })) }) as unknown as DocsVersion;
const problems = (...docs: DocsVersion[]) =>
  wrongNavbarDocs({ ...source, docs }).map(({ keys, severity, message, hint }) => [
    keys.join('.'),
    severity,
    `${message} ${hint}`,
  ]);

test('a page that every version contains is accepted', () =>
  expect(problems(version('v1', ['guide']), version('v2', ['', 'guide']))).toEqual([]));

test('a page that some versions lack is a warning, a page that all versions lack an error', () => {
  expect(problems(version('v1', ['', 'guides']), version('v2', ['guide']))).toEqual([
    ['navbar.items.0.doc', 'warning', 'navbar.items: Version "v1" has no page "guide". Did you mean "guides"?'],
  ]);
  expect(problems(version('v1', ['']), version('v2', ['x']))).toEqual([
    ['navbar.items.0.doc', 'error', 'navbar.items: Versions "v1", "v2" have no page "guide". Pages: index.'],
  ]);
});

test('at most twelve pages are listed', () => {
  const addresses = Array.from({ length: 13 }, (_, at) => `page-number-${at}`);
  const [[, , message] = []] = problems(version('v1', addresses));
  expect(message?.endsWith('page-number-10, page-number-11.')).toBe(true);
});
