import { chmodSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { checkC } from './check-c';
import type { Listing, Outcome } from './listing';

/** Stands in for clang: notes how it is called and what it reads, and says what the test has laid down. */
const CLANG = `#!/bin/sh
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

function check(text: string, lang = 'c'): Outcome {
  const listing: Listing = { file: 'a.md', line: 5, versions: ['v1'], lang, title: null, fragment: false, text };
  return checkC(listing, new Map());
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
