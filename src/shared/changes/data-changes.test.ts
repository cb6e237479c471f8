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
  test('an added or removed gadget is one change, without its parameters and fields', () =>
    expect(short(gadgetChanges([gadget('old', [param('--a')], [])], [gadget('new', [param('--b')], [])]))).toEqual([
      'gadget new new > ',
      'gadget removed old > ',
    ]));

  test('parameters and fields: new, removed, changed default, type, values and columns', () => {
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
      'parameter removed --left > a',
      'parameter default --size 1>2 a',
      'parameter values --size >1, 2 a',
      'field type pid u32>u64 a',
      'field meaning pid Meaning of pid>Another one a',
      'field columns uid >ig a',
    ]);
  });

  test('a thing whose name alone changed is renamed, unless there are two candidates', () => {
    const inode = { meaning: 'Inode number' };
    const rename = (before: FieldView[], after: FieldView[]): string[] =>
      short(gadgetChanges([gadget('a', [], before)], [gadget('a', [], after)]));
    expect(rename([field('exe_inode', inode)], [field('inode', inode)])).toEqual([
      'field renamed inode exe_inode>inode a',
    ]);
    expect(rename([field('x', inode)], [field('y', inode), field('z', inode)])).toEqual([
      'field new y > a',
      'field new z > a',
      'field removed x > a',
    ]);
  });

  test('a renamed gadget is recognized, and its other changes are listed', () => {
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

  test('commands and flags of the version, including the flags of `run` that the tool supports', () => {
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

test('changes are grouped by kind and described briefly', () => {
  const groups = byKind([change('flag', 'new'), change('gadget', 'removed'), change('flag', 'removed')]);
  expect(groups.map(({ kind, changes }) => `${kind} ${changes.length}`)).toEqual(['gadget 1', 'flag 2']);
  expect(changeText(change('field', 'renamed', 'old', 'x'))).toBe('renamed from old');
  expect(changeText(change('field', 'columns', '', 'ig'))).toBe('printed by default: ig; before: nothing');
});
