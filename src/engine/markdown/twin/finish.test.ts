import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { EMPTY_ARTICLE, slot, type ArticleTwin } from '../article';
import { finishTwin } from './finish';

const EMPTY = EMPTY_ARTICLE.twin;
const FILLERS: Parameters<typeof finishTwin>[1] = {
  link: (target) => target,
  image: (source) => source,
  component: ({ name }) => `<${name}>`,
  since: (name) => ` (since ${name})`,
  variables: { TAG: 'v1', DIR: 'a b' },
};
const finish = (twin: Partial<ArticleTwin>): string => finishTwin({ twin: { ...EMPTY, ...twin } }, FILLERS);

/** Addresses, and how they stand in the parentheses of a link. */
const ADDRESSES = [
  ['a/b.html?x=1&y#z', 'a/b.html?x=1&y#z'],
  ['', ''],
  ['x y\tz', 'x%20y%09z'],
  ['<x>', '%3Cx%3E'],
  ['a\\b', 'a%5Cb'],
  ['a(b)c', 'a(b)c'],
  ['(a(b)c)(d)', '(a(b)c)(d)'],
  ['a(b', 'a%28b'],
  ['a)b', 'a%29b'],
  ['a)b(c', 'a%29b%28c'],
  ['(a)) (', '%28a%29%29%20%28'],
] as const;

test.each(ADDRESSES)('the address %j stands as %s in a link and an image', (address, encoded) => {
  const text = `[x](${slot('L', 0)}) ![y](${slot('I', 0)})`;
  expect(finish({ text, links: [address], images: [address] })).toBe(`[x](${encoded}) ![y](${encoded})`);
});

test.each(ADDRESSES.filter(([address]) => address !== ''))('a link to %j is read as one link', (address, encoded) => {
  const [paragraph] = fromMarkdown(finish({ text: `[x](${slot('L', 0)})`, links: [address] })).children;
  expect(paragraph).toMatchObject({ children: [{ type: 'link', url: encoded }] });
});

test('each slot is filled with the entry of its number', () => {
  const component = (name: string): ArticleTwin['components'][number] => ({ name, attributes: {}, line: 1, column: 1 });
  const twin = { links: ['l0', 'l1'], images: ['i0', 'i1'], names: ['n0', 'n1'], variables: ['DIR', 'TAG'] };
  const text = (['L', 'I', 'N', 'V', 'C'] as const).map((kind) => `${slot(kind, 1)}|${slot(kind, 0)}`).join('\n');
  expect(finish({ text, ...twin, components: [component('A'), component('B')] })).toBe(
    'l1|l0\ni1|i0\n (since n1)| (since n0)\nv1|a b\n<B>|<A>',
  );
});

test('variables in addresses have their values before the address is looked up', () => {
  const text = `[x](${slot('L', 0)}) ![y](${slot('I', 0)})`;
  expect(finish({ text, links: ['%DIR%/%TAG%'], images: ['%TAG%/%NONE%.png'] })).toBe(
    '[x](a%20b/v1) ![y](v1/%NONE%.png)',
  );
});

test('a variable without a value is empty', () => {
  expect(finish({ text: `a${slot('V', 0)}b`, variables: ['NONE'] })).toBe('ab');
});
