import { describe, expect, test } from 'vitest';
import { parseSearchArguments } from './search-arguments';

const DEFAULTS = { query: '', version: null, json: false, stdin: false, root: 'dist', maxHits: 10 };

describe('parseSearchArguments', () => {
  test.each([
    [['pod', 'killed'], { query: 'pod killed' }],
    [['--version', 'v0.45.0', '--json', 'dns'], { query: 'dns', version: 'v0.45.0', json: true }],
    [['--stdin', '--json'], { stdin: true, json: true }],
    [['trace_exec', '--paths'], { query: 'trace_exec --paths' }],
    [['--', '--json'], { query: '--json' }],
    [['--root', '/tmp/site', '--limit', '3', '-c'], { query: '-c', root: '/tmp/site', maxHits: 3 }],
  ])('%j', (argv, expected) => {
    expect(parseSearchArguments(argv)).toEqual({ ...DEFAULTS, ...expected });
  });

  test.each([[[]], [['--help']], [['--json']]])('%j shows the usage', (argv) => {
    expect(() => parseSearchArguments(argv)).toThrow(/^Usage:/);
  });

  test('values are checked', () => {
    expect(() => parseSearchArguments(['--limit', 'all', 'x'])).toThrowErrorMatchingInlineSnapshot(
      `[CommandError: --limit is "all"; it must be a whole number from 1.]`,
    );
    expect(() => parseSearchArguments(['x', '--version'])).toThrow(/^--version needs a value\./);
  });
});
