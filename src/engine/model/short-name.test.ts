import { expect, test } from 'vitest';
import { shortName } from './short-name';

test('a name that fits stays', () => expect(shortName('a'.repeat(100))).toBe('a'.repeat(100)));

test.each(['a'.repeat(101), 'ä'.repeat(75), '🎉'.repeat(30), `${'a'.repeat(90)}--- -${'b'.repeat(20)}`])(
  '%s is cut between signs, and keeps apart from others',
  (name) => {
    const short = shortName(name);
    expect(Buffer.byteLength(short)).toBeLessThanOrEqual(100);
    expect(short).toMatch(/[^-\s]-[0-9a-z]{8}$/);
    expect(name.startsWith(short.slice(0, -9))).toBe(true);
    expect(shortName(`${name}b`)).not.toBe(short);
    expect(shortName(short)).toBe(short);
  },
);
