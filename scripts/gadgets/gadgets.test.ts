import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UsageError } from '../../src/engine/model/command-error';
import { createProgress } from '../../src/engine/model/progress';
import { loadGadgets } from '../../src/engine/read/gadgets/load';
import { compareGadgets } from './compare/gadgets';
import { sentence, type Difference } from './difference';
import { compareFlags } from './flags/compare-flags';
import { readHelp } from './flags/help-output';
import { readCommandSource } from './flags/read-source';
import { withoutKnown } from './known';
import type { OurData } from './our-data';
import { runGadgets } from './run';
import { readTool } from './tool/read-tool';
import { applyChanges, changesText, planChanges, type Update } from './update/update';

const FIXTURE = path.join(import.meta.dirname, 'fixture');
const VERSIONS = ['v1', 'v2', 'v3'];

let folder: string;
let tool: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gadgets-'));
  cpSync(FIXTURE, folder, { recursive: true });
  tool = path.join(folder, 'tool');
  site = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(version = 'v3'): OurData {
  const { catalogue, problems } = loadGadgets(site, { versions: VERSIONS, latest: 'v2' });
  expect(problems).toEqual([]);
  return { root: site, version, catalogue };
}

function differences(version = 'v3'): Difference[] {
  const data = load(version);
  const commands = readCommandSource(tool);
  return [...compareGadgets(readTool(tool), data), ...(commands ? compareFlags(commands, data) : [])];
}

function told(version = 'v3'): string[] {
  return differences(version).map(sentence);
}

/** Changes one place of a file of the tool. */
function seed(file: string, from: string, to: string): void {
  const full = path.join(tool, file);
  const text = readFileSync(full, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  writeFileSync(
    full,
    text.replace(from, () => to),
  );
}

const PROGRAM = 'gadgets/watch_door/program.bpf.c';
const METADATA = 'gadgets/watch_door/gadget.yaml';

test('a tool and data that agree have no difference, and all of the tool is read', () => {
  expect(told()).toEqual([]);
  expect(readTool(tool).unread).toEqual([]);
  expect(readTool(tool).gadgets.map(({ name, params }) => [name, params.map(({ key }) => key)])).toEqual([
    ['count_steps', ['map-fetch-interval', 'trace-pipe']],
    ['watch_door', ['pid', 'uid', 'only-open', 'floor', 'bell_front', 'bell_back', 'trace-pipe', 'greeting']],
  ]);
});

describe('each seeded difference is found, and nothing else', () => {
  const cases: [what: string, file: string, from: string, to: string, expected: string[]][] = [
    [
      'new field',
      PROGRAM,
      'void *secret;',
      'void *secret;\n\t__u16 shoes;',
      ['watch_door: field door.shoes is in v3, not in our data (u16)'],
    ],
    ['gone field', PROGRAM, 'steps, stairs', 'stairs', ['watch_door: field door.steps is in our data, not in v3']],
    [
      'type of a field',
      PROGRAM,
      '__u32 steps',
      '__s64 steps',
      [
        'watch_door: field door.steps: type is s64 in v3, u32 in our data',
        'watch_door: field door.stairs: type is s64 in v3, u32 in our data',
      ],
    ],
    [
      'size of an array',
      PROGRAM,
      'coat[4]',
      'coat[2 * 4]',
      ['watch_door: field door.coat: type is u8[8] in v3, u8[4] in our data'],
    ],
    [
      'value of an enum',
      'gadgets/watch_door/door.h',
      'ajar = 4',
      'ajar = 2',
      [
        'watch_door: field door.door_raw: values is closed=0, ajar=2, open=3 in v3, closed=0, ajar=4, open=5 in our data',
      ],
    ],
    [
      'default in the program',
      PROGRAM,
      'only_open = true',
      'only_open = false',
      ['watch_door: parameter --only-open: default is false in v3, true in our data'],
    ],
    [
      'default of a macro',
      'include/gadget/filter.h',
      '((gadget_uid) - 1)',
      '7',
      ['watch_door: parameter --uid: default is 7 in v3, 4294967295 in our data'],
    ],
    [
      'new parameter by a macro',
      PROGRAM,
      'F(front)',
      'F(front) F(side)',
      ['watch_door: parameter --bell_side is in v3, not in our data (default false)'],
    ],
    [
      'renamed parameter',
      METADATA,
      'key: only-open',
      'key: open-only',
      [
        'watch_door: parameter --open-only is in v3, not in our data (default true)',
        'watch_door: parameter --only-open is in our data, not in v3',
      ],
    ],
    [
      'default of a module',
      METADATA,
      'hello',
      'good day',
      ['watch_door: parameter --greeting: default is good day in v3, hello in our data'],
    ],
    [
      'hidden column',
      METADATA,
      'columns.alias: cloak',
      'columns.alias: cloak\n          columns.hidden: true',
      ['watch_door: field door.coat: hidden is true in v3, false in our data'],
    ],
    [
      'shown column',
      METADATA,
      'columns.hidden: "true"',
      'columns.hidden: "false"',
      ['watch_door: field door.stairs: hidden is false in v3, true in our data'],
    ],
    ['title', METADATA, 'cloak', 'cape', ['watch_door: field door.coat: title is CAPE in v3, CLOAK in our data']],
    [
      'field of JSON',
      METADATA,
      '          json.skip: "true"\n',
      '',
      ['watch_door: field door.coat: json is written in v3, skipped in our data'],
    ],
    [
      'field of a program',
      'gadgets/watch_door/go/program.go',
      '"mood"',
      '"temper"',
      [
        'watch_door: field door.temper is in v3, not in our data (string)',
        'watch_door: field door.mood is in our data, not in v3',
      ],
    ],
    [
      'data source of a program',
      'gadgets/watch_door/go/program.go',
      '"log"',
      '"diary"',
      [
        'watch_door: data source diary is in v3, not in our data',
        'watch_door: data source log is in our data, not in v3',
      ],
    ],
    [
      'kind of a data source',
      'gadgets/watch_door/go/program.go',
      'TypeSingle',
      'TypeArray',
      ['watch_door: data source log: type is array in v3, single in our data'],
    ],
    [
      'renamed data source',
      PROGRAM,
      'GADGET_TRACER(door,',
      'GADGET_TRACER(gate,',
      [
        'watch_door: data source gate is in v3, not in our data',
        'watch_door: data source door is in our data, not in v3',
      ],
    ],
    [
      'shared field, told once',
      'include/gadget/types.h',
      'gadget_uid uid;',
      'gadget_uid uid;\n\t__u32 age;',
      ['_common process: field creds.age is in v3, not in our data (u32)'],
    ],
    [
      'field of the container, told once',
      'pkg/datasource/compat/wrapper.go',
      '"node"',
      '"machine"',
      [
        '_common k8s: field machine is in v3, not in our data (string)',
        '_common k8s: field node is in our data, not in v3',
      ],
    ],
    [
      'template that hides no more',
      'pkg/metadata/v1/annotations.go',
      '"mntns_id": {ColumnsHiddenAnnotation: "true"}',
      '"mntns_id": {}',
      [
        'count_steps: field steps.mntns_id: hidden is false in v3, true in our data',
        '_common process: field mntns_id: hidden is false in v3, true in our data',
      ],
    ],
    [
      'kernel',
      'gadgets/watch_door/README.mdx',
      '5.4',
      '6.1',
      ['watch_door: kernel minKernel: version is 6.1 in v3, 5.4 in our data'],
    ],
    [
      'image',
      'gadgets/watch_door/artifacthub-pkg.yml',
      'gadget/watch_door:',
      'tools/watch_door:',
      [
        'watch_door: image image: name is example.org/tools/watch_door in v3, example.org/gadget/watch_door in our data',
      ],
    ],
    [
      'default of an operator for one gadget',
      'gadgets/count_steps/gadget.yaml',
      '"0"',
      '"5s"',
      ['count_steps: parameter --map-fetch-interval: default is 5s in v3, 0 in our data'],
    ],
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
  test.each(cases)('%s', (_what, file, from, to, expected) => {
    seed(file, from, to);
    expect([...told()].sort()).toEqual([...expected].sort());
  });

  test('new and gone gadget', () => {
    cpSync(path.join(tool, 'gadgets/count_steps'), path.join(tool, 'gadgets/count_stairs'), { recursive: true });
    rmSync(path.join(tool, 'gadgets/watch_door'), { recursive: true });
    expect(told()).toEqual([
      'gadget count_stairs is in v3, not in our data',
      'gadget watch_door is in our data, not in v3',
    ]);
  });

  test('places are those of the line, in the tool and in the data', () => {
    seed(PROGRAM, 'coat[4]', 'coat[8]');
    seed('cmd/common/run.go', '90*time.Second', 'time.Minute');
    const lineOf = (file: string, text: string): number =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;
    expect(differences().map(({ place, dataPlace }) => [place, dataPlace])).toEqual([
      [
        { file: PROGRAM, line: lineOf(`tool/${PROGRAM}`, 'coat[8]') },
        { file: 'content/gadgets/watch_door.yaml', line: lineOf('site/content/gadgets/watch_door.yaml', 'name: coat') },
      ],
      [
        { file: 'cmd/common/run.go', line: lineOf('tool/cmd/common/run.go', 'time.Minute') },
        { file: 'content/gadgets/_commands.yaml', line: lineOf('site/content/gadgets/_commands.yaml', '--wait') },
      ],
    ]);
  });

  test('what cannot be read is said, and its type is not guessed', () => {
    seed(PROGRAM, '__u32 steps, stairs', 'strange_t steps, stairs');
    expect(told()).toEqual([]);
    expect(readTool(tool).unread.map(({ gadget, message }) => `${gadget}: ${message}`)).toEqual([
      'watch_door: the type of steps is not known',
      'watch_door: the type of stairs is not known',
    ]);
  });
});

test('a difference that is meant is left out, and one that has gone is named', () => {
  const list = (name: string): string => `known:
  - { version: v3, owner: watch_door, name: ${name}, property: default, reason: as the house wants it }
`;
  seed(PROGRAM, 'floor = -(1 << 2)', 'floor = 3');
  const file = path.join(site, 'content/gadgets/_known.yaml');
  writeFileSync(file, list('--floor'));
  expect(withoutKnown(site, 'v3', differences())).toEqual({ differences: [], known: 1, outdated: [] });
  writeFileSync(file, list('--pid'));
  expect(withoutKnown(site, 'v3', differences())).toMatchObject({ known: 0, outdated: ['watch_door: --pid'] });
  expect(withoutKnown(site, 'v3', differences()).differences).toHaveLength(1);
  writeFileSync(file, 'known: [ { owner: 3 } ]');
  expect(() => withoutKnown(site, 'v3', [])).toThrow(/_known\.yaml/);
});

describe('update', () => {
  function plan(version = 'v3'): Update {
    return planChanges(differences(version), readTool(tool), load(version));
  }
  function update(version = 'v3'): Update {
    const planned = plan(version);
    applyChanges(planned, site);
    return planned;
  }
  const file = (name: string): string => readFileSync(path.join(site, 'content/gadgets', name), 'utf8');

  test('a new, a gone and a changed field are written with their versions; words and comments stay', () => {
    const before = file('watch_door.yaml').split('\n');
    seed(PROGRAM, 'void *secret;', '__u16 shoes;');
    seed(PROGRAM, '__u32 steps, stairs', '__u64 stairs');
    const { done, left } = update();
    expect(done).toHaveLength(3);
    expect(left).toEqual(['watch_door: field door.shoes is in v3, not in our data (u16): its meaning']);
    const after = file('watch_door.yaml').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '        until: v2',
      '        until: v2',
      '        since: v3',
      '      - name: shoes',
      '        type: u16',
      '        since: v3',
      '        meaning: Not described by the tool',
      '      ig: [ runtime.containerName, proc.comm, proc.pid, from, error_raw, steps, name, coat, shoes, door, error, mood ]',
    ]);
    expect(after).toContain('      # The visitor comes before the door.');
    expect(told()).toEqual([]);
  });

  test('is the same when it is run again, and a dry run writes nothing', () => {
    seed(PROGRAM, 'void *secret;', '__u16 shoes;');
    const dry = plan();
    expect(file('watch_door.yaml')).not.toContain('shoes');
    expect(changesText(dry, true)).toContain('1 files would change: content/gadgets/watch_door.yaml');
    update();
    const once = file('watch_door.yaml');
    expect(once).toContain('shoes');
    expect(update()).toEqual({ changes: [], done: [], left: [] });
    expect(file('watch_door.yaml')).toBe(once);
  });

  test('a field that comes with an older version reaches back to it', () => {
    seed(PROGRAM, 'void *secret;', '__u16 shoes;');
    update('v3');
    update('v2');
    expect(file('watch_door.yaml')).toContain('- name: shoes\n        type: u16\n        since: v2\n        meaning');
    update('v1');
    expect(file('watch_door.yaml')).toContain('- name: shoes\n        type: u16\n        meaning');
    expect(VERSIONS.flatMap((version) => told(version))).toEqual([]);
  });

  test('a default that changes is an entry of its own in the new version', () => {
    seed(PROGRAM, 'floor = -(1 << 2)', 'floor = 3');
    update();
    expect(told('v3')).toEqual([]);
    const flags = load('v2')
      .catalogue.views.get('v2')
      ?.find(({ name }) => name === 'watch_door')?.params;
    expect(flags?.find(({ flag }) => flag === '--floor')?.default).toBe('-4');
  });

  test('a column that is hidden, and one that is shown, are no longer and now default columns', () => {
    seed(METADATA, 'columns.alias: cloak', 'columns.alias: cloak\n          columns.hidden: true');
    seed(
      METADATA,
      'stairs:\n        annotations:\n          columns.hidden: "true"',
      'stairs:\n        annotations: {}',
    );
    update();
    const columns = (version: string): string[] | undefined =>
      load()
        .catalogue.views.get(version)
        ?.find(({ name }) => name === 'watch_door')?.dataSources[0]?.defaultColumns.ig;
    expect(columns('v3')).toEqual([
      'runtime.containerName',
      'proc.comm',
      'proc.pid',
      'from',
      'error_raw',
      'steps',
      'stairs',
      'name',
      'door',
      'error',
      'mood',
    ]);
    expect(columns('v2')).toEqual([
      'runtime.containerName',
      'proc.comm',
      'proc.pid',
      'from',
      'error_raw',
      'steps',
      'name',
      'coat',
      'door',
      'error',
      'mood',
    ]);
    expect(told()).toEqual([]);
  });

  test('a new gadget gets a file that is valid, a gone one ends', () => {
    cpSync(path.join(tool, 'gadgets/watch_door'), path.join(tool, 'gadgets/watch_window'), { recursive: true });
    rmSync(path.join(tool, 'gadgets/count_steps'), { recursive: true });
    const { left } = update();
    expect(left).toEqual([
      'gadget watch_window is in v3, not in our data: summary, observes, keywords, limits, meanings and a page for watch_window',
      'gadget count_steps is in our data, not in v3: remove its page from the newest version',
    ]);
    expect(file('count_steps.yaml')).toContain('until: v2');
    expect(file('watch_window.yaml')).toContain('since: v3');
    expect(file('watch_window.yaml')).toContain('paramGroups: [ filter, debug ]');
    expect(told()).toEqual([]);
  });

  test('flags and commands are written with their versions', () => {
    seed('cmd/common/run.go', '"wide", "w"', '"broad", "b"');
    seed('cmd/common/run.go', '90*time.Second', 'time.Minute');
    update();
    expect(file('_commands.yaml')).toContain('{ flag: --wide, short: -w, type: bool, default: "false", until: v2 }');
    expect(file('_commands.yaml')).toContain(
      '{ flag: --broad, short: -b, type: bool, since: v3, meaning: open it wide }',
    );
    expect(file('_commands.yaml')).toContain('{ flag: --wait, type: duration, default: 1m30s, until: v2 }');
    expect(told()).toEqual([]);
    expect(told('v3')).toEqual([]);
  });
});

describe('help', () => {
  const HELP = `Open a door

Usage:
  ig house door NAME [flags]

Aliases:
  door, d

Flags:
  -h, --help            help for door
      --wait duration   how long to wait (default 1m30s)
  -w, --wide            open it wide

Global Flags:
      --config string   a file
`;
  function toldOfHelp(text: string): string[] {
    const help = path.join(folder, 'door.txt');
    writeFileSync(help, text);
    return compareFlags(readHelp(help), load()).map(sentence);
  }

  test('that agrees has no difference', () => expect(toldOfHelp(HELP)).toEqual([]));

  test.each([
    [
      'new',
      '--wide  ',
      '--wide-open  ',
      [
        'ig house door: flag --wide-open is in v3, not in our data',
        'ig house door: flag --wide is in our data, not in v3',
      ],
    ],
    [
      'default',
      '(default 1m30s)',
      '(default 2m0s)',
      ['ig house door: flag --wait: default is 2m0s in v3, 1m30s in our data'],
    ],
    ['short form', '-w, --wide', '-o, --wide', ['ig house door: flag --wide: short form is -o in v3, -w in our data']],
    ['aliases', 'door, d', 'door, dr', ['ig house: command door: aliases is dr in v3, d in our data']],
  ])('%s is found', (_what, from, to, expected) => expect(toldOfHelp(HELP.replace(from, to))).toEqual(expected));

  test('a text that is none is an error', () => {
    expect(() => toldOfHelp('hello')).toThrow(/no output of --help/);
  });
});

describe('the command', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const output = { print: () => undefined, progress: createProgress(true) };
  test.each([
    [['diff'], /diff PATH or update PATH/],
    [['diff', '.'], /--version is missing/],
    [['diff', '.', '--version', 'v1', '--json2'], /There is no flag --json2/],
    [['update', '.', '--version', 'main', '--json'], /--json is for diff/],
    [['diff', '.', '--version', 'main', '--dry-run'], /--dry-run is for update/],
  ])('%j is a wrong call', async (argv, message) => {
    const called = runGadgets(argv, root, output);
    await expect(called).rejects.toThrow(message);
    await expect(called).rejects.toBeInstanceOf(UsageError);
  });
  test.each([
    [['diff', '/nowhere', '--version', 'main'], /There is nothing at \/nowhere/],
    [['diff', '.', '--version', 'v9'], /The site has no version v9/],
  ])('%j fails in one line', async (argv, message) => {
    await expect(runGadgets(argv, root, output)).rejects.toThrow(message);
  });
});
