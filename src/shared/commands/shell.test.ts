import { describe, expect, it } from 'vitest';
import { readShell, sourceOffset } from './shell';

const words = (text: string): string[][] =>
  readShell(text).commands.map((command) => command.words.map((word) => word.text));

describe('a script', () => {
  it.each([
    ['words and quotes', `ig run a --filter 'x==1 2' "b c"`, 'ig·run·a·--filter·x==1 2·b c'],
    ['a continuation', 'ig run \\\n  a', 'ig·run·a'],
    ['a comment', '# ig run a\nig run b # c', 'ig·run·b'],
    ['pipes and lists', 'a | b && c; d', 'a | b | c | d'],
    ['redirections', 'a > out.txt 2>&1 < in', 'a'],
    ['a heredoc', "cat <<'EOF' | b\nig run x\nEOF\nig run y", 'cat | b | ig·run·y'],
    ['a substitution', 'x=$(ig run a) b', 'ig·run·a | x=$(ig run a)·b'],
    ['a quoted substitution', '--key="$(cat a),$(cat b)"', 'cat·a | cat·b | --key=$(cat a),$(cat b)'],
    ['an escape', 'a b\\ c', 'a·b c'],
    ['a backslash between double quotes', '"a\\.b" "c\\"d"', 'a\\.b·c"d'],
    ['backticks', 'a `ig list`', 'ig·list | a·`ig list`'],
    ['process substitution', 'diff <(ig run a) <(b)', 'ig·run·a | b | diff·<(ig run a)·<(b)'],
    ['a bracket in quotes', 'a $(echo ")" b) c', 'echo·)·b | a·$(echo ")" b)·c'],
    ['a default value', 'a ${B:-c d} e', 'a·${B:-c d}·e'],
  ])('with %s', (_what, text, expected) =>
    expect(
      words(text)
        .map((command) => command.join('·'))
        .join(' | '),
    ).toBe(expected),
  );

  it('with substitutions in each other reads twenty of them', () => {
    const nested = (depth: number): string => `${'$(a '.repeat(depth)}b${')'.repeat(depth)}`;
    expect(words(nested(20))).toHaveLength(21);
    expect(words(nested(30))).toHaveLength(21);
  });

  it('knows where a word begins', () => {
    const text = 'x=1 \\\n  ig run "a b" $(ig list)';
    for (const command of readShell(text).commands) {
      for (const word of command.words)
        expect(text.slice(word.offset).replace(/^"/, '').startsWith(word.text)).toBe(true);
    }
  });

  it('detects commands with redirected output', () => {
    expect(readShell('a | b > c; d').commands.map((command) => command.redirected)).toEqual([true, true, false]);
  });

  it('knows where each character of a word stands', () => {
    const text = `ig --filter 'a==1,b'"=2" c\\ d`;
    const words = readShell(text).commands[0]?.words ?? [];
    for (const word of words) {
      [...word.text].forEach((char, index) => expect(text[sourceOffset(word, index)]).toBe(char));
      expect(word.end).toBeGreaterThan(word.at.at(-1) ?? 0);
      expect(sourceOffset(word, word.text.length)).toBe(word.end);
    }
  });

  it.each([
    ['a | b', ['operator |']],
    ['a && b;c', ['operator &&', 'operator ;']],
    ['a > b', ['redirection > b']],
    ['a 2>&1 >>b', ['redirection 2>&1', 'redirection >>b']],
    ['a # b\nc', ['comment # b']],
    ['cat <<E\nx\nE\na', ['redirection <<E', 'heredoc x\nE']],
    ['cat <<-E\n\tx\n\tE\na', ['redirection <<-E', 'heredoc \tx\n\tE']],
    ['cat <<E\n\tE\nE\na', ['redirection <<E', 'heredoc \tE\nE']],
    ['cat <<A <<B\nx\nA\ny\nB', ['redirection <<A', 'redirection <<B', 'heredoc x\nA', 'heredoc y\nB']],
    ['cat <<E\nx\nEE', ['redirection <<E', 'heredoc x\nEE']],
    ['a $(b | c > d) # e', ['operator |', 'redirection > d', 'comment # e']],
  ])('%j has operators, redirections, comments and heredocs', (text, expected) =>
    expect(readShell(text).pieces.map(({ kind, offset, end }) => `${kind} ${text.slice(offset, end)}`)).toEqual(
      expected,
    ),
  );

  it.each([
    ['a', null],
    ['a \\', 'continuation'],
    ['a \\\n', 'continuation'],
    ['a \\\nb', null],
    ['a "b', 'quote'],
    ['a $(b', 'substitution'],
    ['a `b', 'substitution'],
    ['cat <<E\nx', 'heredoc'],
  ])('%j waits for %s', (text, expected) => expect(readShell(text).unfinished).toBe(expected));
});

it.each([
  ['a | b', [true, false]],
  ['a |& b', [true, false]],
  ['a || b', [false, false]],
  ['a && b; c', [false, false, false]],
  ['a > out; b', [true, false]],
])('in %j it is known whose output is seen', (text, redirected) =>
  expect(readShell(text).commands.map((command) => command.redirected)).toEqual(redirected),
);
