import { expect, test } from 'vitest';
import { shortAddress, shortName } from './short-name';

test('a name that fits stays', () => expect(shortName('a'.repeat(200))).toBe('a'.repeat(200)));

test.each(['a'.repeat(201), 'ä'.repeat(150), '🎉'.repeat(60), `${'a'.repeat(190)}--- -${'b'.repeat(20)}`])(
  '%s is cut between signs, and keeps apart from others',
  (name) => {
    const short = shortName(name);
    expect(Buffer.byteLength(short)).toBeLessThanOrEqual(200);
    expect(short).toMatch(/[^-\s]-[0-9a-z]{8}$/);
    expect(name.startsWith(short.slice(0, -9))).toBe(true);
    expect(shortName(`${name}b`)).not.toBe(short);
    expect(shortName(short)).toBe(short);
  },
);

test('of an address each part is shortened, and what is too long as a whole becomes one part', () => {
  expect(shortAddress('guides/first/')).toBe('guides/first/');
  expect(shortAddress(`guides/${'a'.repeat(300)}/x`)).toMatch(/^guides\/a+-\w{8}\/x$/);
  const deep = `${'deep/'.repeat(500)}page`;
  expect(shortAddress(deep)).toMatch(/^page-\w{20}$/);
  expect(shortAddress(`${deep}/`)).toMatch(/^page-\w{20}\/$/);
  expect(shortAddress(`x/${deep}`)).not.toBe(shortAddress(deep));
});
