import { expect, test } from 'vitest';
import { MODEL } from '../commands/test-model';
import { regionsOf, type Region } from './regions';

const read = (code: string, language = 'console'): Region[] => regionsOf(code, language, MODEL);

/** What a region is about, with the text that it covers. */
const told = (code: string, region: Region): string => {
  const text = code.slice(region.offset, region.end);
  if (region.kind === 'word') return `${text}: ${region.part.title}`;
  return `${text}: ${region.value === null ? 'name' : 'value'} of ${region.source.name}.${region.field.name}`;
};
const all = (code: string, language?: string): string[] => read(code, language).map((one) => told(code, one));
const cells = (code: string, language?: string): string[] =>
  read(code, language).flatMap((one) => (one.kind === 'cell' ? told(code, one) : []));

const TABLE = `$ sudo ig run trace_open --failed
FNAME       ERROR   OTHER
/etc/hosts  ENOENT  1
/tmp/a              2
$ ig run trace_open --filter 'error==ENOENT'
FNAME  ERROR
/x     EPERM`;

test('the words of commands and the names and values of what they print are known, in the order of the text', () => {
  expect(all(TABLE).join(' | ')).toBe(
    'sudo: around the command | ig: tool | run: command | trace_open: gadget trace_open | --failed: flag --failed | ' +
      'FNAME: name of open.fname | ERROR: name of open.error | /etc/hosts: value of open.fname | ' +
      'ENOENT: value of open.error | /tmp/a: value of open.fname | ' +
      'ig: tool | run: command | trace_open: gadget trace_open | --filter: flag --filter (-F) | ' +
      'error==ENOENT: value of --filter | error: field error | ==: comparison | ' +
      'FNAME: name of open.fname | ERROR: name of open.error | /x: value of open.fname | EPERM: value of open.error',
  );
});

test('a cell knows the command that has printed it', () => {
  const commands = read(TABLE).flatMap((one) => (one.kind === 'cell' ? TABLE.slice(one.command).split('\n')[0] : []));
  expect([...new Set(commands)]).toEqual([
    'sudo ig run trace_open --failed',
    "ig run trace_open --filter 'error==ENOENT'",
  ]);
});

test.each([
  ['json', '{"fname":"/a","error":"ENOENT"}'],
  ['jsonpretty', '{\n  "fname": "/a",\n  "error": "ENOENT"\n}'],
  ['yaml', 'fname: /a\nerror: ENOENT'],
  ['open:json', '{"fname":"/a","error":"ENOENT"}'],
])('what is printed as %s is read as that', (mode, output) => {
  const names = cells(`$ ig run trace_open -o ${mode}\n${output}`).map((one) => one.replaceAll('"', ''));
  expect(names).toEqual([
    'fname: name of open.fname',
    '/a: value of open.fname',
    'error: name of open.error',
    'ENOENT: value of open.error',
  ]);
});

test('the last of two modes counts, and output of an unknown mode has no regions', () => {
  expect(cells('$ ig run trace_open -o yaml -o json\n{"fname":"/a"}')).toHaveLength(2);
  expect(cells('$ ig run trace_open -o none\nFNAME\n/a')).toEqual([]);
});

test.each([
  ['is redirected to a file', '$ ig run trace_open > out.txt\nFNAME\n/a'],
  ['comes from two calls', '$ ig run trace_open; ig run trace_open\nFNAME\n/a'],
  ['comes from no gadget', '$ ig image pull\nFNAME\n/a'],
  ['has other names', '$ ig run trace_open\nNAME\n/a'],
])('of output that %s no cell is known', (_, code) => {
  expect(cells(code)).toEqual([]);
});

test('a sentence that begins like a command has no words, what was a command once has', () => {
  expect(all('$ ig is not found')).toEqual([]);
  expect(all('$ ig trace open').slice(0, 2)).toEqual(['ig: tool', 'trace: word']);
  expect(all('ls -l')).toEqual([]);
});

test('a default mode of output that is not columns is read as that, and hidden sources have no cells', () => {
  const change = (more: object): typeof MODEL => ({
    ...MODEL,
    gadgets: MODEL.gadgets.map((gadget) => ({
      ...gadget,
      view: gadget.view && {
        ...gadget.view,
        dataSources: gadget.view.dataSources.map((source) => ({ ...source, ...more })),
      },
    })),
  });
  const count = (model: typeof MODEL, output: string): number =>
    regionsOf(`$ ig run trace_open\n${output}`, 'console', model).filter(({ kind }) => kind === 'cell').length;
  expect(count(change({ defaultOutputMode: 'json' }), '{"fname":"/a"}')).toBe(2);
  expect(count(change({ defaultOutputMode: 'json' }), 'FNAME\n/a')).toBe(0);
  expect(count(change({ visible: false }), 'FNAME\n/a')).toBe(0);
});

test('names and values belong to the source that knows the most of them', () => {
  const [first] = MODEL.gadgets.flatMap(({ view }) => view?.dataSources ?? []);
  const other = { ...first, name: 'other', fields: first?.fields.filter(({ name }) => name === 'fname') };
  const gadgets = (sources: unknown[]): typeof MODEL => ({
    ...MODEL,
    gadgets: MODEL.gadgets.map((gadget) => ({
      ...gadget,
      view: gadget.view && { ...gadget.view, dataSources: sources as never },
    })),
  });
  const code = '$ ig run trace_open\nFNAME  ERROR\n/a     ENOENT';
  for (const sources of [
    [other, first],
    [first, other],
  ]) {
    const names = regionsOf(code, 'console', gadgets(sources)).flatMap((one) =>
      one.kind === 'cell' ? one.source.name : [],
    );
    expect(names).toEqual(['open', 'open', 'open', 'open']);
  }
});
