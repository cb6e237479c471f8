import { expect, test } from 'vitest';
import type { Catalogue } from '../../read/gadgets/catalogue';
import { flagVersions } from './flag-versions';

const flag = (name: string, more = {}) => ({ flag: name, ...more });
const catalogue = {
  versions: ['v1', 'v2', 'v3'],
  common: {
    flags: { run: { flags: [flag('--common'), flag('--later', { since: 'v2' })] } },
    paramGroups: { net: { params: [flag('--net', { manifest: 'operator.net' })] } },
  },
  gadgets: [
    { since: 'v2', paramGroups: [{ params: [flag('--own'), flag('--newer', { since: 'v3' })] }] },
    { paramGroups: [{ params: [flag('--newer')] }] },
  ],
  commands: {
    flagSets: { set: [flag('--set', { since: 'v3' })] },
    tools: {
      ig: {
        flags: [flag('--tool')],
        commands: [
          {
            since: 'v2',
            flags: [flag('--command')],
            commands: [{ flags: [flag('--below')] }, { since: 'v3', flags: [flag('--below-later')] }],
          },
          { flags: [flag('--old')] },
        ],
      },
    },
  },
} as unknown as Catalogue;

test.each([
  ['--common', ['v1']],
  ['--later', ['v2']],
  ['--net', ['v1']],
  ['operator.net', ['v1']],
  // As old as its gadget.
  ['--own', ['v2']],
  // It came to one gadget later than to the other.
  ['--newer', ['v3', 'v1']],
  ['--set', ['v3']],
  ['--tool', ['v1']],
  ['--command', ['v2']],
  ['--below', ['v2']],
  ['--below-later', ['v3']],
  ['--old', ['v1']],
])('%s came in %j', (name, versions) => expect([...(flagVersions(catalogue).get(name) ?? [])]).toEqual(versions));

test('nothing else is a flag', () => {
  expect(flagVersions(catalogue).size).toBe(12);
  const empty = { versions: [], common: { flags: {}, paramGroups: {} }, gadgets: [], commands: null };
  expect(flagVersions(empty as unknown as Catalogue).size).toBe(0);
});
