import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import type { Diagnostic } from '../../model/diagnostic';
import { gadgetFileSchema } from './gadget-schema';
import { loadGadgets, parseGadgets, gadgetsWithoutPages } from './load';
import { schemaNode, type SchemaNode } from './schema-text';
import { ORDER, sampleGadgets, SAMPLE_ROOT } from './test-data';

const FOLDER = path.join(SAMPLE_ROOT, 'content/gadgets');
const real = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]),
);

const RELATED = /^related: \[(.*)\]/m;

/** Problems of one gadget after a change, read together with its related gadgets only: all of them take long. */
function problemsAfter(name: string, change: (text: string) => string): Diagnostic[] {
  const text = real.get(name) ?? '';
  const related = (RELATED.exec(text)?.[1] ?? '').split(',').map((gadget) => `${gadget.trim()}.yaml`);
  const others = ['_common.yaml', '_commands.yaml', ...related].flatMap((file) => {
    const other = real.get(file);
    return other === undefined ? [] : [[file, other.replace(RELATED, 'related: []')] as const];
  });
  return parseGadgets(new Map([...others, [name, change(text)]]), ORDER, 'content/gadgets').problems;
}

const CONTEXT = { versions: ['v1'], categories: [], observes: [], blocks: [], paramGroups: [], gadgets: [] };

/** Paths of the required fields of a value. */
function requiredPaths(node: SchemaNode, value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const { properties = {}, required = [], items, additionalProperties } = node;
  if (Array.isArray(value))
    return value.flatMap((one, index) => (items ? requiredPaths(items, one, [...path, index]) : []));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = properties[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const at = [...path, key];
    return [...(required.includes(key) ? [at] : []), ...(own ? requiredPaths(own, inner, at) : [])];
  });
}

/** Number of the first line that contains a text. */
function lineOf(text: string, needle: string): number {
  return text.slice(0, text.indexOf(needle)).split('\n').length;
}

describe('gadget data', () => {
  it('is read without problems', () => {
    const { catalogue, problems } = loadGadgets(SAMPLE_ROOT, ORDER);
    expect(problems).toEqual([]);
    expect(catalogue.gadgets).toHaveLength(36);
    expect(catalogue.versions).toEqual(['v0.44.1', 'v0.45.0', 'v0.46.0', 'main']);
  });

  it('contains each summary and each keyword list once', () => {
    const { gadgets } = sampleGadgets();
    expect(new Set(gadgets.map((gadget) => gadget.summary)).size).toBe(gadgets.length);
  });
});

describe('wrong data is a problem with its place', () => {
  const cases: [what: string, from: string, to: string, message: string, hint: RegExp][] = [
    ['an unknown group of fields', 'block: process', 'block: proces', '"proces" is not legal', /"process"/],
    ['a source field that does not exist', 'from: error_raw', 'from: err_raw', '"err_raw" is not legal', /error_raw/],
    [
      'a misspelt output mode',
      'json, jsonpretty',
      'json, jsonprety',
      '"jsonprety" is not legal',
      /^Did you mean "jsonpretty"\? Legal values: "columns", "json"/,
    ],
    [
      'a default output mode that is none',
      'defaultOutputMode: columns',
      'defaultOutputMode: colums',
      '"colums" is not legal',
      /^Did you mean "columns"/,
    ],
    [
      'a default output mode that the source lacks',
      'defaultOutputMode: columns',
      'defaultOutputMode: raw',
      '"raw" is not legal',
      /columns, json, jsonpretty, none, yaml/,
    ],
    [
      'the type of a field',
      'type: endpoint',
      'type: endpiont',
      '"endpiont" is not legal',
      /^Did you mean "endpoint"\? Legal values: .*"u32"/,
    ],
    ['an array of no type', 'type: u32', 'type: u33[2]', '"u33[2]" is not legal', /Legal values: .*"u8\[16\]"/],
    [
      'the type of a parameter',
      'type: bool',
      'type: boolean',
      '"boolean" is not legal',
      /^Did you mean "bool"|Legal values: "string", "bool"/,
    ],
    [
      'what a program is attached to',
      'type: kprobe',
      'type: kporbe',
      '"kporbe" is not legal',
      /^Did you mean "kprobe"/,
    ],
    [
      'a gadget that is related to itself',
      'related: [ ',
      'related: [ trace_bind, ',
      '"trace_bind" is not legal',
      /the gadget itself/,
    ],
    ['a kernel that is no version', 'minKernel: "5.4"', 'minKernel: "5"', '"5" is not legal', /5\.10/],
  ];
  it.each(cases)('%s', (_what, from, to, message, hint) => {
    const found = problemsAfter('trace_bind.yaml', (text) => text.replace(from, to));
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain(message);
    expect(found[0]?.hint).toMatch(hint);
    expect(found[0]).toMatchObject({
      file: 'content/gadgets/trace_bind.yaml',
      line: lineOf((real.get('trace_bind.yaml') ?? '').replace(from, to), to),
    });
  });

  it('a default column that is hidden', () => {
    const found = problemsAfter('trace_open.yaml', (text) =>
      text.replace('fd, fname, fpath, error, mode ]', 'fd, fname, fpath, error, mode, flags ]'),
    );
    expect(found.map((one) => one.message)).toEqual([
      'open: the default column "flags" is not a visible field with kubectl-gadget.',
    ]);
  });

  it('a visible field that is not a default column', () => {
    const found = problemsAfter('ttysnoop.yaml', (text) => text.replaceAll('len, buf ]', 'buf ]'));
    expect(found.map((one) => one.message)).toEqual([
      'ttysnoop: the visible field "len" is not a default column with kubectl-gadget, ig.',
    ]);
  });

  it('each missing required field is one problem', () => {
    const text = (real.get('trace_bind.yaml') ?? '').replace(/^related: .*$/m, 'related: []');
    const shared = ['_common.yaml', '_commands.yaml'].map((name) => [name, real.get(name) ?? ''] as const);
    const required = requiredPaths(schemaNode(gadgetFileSchema(CONTEXT)), parse(text));
    expect(required.length).toBeGreaterThan(40);
    for (const keys of [...required, ['dataSources', 'bind', 'defaultColumns']]) {
      const document = parseDocument(text);
      document.deleteIn(keys);
      const files = new Map([...shared, ['trace_bind.yaml', document.toString()]]);
      const { problems } = parseGadgets(files, ORDER, 'content/gadgets');
      const name = keys.join('.');
      expect(problems.map(({ message }) => message)).toEqual([`${name}: is missing.`]);
    }
  });

  it('a duplicate field, at its second occurrence', () => {
    const text = (real.get('trace_open.yaml') ?? '').replace(
      /^ +fields:\n/m,
      (head) => `${head}      - { name: mode, meaning: Before }\n`,
    );
    const found = problemsAfter('trace_open.yaml', () => text);
    expect(found[0]?.message).toMatch(/the field "mode" is defined twice/);
    expect(text.split('\n')[(found[0]?.line ?? 0) - 1]).toMatch(/^ +- name: mode$/);
  });

  it('a name that differs from the file name', () => {
    const text = (real.get('ttysnoop.yaml') ?? '').replace('name: ttysnoop', 'name: trace_open');
    const found = parseGadgets(new Map([...real, ['ttysnoop.yaml', text]]), ORDER, 'content/gadgets').problems;
    expect(found[0]).toMatchObject({ file: 'content/gadgets/ttysnoop.yaml', line: 1, hint: 'ttysnoop' });
  });

  it('its own order of versions', () => {
    const found = problemsAfter('_common.yaml', (text) => `versions: [v0.44.1, v0.45.0]\n${text}`);
    expect(found.map((one) => one.message)).toContain('There is no field "versions".');
  });
});

describe('one broken file', () => {
  const broken = (name: string) =>
    parseGadgets(new Map([...real, [name, `${real.get(name) ?? ''}\n\tbad: 1\n`]]), ORDER, 'content/gadgets');

  it('is one problem, and the other gadgets are still read', () => {
    const { catalogue, problems } = broken('trace_bind.yaml');
    expect(problems.map((one) => [one.file, one.rule])).toEqual([['content/gadgets/trace_bind.yaml', 'yaml/syntax']]);
    expect(catalogue.unreadable).toEqual(['trace_bind']);
    expect(catalogue.gadgets).toHaveLength(35);
    expect(catalogue.views.get('main')?.map((view) => view.name)).not.toContain('trace_bind');
  });

  it('of shared data disables the check of commands', () => {
    const { catalogue, problems } = broken('_common.yaml');
    expect(problems.map((one) => one.file)).toEqual(['content/gadgets/_common.yaml']);
    expect(catalogue.unreadable).toHaveLength(36);
    expect(catalogue.commands).toBeNull();
  });
});

type Arguments = Parameters<typeof gadgetsWithoutPages>;

const versionOf = (layer: string, pages: Record<string, string>) =>
  ({
    layer,
    files: { pages: new Map(Object.entries(pages).map(([file, body]) => [file, { body }])) },
  }) as unknown as Arguments[0][number];

test('a gadget in the list of all gadgets needs a page in each version that has the gadget', () => {
  const views = new Map([
    ['v1', [{ name: 'trace_a' }]],
    ['v2', [{ name: 'trace_a' }, { name: 'trace_b' }]],
  ]);
  const list = { 'gadgets/index.md': 'All:\n\n<GadgetFinder />\n' };
  const found = gadgetsWithoutPages(
    [
      versionOf('v1', { ...list, 'gadgets/trace_a.md': '' }),
      versionOf('v2', { ...list, 'gadgets/trace_a.md': '' }),
      versionOf('v2', { 'index.md': 'No list.' }),
    ],
    { views } as unknown as Arguments[1],
    'gadgets',
  );
  expect(found).toMatchObject([{ file: 'content/gadgets/trace_b.yaml', rule: 'gadget/no-page', severity: 'error' }]);
});
