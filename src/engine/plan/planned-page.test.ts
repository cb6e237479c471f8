import { expect, test } from 'vitest';
import { definePage } from './planned-page';

test('what a page does not say of itself: it is listed, stands at its own address, and is none of the search', () => {
  const body = { kind: 'html' as const, render: () => '' };
  const page = definePage({ path: '/a', layout: 'plain', section: 'page', heading: 'A', description: '', body });
  expect(page).toMatchObject({ unlisted: false, canonicalPath: '/a', file: null, search: null, links: [], twin: null });
});
