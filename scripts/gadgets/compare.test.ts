import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTool } from './tool/read-tool';
import { METADATA, PROGRAM, copyFixture } from './test-copies';

const { folder, tool, differences, told, seed } = copyFixture();

test('a tool and data that agree have no difference, and all of the tool is read', () => {
  expect(told()).toEqual([]);
  expect(readTool(tool()).unread).toEqual([]);
  expect(readTool(tool()).gadgets.map(({ name, params }) => [name, params.map(({ key }) => key)])).toEqual([
    ['count_steps', ['map-fetch-interval', 'trace-pipe']],
    ['watch_door', ['pid', 'uid', 'only-open', 'floor', 'bell_front', 'bell_back', 'trace-pipe', 'greeting']],
  ]);
});

describe('each seeded difference of a gadget is found, and nothing else', () => {
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
  ];
  test.each(cases)('%s', (_what, file, from, to, expected) => {
    seed(file, from, to);
    expect([...told()].sort()).toEqual([...expected].sort());
  });

  test('new and gone gadget', () => {
    cpSync(path.join(tool(), 'gadgets/count_steps'), path.join(tool(), 'gadgets/count_stairs'), { recursive: true });
    rmSync(path.join(tool(), 'gadgets/watch_door'), { recursive: true });
    expect(told()).toEqual([
      'gadget count_stairs is in v3, not in our data',
      'gadget watch_door is in our data, not in v3',
    ]);
  });

  test('places are those of the line, in the tool and in the data', () => {
    seed(PROGRAM, 'coat[4]', 'coat[8]');
    seed('cmd/common/run.go', '90*time.Second', 'time.Minute');
    const lineOf = (file: string, text: string): number =>
      readFileSync(path.join(folder(), file), 'utf8')
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
    expect(readTool(tool()).unread.map(({ gadget, message }) => `${gadget}: ${message}`)).toEqual([
      'watch_door: the type of steps is not known',
      'watch_door: the type of stairs is not known',
    ]);
  });
});
