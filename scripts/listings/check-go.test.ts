import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import type { Checkouts } from './checkouts';
import { checkGo, readGo } from './check-go';
import { Report } from './listing';

/** Stands in for Go: notes how it is called and what it is to compile, and says what the test has laid down. */
const GO = `#!/bin/sh
echo "$PWD $GOOS $*" >> "$GO_NOTES/calls"
while [ $# -gt 0 ]; do [ "$1" = -overlay ] && cp "$2" "$GO_NOTES/overlay"; shift; done
cp "$(sed 's/.*:"\\([^"]*\\)".*/\\1/' "$GO_NOTES/overlay")" "$GO_NOTES/listing"
[ -f "$GO_NOTES/says" ] && cat "$GO_NOTES/says" && exit 1
exit 0
`;

const { at, read, write } = temporaryFolder();
const before = { PATH: process.env['PATH'], GO_NOTES: process.env['GO_NOTES'] };
beforeEach(() => {
  write('bin/go', GO);
  chmodSync(at('bin/go'), 0o755);
  write('tool/go.mod', '');
  process.env['PATH'] = `${at('bin')}:${before.PATH}`;
  process.env['GO_NOTES'] = at();
});
afterEach(() => {
  Object.assign(process.env, before);
  if (before.GO_NOTES === undefined) delete process.env['GO_NOTES'];
});

const tool = (): string => at('tool');
const note = (name: string): string => read(name);
function check(text: string, checkouts: Checkouts = new Map([['v1', tool()]])): Report {
  const report = new Report();
  checkGo({ file: 'a.md', line: 5, versions: ['v1'], lang: 'go', fragment: false, text }, checkouts, report);
  return report;
}

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
  write('says', 'zz_listing/listing.go:2:1: undefined: x\n');
  const { checked, problems } = check('package main\nvar a = x\n');
  expect(checked).toBe(1);
  expect(problems).toMatchObject([{ file: 'a.md', message: 'v1: undefined: x' }]);
});

test('what cannot be built for another reason is left out, with the reason', () => {
  write('says', 'go: module lookup disabled\nmore\n');
  expect(check('package main\n')).toEqual({
    checked: 0,
    problems: [],
    skipped: ['Go: the modules of the tool cannot be built here: go: module lookup disabled'],
  });
});

describe('readGo', () => {
  it('reads the errors of the listing and leaves those of other packages', () => {
    const output =
      '# example.org/tool/zz_listing\nzz_listing/listing.go:7:2: undefined: api.Foo\npkg/other/other.go:3:1: broken\n';
    expect(readGo(output)).toEqual([{ line: 7, message: 'undefined: api.Foo' }]);
  });

  it('does not call a missing module an error of the listing', () => {
    expect(readGo('zz_listing/listing.go:4:2: no required module provides package example.org/x\n')).toEqual([]);
  });
});

test('a part of a file and a version without a checkout are told apart', () => {
  expect(check('x := 1').problems[0]?.hint).toContain('fragment');
  expect(check('package main', new Map())).toEqual({
    checked: 0,
    problems: [],
    skipped: ['Go: no checkout of v1 (--headers)'],
  });
});
