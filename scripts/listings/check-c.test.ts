import { describe, expect, it, test } from 'vitest';
import { checkC, readClang, targetOf } from './check-c';
import { Report } from './listing';

test('without clang a listing is left out', () => {
  const { PATH } = process.env;
  process.env['PATH'] = '/nowhere';
  const report = new Report();
  checkC({ file: 'a.md', line: 5, versions: ['v1'], lang: 'c', fragment: false, text: 'int a;' }, new Map(), report);
  process.env['PATH'] = PATH;
  expect(report).toEqual({ checked: 0, problems: [], skipped: ['C: clang is not installed'] });
});

describe('targetOf', () => {
  it.each([
    ['#include <vmlinux.h>\n', 'bpf'],
    ['#include <gadget/types.h>\n', 'bpf'],
    ['SEC("socket1")\nint f(void *ctx) { return 0; }', 'bpf'],
    ['__attribute__((import_module("ig"))) int f(void);', 'wasm'],
    ['#include <stdio.h>\nint main(void) { return 0; }', 'host'],
  ])('reads the target of %j', (text, target) => expect(targetOf(text)).toBe(target));
});

describe('readClang', () => {
  it('gives an error in the listing its line', () => {
    expect(readClang("<stdin>:7:2: error: use of undeclared identifier 'ev'\n1 error generated.")).toEqual([
      { line: 7, message: "use of undeclared identifier 'ev'" },
    ]);
  });

  it('gives an error inside a header the line that includes it', () => {
    const output = [
      'In file included from <stdin>:4:',
      '/tool/include/gadget/sockets-map.h:87:7: error: not a constant',
      '<stdin>:9:1: fatal error: stop',
    ].join('\n');
    expect(readClang(output)).toEqual([
      { line: 4, message: 'not a constant (in sockets-map.h:87)' },
      { line: 9, message: 'stop' },
    ]);
  });

  it('never calls a failure a success', () => {
    expect(readClang('clang: error: unknown target\n')).toEqual([{ line: 1, message: 'clang: error: unknown target' }]);
  });
});
