import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutKnown } from './known';
import { PROGRAM, copyFixture } from './test-copies';

const { site, differences, seed } = copyFixture();

test('a difference that is meant is left out, and one that has gone is named', () => {
  const list = (name: string): string => `known:
  - { version: v3, owner: watch_door, name: ${name}, property: default, reason: as the house wants it }
`;
  seed(PROGRAM, 'floor = -(1 << 2)', 'floor = 3');
  const file = path.join(site(), 'content/gadgets/_known.yaml');
  writeFileSync(file, list('--floor'));
  expect(withoutKnown(site(), 'v3', differences())).toEqual({ differences: [], known: 1, outdated: [] });
  writeFileSync(file, list('--pid'));
  expect(withoutKnown(site(), 'v3', differences())).toMatchObject({ known: 0, outdated: ['watch_door: --pid'] });
  expect(withoutKnown(site(), 'v3', differences()).differences).toHaveLength(1);
  writeFileSync(file, 'known: [ { owner: 3 } ]');
  expect(() => withoutKnown(site(), 'v3', [])).toThrow(/_known\.yaml/);
});
