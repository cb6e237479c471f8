import { describe, expect, it } from 'vitest';
import { readSessions } from './sessions';
import { readShell } from './shell-words';

const words = (text: string): string[][] => readShell(text).map((command) => command.words.map((word) => word.text));

describe('a script', () => {
  const cases: [what: string, text: string, expected: string[][]][] = [
    ['words and quotes', `ig run a --filter 'x==1 2' "b c"`, [['ig', 'run', 'a', '--filter', 'x==1 2', 'b c']]],
    ['a continuation', 'ig run \\\n  a', [['ig', 'run', 'a']]],
    ['a comment', '# ig run a\nig run b # c', [['ig', 'run', 'b']]],
    ['pipes and lists', 'a | b && c; d', [['a'], ['b'], ['c'], ['d']]],
    ['redirections', 'a > out.txt 2>&1 < in', [['a']]],
    ['a heredoc', "cat <<'EOF' | b\nig run x\nEOF\nig run y", [['cat'], ['b'], ['ig', 'run', 'y']]],
    [
      'a substitution',
      'x=$(ig run a) b',
      [
        ['ig', 'run', 'a'],
        ['x=$(ig run a)', 'b'],
      ],
    ],
    ['a quoted substitution', '--key="$(cat a),$(cat b)"', [['cat', 'a'], ['cat', 'b'], ['--key=$(cat a),$(cat b)']]],
    ['an escape', 'a b\\ c', [['a', 'b c']]],
  ];
  it.each(cases)('with %s', (_what, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('knows where a word begins', () => {
    const text = 'x=1 \\\n  ig run "a b" $(ig list)';
    for (const command of readShell(text)) {
      for (const word of command.words)
        expect(text.slice(word.offset).replace(/^"/, '').startsWith(word.text)).toBe(true);
    }
  });

  it('knows whose output goes elsewhere', () => {
    expect(readShell('a | b > c; d').map((command) => command.redirected)).toEqual([true, true, false]);
  });
});

describe('a terminal', () => {
  it('has commands with prompts, continued over lines, and output', () => {
    const text = '$ ig run a \\\n  --host\nCOMM PID\nsh   1\n\n# cat <<EOF\nx\nEOF\ny';
    const sessions = readSessions({
      kind: 'fence',
      lang: 'console',
      meta: '',
      text,
      place: () => ({ line: 1, column: 1 }),
    });
    expect(
      sessions.map((session) => session.commands.flatMap((command) => command.words.map((word) => word.text))),
    ).toEqual([['ig', 'run', 'a', '--host'], ['cat']]);
    expect(sessions.map((session) => session.output.map((line) => line.text))).toEqual([
      ['COMM PID', 'sh   1', ''],
      ['y'],
    ]);
  });
});
