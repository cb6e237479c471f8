import { expect, test } from 'vitest';
import { checkOutsideLinks, type OutsideLink } from './outside-links';

const REPOSITORY = 'https://github.com/o/tool';

const link = (href: string, layer: string | null = 'v1'): OutsideLink => ({
  href,
  file: 'page.md',
  line: 3,
  column: 5,
  layer,
});
const rules = (links: OutsideLink[]): string[] => checkOutsideLinks(links, REPOSITORY).map(({ rule }) => rule);

test.each([
  ['http://example.org/', ['link/not-https']],
  ['//example.org/', ['link/not-https']],
  ['http://localhost.example.org/', ['link/not-https']],
  ['http://localhost:3000/a', []],
  ['http://127.0.0.1', []],
  ['https://example.org/a b', ['link/space']],
  ['https://example.org/a%20', ['link/space']],
  ['https://example.org/%20a#b', ['link/space']],
  ['https://example.org/a%20b/c', []],
  ['https://example.org/?utm_source=x&id=1#a', ['link/tracking']],
  [`${REPOSITORY}/blob/main/a.go`, ['link/branch']],
  [`${REPOSITORY}/tree/master`, ['link/branch']],
  [`${REPOSITORY}/blob/v1/a.go`, []],
  [`${REPOSITORY}-other/blob/main/a.go`, []],
  ['https://example.org/?q=is%20open#utm_source', []],
])('%s: %j', (href, expected) => expect(rules([link(href)])).toEqual(expected));

test('a message says what is wrong with the address, and how to fix it', () => {
  const links = [
    link('http://example.org/a b?utm_source=x&id=1&fbclid=2#a'),
    link(`${REPOSITORY}/blob/main/a.go`, 'v1'),
  ];
  const problems = checkOutsideLinks(links, REPOSITORY);
  expect(problems.map(({ message, hint }) => `${message} ${hint}`).join('\n')).toMatchInlineSnapshot(`
    ""http://example.org/a b?utm_source=x&id=1&fbclid=2#a" is not an https address. Link to https://….
    "http://example.org/a b?utm_source=x&id=1&fbclid=2#a" contains a space. Remove the space.
    "http://example.org/a b?utm_source=x&id=1&fbclid=2#a" contains tracking parameters: utm_source, fbclid. Leave utm_source, fbclid out.
    "https://github.com/o/tool/blob/main/a.go" is a file on a branch, but the page is about v1. Use the version variable instead of the branch name."
  `);
});

test('posts and unreleased versions may link to a branch', () => {
  const href = `${REPOSITORY}/blob/main/a.go`;
  expect(rules([link(href, null)])).toEqual([]);
});
