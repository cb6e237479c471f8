import { describe, expect, it } from 'vitest';
import { checkGo, readGo } from './check-go';

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

describe('checkGo', () => {
  it('asks for the mark of a fragment', () => {
    const listing = {
      file: 'a.md',
      line: 5,
      versions: ['v1'],
      lang: 'go',
      title: null,
      fragment: false,
      text: 'x := 1',
    };
    expect(checkGo(listing, new Map()).problems[0]?.hint).toContain('fragment');
    expect(checkGo({ ...listing, text: 'package main' }, new Map())).toEqual({
      checked: 0,
      problems: [],
      skipped: ['Go: no checkout of v1 (--headers)'],
    });
  });
});
