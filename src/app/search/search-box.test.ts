import { describe, expect, test } from 'vitest';
import { hitHref } from '../islands/search/useAnswer';
import { parseRecent, withRecent } from '../islands/search/useSearch';
import { opensSearch } from '../keyboard';
import { wantedWords } from './wanted-words';

describe('opensSearch', () => {
  test.each<[string, KeyboardEventInit, boolean, string?]>([
    ['Ctrl+K', { ctrlKey: true }, true],
    ['Cmd+K', { metaKey: true }, true],
    ['Ctrl+K in a field', { ctrlKey: true }, true, 'input'],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false],
    ['/', { key: '/' }, true],
    ['/ on a layout where it needs Shift', { key: '/', shiftKey: true }, true],
    ['/ in a field', { key: '/' }, false, 'input'],
    ['Ctrl+/', { key: '/', ctrlKey: true }, false],
    ['k', {}, false],
  ])('%s', (_, press: KeyboardEventInit, expected, on = 'p') => {
    const event = new KeyboardEvent('keydown', { key: 'k', cancelable: true, ...press });
    document.createElement(on).dispatchEvent(event);
    expect(opensSearch(event)).toBe(expected);
    event.preventDefault();
    expect(opensSearch(event)).toBe(false);
  });
});

describe('recent searches', () => {
  test.each([
    [null, []],
    ['no json', []],
    ['{"a":1}', []],
    ['["a", 5, "", "b"]', ['a', 'b']],
  ])('%s is read as %j', (stored, expected) => {
    expect(parseRecent(stored)).toEqual(expected);
  });

  test('a search moves to the top, once, and the list stays short', () => {
    expect(withRecent(['a', 'b'], ' b ')).toEqual(['b', 'a']);
    expect(withRecent(['a'], '  ')).toEqual(['a']);
    expect(
      withRecent(
        Array.from({ length: 8 }, (_, at) => `q${at}`),
        'new',
      ),
    ).toHaveLength(8);
    expect(withRecent([], 'x'.repeat(500))[0]).toHaveLength(120);
  });
});

describe('hitHref', () => {
  test.each([
    [{ path: '/docs/latest/a', anchor: null }, 'pod killed', '/', '/docs/latest/a?q=pod+killed'],
    [
      { path: '/docs/latest/a', anchor: 'param-paths' },
      '--paths',
      '/tool/',
      '/tool/docs/latest/a?q=--paths#param-paths',
    ],
    [{ path: '/a', anchor: null }, '', '/', '/a'],
    [{ path: '/a', anchor: 'é' }, '"><script>&#', '/', '/a?q=%22%3E%3Cscript%3E%26%23#%C3%A9'],
  ])('%j with %s', (hit, words, base, expected) => {
    expect(hitHref(hit, words, base)).toBe(expected);
  });
});

describe('wantedWords', () => {
  test.each([
    ['pod killed', ['pod', 'kill'], ['the']],
    ['why was my pod killed', ['pod', 'kill'], ['why', 'was', 'my']],
    ['the', ['the'], ['pod']],
    ['trace dns', ['trac', 'dns', 'tracedn'], []],
    ['trace_d', ['tracedn'], ['open']],
    ['GADGET_SNAPSHOTTER', ['gadgetsnapshotter'], ['gadget', 'snapshott']],
    ['podName of out-of-memory', ['podnam', 'memory'], ['pod', 'nam']],
    ['--paths', ['--paths', 'path'], []],
    ['', [], ['', 'a']],
  ])('of "%s"', (query, meant, other) => {
    const wanted = wantedWords(query);
    for (const term of meant) expect([term, wanted.has(term)]).toEqual([term, true]);
    for (const term of other) expect([term, wanted.has(term)]).toEqual([term, false]);
  });
});
