import { describe, expect, test } from 'vitest';
import { MODEL } from '../../commands/test-model';
import { goProgram } from './go';
import type { Run } from './run';

/** A model whose flags name the parameters they set. */
const model: typeof MODEL = {
  ...MODEL,
  runFlags: [
    ...MODEL.runFlags.map((flag) => ({
      ...flag,
      manifest: `operator.${flag.flag === '--filter' ? 'filter.filter' : `cli.${flag.flag.slice(2)}`}`,
    })),
    { flag: '--sort', type: 'string', here: true, manifest: 'operator.sort.sort' },
    { flag: '--timeout', type: 'int', here: true },
  ],
};

const run = (flags: Record<string, string | null>, rest: Partial<Run> = {}): Run => ({
  tool: 'ig',
  image: 'trace_open',
  tag: null,
  flags: new Map(Object.entries(flags)),
  ...rest,
});

const code = (...given: Parameters<typeof run>): string => goProgram(run(...given), model).code;

/** The lines of a program that contain a word, without their indentation. */
const lines = (text: string, word: string): string[] =>
  text.split('\n').flatMap((line) => (line.includes(word) ? [line.trim()] : []));

describe('a run as a Go program', () => {
  test.each([
    ['trace_open', null, '"example.org/gadget/trace_open:latest",'],
    ['trace_open', 'v1', '"example.org/gadget/trace_open:v1",'],
    ['ghcr.io/me/mine', 'v1', '"ghcr.io/me/mine:v1",'],
  ])('of %s with the tag %s runs %s', (image, tag, line) =>
    expect(code({}, { image, tag })).toContain(`\n\t\t${line}\n`),
  );

  test.each([
    ['fname,error', 'igjson.WithFields([]string{"fname", "error"})'],
    ['fname', 'igjson.WithFields([]string{"fname"})'],
    ['k8s.node,fname', 'igjson.WithFields([]string{"k8s.node", "fname"})'],
  ])('prints the fields %s', (fields, format) => {
    const { code, dropped } = goProgram(run({ '--fields': fields }), model);
    expect([lines(code, 'igjson.New'), dropped]).toEqual([[`formatter, err := igjson.New(source, ${format})`], []]);
  });

  test.each(['+error', 'fname,-error', 'open:fname', 'fname,', null])(
    'prints all instead of %j, and says so',
    (fields) => {
      const { code, dropped } = goProgram(run({ '--fields': fields }), model);
      expect(lines(code, 'igjson.New')).toEqual(['formatter, err := igjson.New(source, igjson.WithShowAll(true))']);
      expect(dropped).toEqual(['--fields']);
    },
  );

  test('sets parameters in their order; a flag that stands alone is true', () => {
    const { code, dropped } = goProgram(run({ '--filter': 'fname=="a"', '--failed': null, '--kind': 'file' }), model);
    expect(lines(code, 'params[')).toEqual([
      'params["operator.filter.filter"] = "fname==\\"a\\""',
      'params["operator.oci.ebpf.failed"] = "true"',
      'params["operator.oci.ebpf.kind"] = "file"',
    ]);
    expect(dropped).toEqual([]);
  });

  test('says which flags only the command line has', () => {
    expect(goProgram(run({ '--verbose': null, '--output': 'json' }), model).dropped).toEqual(['--verbose', '--output']);
    expect(goProgram(run({ '--wait': null, '--filter': 'a' }, { tool: 'kubectl-gadget' }), model).dropped).toEqual([
      '--wait',
    ]);
  });

  test('takes the operators that its parameters need, and no others', () => {
    const used = (text: string): string[] =>
      [...lines(text, 'filter'), ...lines(text, 'sort.')].filter((line) => !line.startsWith('params['));
    expect(used(code({}))).toEqual([]);
    expect(used(code({ '--filter': 'fname==a' }))).toEqual([
      '"github.com/inspektor-gadget/inspektor-gadget/pkg/operators/filter"',
      'filter.FilterOperator,',
    ]);
    expect(used(code({ '--sort': 'fname' }))).toEqual(['sort.Operator,']);
    expect(lines(code({ '--sort': 'fname' }), 'operators/sort"')).toHaveLength(1);
  });

  test('ends after a time where one is given', () => {
    expect(lines(code({ '--timeout': '30' }), 'time')).toEqual(
      expect.arrayContaining(['"time"', 'gadgetcontext.WithTimeout(30*time.Second),']),
    );
    expect(lines(code({ '--timeout': '30' }), 'params[')).toEqual([]);
    for (const flags of [{}, { '--timeout': '0' }]) expect(code(flags)).not.toMatch(/"time"|WithTimeout/);
  });
});
