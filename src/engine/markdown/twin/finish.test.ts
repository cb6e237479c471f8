import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { twinSlot } from '../article';
import { finishTwin } from '../finish';

const finish = (twin: string): string =>
  finishTwin(twin, {
    link: (target) => target,
    image: (source) => source,
    component: ({ name }) => `<${name}>`,
    since: (name) => ` (since ${name})`,
    variables: { TAG: 'v1', DIR: 'a b' },
  });

test.each([
  ['a/b.html?x=1&y#z', 'a/b.html?x=1&y#z'],
  ['x y\tz', 'x%20y%09z'],
  ['<x>', '%3Cx%3E'],
  ['a\\b', 'a%5Cb'],
  ['a(b)c', 'a%28b%29c'],
  ['(a)) (', '%28a%29%29%20%28'],
])('the address %j is %s in a link and an image, and is read as one link', (address, encoded) => {
  const text = finish(`[x](${twinSlot('L', address)}) ![y](${twinSlot('I', address)})`);
  expect(text).toBe(`[x](${encoded}) ![y](${encoded})`);
  expect(fromMarkdown(text).children[0]).toMatchObject({ children: [{ type: 'link', url: encoded }, {}, {}] });
});

test('each slot is filled with what it contains', () => {
  const component = twinSlot('C', { name: 'A', attributes: {}, line: 1, column: 1 });
  expect(finish(`${twinSlot('N', '-é')}|${twinSlot('V', 'TAG')}|${twinSlot('V', 'NONE')}|${component}`)).toBe(
    ' (since -é)|v1||<A>',
  );
});

test('variables in addresses have their values before the address is looked up', () => {
  expect(finish(`[x](${twinSlot('L', '%DIR%/%TAG%')}) ![y](${twinSlot('I', '%TAG%/%NONE%.png')})`)).toBe(
    '[x](a%20b/v1) ![y](v1/%NONE%.png)',
  );
});
