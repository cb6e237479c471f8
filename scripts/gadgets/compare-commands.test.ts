import { expect, test } from 'vitest';
import { copyFixture } from './test-copies';

const { told, seed } = copyFixture();

const cases: [what: string, file: string, from: string, to: string, expected: string[]][] = [
  [
    'renamed flag',
    'cmd/common/run.go',
    '"wide"',
    '"broad"',
    ['ig house door: flag --broad is in v3, not in our data', 'ig house door: flag --wide is in our data, not in v3'],
  ],
  [
    'short form',
    'cmd/common/run.go',
    '"w"',
    '"b"',
    ['ig house door: flag --wide: short form is -b in v3, -w in our data'],
  ],
  [
    'default of a flag',
    'cmd/common/run.go',
    '90*time.Second',
    'time.Minute',
    ['ig house door: flag --wait: default is 1m0s in v3, 1m30s in our data'],
  ],
  [
    'default that we have not written',
    'cmd/common/run.go',
    '"bell", ""',
    '"bell", "brass"',
    ['ig house door: flag --bell: default is brass in v3, none in our data'],
  ],
  [
    'type of a flag',
    'cmd/common/run.go',
    'BoolVarP(&wide, "wide", "w", false',
    'StringVarP(&wide, "wide", "w", other',
    ['ig house door: flag --wide: type is string in v3, bool in our data'],
  ],
  [
    'hidden flag shown',
    'cmd/common/run.go',
    '\tcmd.Flags().MarkHidden("key")\n',
    '',
    ['ig house door: flag --key is in v3, not in our data'],
  ],
  [
    'alias of a command',
    'cmd/common/run.go',
    '{"d"}',
    '{"d", "gate"}',
    ['ig house: command door: aliases is d, gate in v3, d in our data'],
  ],
  [
    'renamed command',
    'cmd/common/run.go',
    '"door NAME"',
    '"gate NAME"',
    ['ig house: command door is in our data, not in v3', 'ig house: command gate is in v3, not in our data'],
  ],
  [
    'gone command',
    'cmd/ig/main.go',
    '\t\tcommon.NewRunCommand(common.ModeAttach),\n',
    '',
    ['ig: command attach is in our data, not in v3'],
  ],
  [
    'flag of an operator',
    'pkg/operators/sort/sort.go',
    '"sort"',
    '"order"',
    ['run: flag --order is in v3, not in our data'],
  ],
  [
    'default of a flag of an operator',
    'pkg/operators/oci-handler/oci.go',
    '"missing"',
    '"always"',
    ['run: flag --pull: default is always in v3, missing in our data'],
  ],
];

test.each(cases)(
  'each seeded difference of a command is found, and nothing else: %s',
  (_what, file, from, to, expected) => {
    seed(file, from, to);
    expect([...told()].sort()).toEqual([...expected].sort());
  },
);
