import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkGo } from './check-go';
import type { Listing } from './listing';

/** Stands in for Go: notes how it is called and what it is to compile, and says what the test has laid down. */
const GO = `#!/bin/sh
if [ "$1" = env ]; then echo go1.24.3; exit 0; fi
echo "$PWD $GOOS $*" >> "$GO_NOTES/calls"
while [ $# -gt 0 ]; do [ "$1" = -overlay ] && cp "$2" "$GO_NOTES/overlay"; shift; done
cp "$(sed 's/.*:"\\([^"]*\\)".*/\\1/' "$GO_NOTES/overlay")" "$GO_NOTES/listing"
[ -f "$GO_NOTES/says" ] && cat "$GO_NOTES/says" && exit 1
exit 0
`;

let root = '';
const before = { PATH: process.env['PATH'], GO_NOTES: process.env['GO_NOTES'] };
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'go-'));
  mkdirSync(path.join(root, 'bin'));
  writeFileSync(path.join(root, 'bin/go'), GO);
  chmodSync(path.join(root, 'bin/go'), 0o755);
  mkdirSync(path.join(root, 'tool'));
  writeFileSync(path.join(root, 'tool/go.mod'), 'module example.org/tool\n\ngo 1.24.0\n');
  process.env['PATH'] = `${path.join(root, 'bin')}:${before.PATH}`;
  process.env['GO_NOTES'] = root;
});
afterEach(() => {
  Object.assign(process.env, before);
  if (before.GO_NOTES === undefined) delete process.env['GO_NOTES'];
  rmSync(root, { recursive: true, force: true });
});

const tool = (): string => path.join(root, 'tool');
const note = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const listing = (text: string): Listing => ({
  file: 'a.md',
  line: 5,
  versions: ['v1'],
  lang: 'go',
  title: null,
  fragment: false,
  text,
});
const check = (text: string) => checkGo(listing(text), new Map([['v1', tool()]]));

test.each([
  ['a package', 'package main\n', ' build -overlay ', 'zz_listing/listing.go'],
  ['a test', 'package main\n\nfunc TestA(t *testing.T) {}\n', ' test -c -overlay ', 'zz_listing/listing_test.go'],
  ['a package of tests', 'package main_test\n', ' test -c -overlay ', 'zz_listing/listing_test.go'],
  ['a program of a gadget', 'package main\n\nimport "a/wasmapi/go"\n', 'wasip1 build', 'zz_listing/listing.go'],
])('%s is compiled inside of the checkout, which stays as it is', (_, text, call, place) => {
  expect(check(text)).toEqual({ checked: 1, problems: [], skipped: [] });
  expect(note('calls')).toContain(call);
  expect(note('calls')).toMatch(/^\S*\/tool .* -o \/dev\/null \.\/zz_listing\n$/);
  expect(Object.keys((JSON.parse(note('overlay')) as { Replace: object }).Replace)).toEqual([path.join(tool(), place)]);
  expect(note('listing')).toBe(text);
});

test('errors are those of the listing, with the version they are of', () => {
  writeFileSync(path.join(root, 'says'), 'zz_listing/listing.go:2:1: undefined: x\n');
  const { checked, problems } = check('package main\nvar a = x\n');
  expect(checked).toBe(1);
  expect(problems).toMatchObject([{ file: 'a.md', message: 'v1: undefined: x' }]);
});

test('what cannot be built for another reason is left out, with the reason', () => {
  writeFileSync(path.join(root, 'says'), 'go: module lookup disabled\nmore\n');
  expect(check('package main\n')).toEqual({
    checked: 0,
    problems: [],
    skipped: ['Go: the modules of the tool cannot be built here: go: module lookup disabled'],
  });
});

test('an older Go than the checkout asks for is not asked', () => {
  writeFileSync(path.join(tool(), 'go.mod'), 'go 1.30\n');
  expect(check('package main\n').skipped).toEqual(['Go: 1.24.3 is installed, 1.30 is needed']);
});
