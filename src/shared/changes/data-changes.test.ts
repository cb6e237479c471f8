import { describe, expect, test } from 'vitest';
import type { CommandModel, FlagModel } from '../commands/model';
import type { FieldView, GadgetView, ParamView } from '../gadgets/view';
import { commandChanges, dataChanges, gadgetChanges } from './data-changes';
import { byKind, changeText } from './sentences';
import type { DataChange } from './thing-changes';

const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({
  name,
  title: name,
  type: 'u32',
  hidden: false,
  shownIn: ['ig'],
  meaning: `Meaning of ${name}`,
  ...more,
});
const param = (flag: string, more: Partial<ParamView> = {}): ParamView => ({
  flag,
  type: 'bool',
  default: 'false',
  meaning: `Meaning of ${flag}`,
  ...more,
});
const gadget = (name: string, params: ParamView[], fields: FieldView[], summary = `Summary of ${name}`): GadgetView =>
  ({ name, summary, category: 'trace', params, dataSources: [{ name: 'events', fields }] }) as unknown as GadgetView;
const short = (changes: readonly DataChange[]): string[] =>
  changes.map(({ kind, change, name, before, after, of }) =>
    [kind, change, name, `${before}>${after}`, of.join('+')].join(' '),
  );

describe('changes of gadgets', () => {
  test('gadgets come and go, and what they hold with them', () =>
    expect(short(gadgetChanges([gadget('old', [param('--a')], [])], [gadget('new', [param('--b')], [])]))).toEqual([
      'gadget new new > ',
      'gadget gone old > ',
    ]));

  test('parameters and fields: new, gone, another default, type, values and columns', () => {
    const before = [
      gadget('a', [param('--left'), param('--size', { default: '1' })], [field('pid'), field('uid', { shownIn: [] })]),
    ];
    const after = [
      gadget(
        'a',
        [param('--size', { default: '2', allowed: ['1', '2'] }), param('--new')],
        [field('pid', { type: 'u64', meaning: 'Another one' }), field('uid')],
      ),
    ];
    expect(short(gadgetChanges(before, after))).toEqual([
      'parameter new --new > a',
      'parameter gone --left > a',
      'parameter default --size 1>2 a',
      'parameter values --size >1, 2 a',
      'field type pid u32>u64 a',
      'field meaning pid Meaning of pid>Another one a',
      'field columns uid >ig a',
    ]);
  });

  test('what has only another name is renamed, unless two could be meant', () => {
    const inode = { meaning: 'Inode number' };
    const rename = (gone: FieldView[], come: FieldView[]): string[] =>
      short(gadgetChanges([gadget('a', [], gone)], [gadget('a', [], come)]));
    expect(rename([field('exe_inode', inode)], [field('inode', inode)])).toEqual([
      'field renamed inode exe_inode>inode a',
    ]);
    expect(rename([field('x', inode)], [field('y', inode), field('z', inode)])).toEqual([
      'field new y > a',
      'field new z > a',
      'field gone x > a',
    ]);
  });

  test('a gadget that has only another name is renamed, and what else changed in it is listed', () => {
    const [before, after] = [
      [gadget('trace_ping', [param('--a')], [], 'Shows pings')],
      [gadget('trace_icmp', [param('--a', { default: 'true' })], [], 'Shows pings')],
    ];
    expect(short(gadgetChanges(before, after))).toEqual([
      'gadget renamed trace_icmp trace_ping>trace_icmp ',
      'parameter default --a false>true trace_icmp',
    ]);
  });
});

describe('changes of the tools', () => {
  const flag = (name: string, more: Partial<FlagModel> = {}): FlagModel => ({
    flag: name,
    type: 'string',
    here: true,
    ...more,
  });
  const model = (flags: FlagModel[], commands: string[], runs: FlagModel[] = []): CommandModel => {
    const tool = (words: string[]) => ({
      words,
      flags,
      commands: [
        { name: 'run', run: true, here: true, flags: [], commands: [] },
        ...commands.map((name) => ({ name, run: false, here: name !== 'later', flags: [], commands: [] })),
      ],
    });
    return {
      version: 'v1',
      tools: { 'kubectl-gadget': tool(['kubectl', 'gadget']), ig: tool(['ig']), gadgetctl: tool(['gadgetctl']) },
      runFlags: runs,
      gadgets: [],
      unreadable: [],
      removed: [],
      imagePrefix: '',
      tagVariable: null,
    };
  };

  test('commands and flags of the version, with those of run where the tool has them', () => {
    const before = model([flag('--debug', { here: false }), flag('--log', { default: 'info' })], ['later']);
    const after = model(
      [flag('--debug'), flag('--log', { default: 'warn' })],
      ['show'],
      [flag('--k8s', { environments: ['ig'] })],
    );
    expect(short(commandChanges(before, after))).toEqual([
      'command new kubectl gadget show > ',
      'command new ig show > ',
      'command new gadgetctl show > ',
      'flag new --debug > kubectl gadget+ig+gadgetctl',
      'flag default --log info>warn kubectl gadget+ig+gadgetctl',
      'flag new --k8s > ig run',
    ]);
    expect(dataChanges(after, after)).toEqual([]);
  });
});

const change = (kind: DataChange['kind'], what: DataChange['change'], before = '', after = ''): DataChange => ({
  kind,
  change: what,
  name: 'x',
  before,
  after,
  of: [],
});

test('changes are listed by kind and said in few words', () => {
  const groups = byKind([change('flag', 'new'), change('gadget', 'gone'), change('flag', 'gone')]);
  expect(groups.map(({ kind, changes }) => `${kind} ${changes.length}`)).toEqual(['gadget 1', 'flag 2']);
  expect(changeText(change('field', 'renamed', 'old', 'x'))).toBe('renamed from old');
  expect(changeText(change('field', 'columns', '', 'ig'))).toBe('printed by default: ig; before: nothing');
});
