import { chmodSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { checkC, readClang, targetOf } from './check-c';
import { Report, type Listing } from './listing';

/** Stands in for clang: notes how it is called and what it reads, and says what the test has laid down. */
const CLANG = `#!/bin/sh
[ "$1" = --version ] && exit 0
echo "$*" > "$CLANG_NOTES/call"
cat > "$CLANG_NOTES/read"
[ -f "$CLANG_NOTES/says" ] && cat "$CLANG_NOTES/says" && exit 1
exit 0
`;

const { at, read, write } = temporaryFolder();
const before = process.env['PATH'];
beforeEach(() => {
  process.env['PATH'] = at();
  process.env['CLANG_NOTES'] = at();
});
afterEach(() => {
  process.env['PATH'] = before;
  delete process.env['CLANG_NOTES'];
});

function install(): void {
  const clang = write('clang', CLANG.replace('cat >', '/bin/cat >').replace('&& cat', '&& /bin/cat'));
  chmodSync(clang, 0o755);
}

function check(text: string, lang = 'c'): Report {
  const listing: Listing = { file: 'a.md', line: 5, versions: ['v1'], lang, fragment: false, text };
  const report = new Report();
  checkC(listing, new Map(), report);
  return report;
}
const note = (name: string): string => read(name);

test('without clang a listing is left out', () =>
  expect(check('int a;')).toEqual({ checked: 0, problems: [], skipped: ['C: clang is not installed'] }));

test.each([
  ['int main(void) { return 0; }', 'c', / -fsyntax-only -x c -\n$/],
  ['int main() { return 0; }', 'cpp', / -fsyntax-only -x c\+\+ -\n$/],
  ['__attribute__((import_module("ig"))) int f(void);', 'c', / --target=wasm32 -ffreestanding -fsyntax-only -x c -\n$/],
])('%s in %s is compiled as what it is, and is right', (text, lang, call) => {
  install();
  expect(check(text, lang)).toEqual({ checked: 1, problems: [], skipped: [] });
  expect(note('call')).toMatch(call);
  expect(note('read')).toBe(text);
});

test('what clang says is a problem at its line, with what a fragment is marked by', () => {
  install();
  write('says', '<stdin>:2:1: error: unknown type\n');
  const { checked, problems } = check('\nx y;');
  expect(checked).toBe(1);
  expect(problems).toMatchObject([
    { file: 'a.md', message: 'unknown type', hint: expect.stringContaining('`fragment`') },
  ]);
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
