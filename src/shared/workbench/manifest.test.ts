import { expect, test } from 'vitest';
import type { CommandModel } from '../commands/model';
import { parseCommand } from '../commands/parse';
import { readShell } from '../commands/shell';
import { MODEL } from '../commands/test-model';
import { asManifest, scalar } from './as-manifest';
import { inOtherTools } from './other-tools';
import { commandOfManifest, looksLikeManifest } from './read-manifest';

/** The small model with flags that a manifest has as keys and parameters. */
const WITH_KEYS: CommandModel = {
  ...MODEL,
  runFlags: [
    ...MODEL.runFlags,
    ...['name', 'tags', 'nodes'].map((key) => ({ flag: `--${key}`, type: 'string', here: true, manifest: key })),
    { flag: '--timeout', type: 'int32', short: '-t', here: true },
    { flag: '--host', type: 'bool', here: true, environments: ['ig'], manifest: 'operator.LocalManager.host' },
    { flag: '--sort', type: 'string', here: true, manifest: 'operator.sort.sort' },
  ],
};

function read(text: string) {
  const [command] = readShell(text).commands;
  const call = command && parseCommand(command, WITH_KEYS);
  if (!call) throw new Error(`${text} calls none of the tools.`);
  return call;
}

test('a run is a manifest: keys, lists and parameters, and the rest stays with the command', () => {
  const text = `sudo ig run trace_open:v2 --name mine --tags 'a, b' --kind=file --failed --sort -error -t 5 --output=json -v`;
  expect(asManifest(read(text), WITH_KEYS)).toEqual({
    yaml: `apiVersion: 1
kind: instance-spec
image: trace_open:v2
name: mine
tags:
  - a
  - b
paramValues:
  operator.oci.ebpf.kind: file
  operator.oci.ebpf.failed: "true"
  operator.sort.sort: "-error"
`,
    command: 'sudo ig run -f gadget.yaml -t 5 --output=json -v',
  });
});

test('a run without parameters has none in its manifest; what runs no image has no manifest', () => {
  expect(asManifest(read('ig run trace_open'), WITH_KEYS)?.yaml).toBe(
    'apiVersion: 1\nkind: instance-spec\nimage: trace_open\n',
  );
  expect(asManifest(read('ig run --failed'), WITH_KEYS)).toBeNull();
  expect(asManifest(read('ig image pull trace_open'), WITH_KEYS)).toBeNull();
});

test.each([
  ['a/b.c:d@e-f', 'a/b.c:d@e-f'],
  ['/a', '/a'],
  ['_a', '_a'],
  ['a:', '"a:"'],
  ['-a', '"-a"'],
  ['1', '"1"'],
  ['a b', '"a b"'],
  ['a#b', '"a#b"'],
  ['', '""'],
  ['True', '"True"'],
  ['n', '"n"'],
  ['null', '"null"'],
  ['nulls', 'nulls'],
])('%j is %s in YAML', (text, expected) => expect(scalar(text)).toBe(expected));

test.each([
  ['kind: instance-spec', true],
  ['a: b\nimage: x', true],
  ['paramValues:\n  a: b', true],
  ['image:', false],
  ['kind: Pod', false],
  [' image: x', false],
  ['ig run x', false],
])('%j looks like a manifest: %s', (text, expected) => expect(looksLikeManifest(text)).toBe(expected));

const MANIFEST = { apiVersion: 1, kind: 'instance-spec', image: 'trace_open:v2' };
const command = (more: Record<string, unknown>) => commandOfManifest({ ...MANIFEST, ...more }, WITH_KEYS);

test('a manifest is read as the command that does the same', () => {
  expect(command({})).toEqual({ command: 'kubectl gadget run trace_open:v2', problems: [] });
  const paramValues = { 'operator.oci.ebpf.kind': 'a b', 'operator.oci.ebpf.failed': true, 'operator.sort.sort': null };
  expect(command({ name: 'mine', tags: ['a', 1], nodes: null, paramValues })).toEqual({
    command: `kubectl gadget run trace_open:v2 --name mine --tags a,1 --kind 'a b' --failed --sort ''`,
    problems: [],
  });
  expect(command({ paramValues: { 'operator.LocalManager.host': false } }).command).toBe(
    'sudo ig run trace_open:v2 --host=false',
  );
});

test.each([
  [{ apiVersion: 2 }, 'apiVersion must be 1.'],
  [{ kind: 'Pod' }, 'kind must be instance-spec.'],
  [{ image: undefined }, 'image is missing: the gadget to run.'],
  [{ id: 'x' }, 'id cannot be set with kubectl gadget.'],
  [{ nmae: 'x' }, 'There is no key "nmae". Did you mean name?'],
  [{ other: 1 }, 'There is no key "other". Keys: apiVersion, kind, image, name, id, tags, nodes, paramValues.'],
  [
    { paramValues: { 'operator.oci.kind': 1 } },
    'There is no parameter "operator.oci.kind" here. Did you mean operator.oci.ebpf.kind?',
  ],
  [
    { paramValues: { 'operator.sort.srot': 1 } },
    'There is no parameter "operator.sort.srot" here. Did you mean operator.sort.sort?',
  ],
  [{ paramValues: { x: 1 } }, 'There is no parameter "x" here.'],
])('of a manifest with %j is said: %s', (more, problem) => expect(command(more).problems).toEqual([problem]));

test.each([[null], [['a']], ['text']])('%j is no manifest', (document) =>
  expect(commandOfManifest(document, WITH_KEYS)).toEqual({
    command: '',
    problems: ['A manifest is a list of keys and values.'],
  }),
);

test('the same run with the other tools of its gadget, without the flags that they lack', () => {
  expect(inOtherTools(read('sudo ig run trace_open:v2 --failed --host'), WITH_KEYS)).toEqual([
    { tool: 'kubectl-gadget', command: 'kubectl gadget run trace_open:v2 --failed', dropped: ['--host'] },
  ]);
  expect(inOtherTools(read('ig run example.org/own:v1'), WITH_KEYS)).toEqual([]);
  expect(inOtherTools(read('ig image pull trace_open'), WITH_KEYS)).toEqual([]);
});
