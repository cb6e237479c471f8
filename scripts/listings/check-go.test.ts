import { describe, expect, it, test } from 'vitest';
import { checkGo, readGo } from './check-go';
import { Report } from './listing';

function check(text: string): Report {
  const report = new Report();
  checkGo({ file: 'a.md', line: 5, versions: ['v1'], lang: 'go', fragment: false, text }, new Map(), report);
  return report;
}

describe('readGo', () => {
  it('reads the errors of the listing and ignores other packages', () => {
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
  expect(check('package main')).toEqual({
    checked: 0,
    problems: [],
    skipped: ['Go: no checkout of v1 (--headers)'],
  });
});
