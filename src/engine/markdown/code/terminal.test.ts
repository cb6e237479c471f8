import { describe, expect, test } from 'vitest';
import { isUnfinished, parseTerminal } from './terminal';

describe('a shell waits for more', () => {
  test.each([
    ['ls', false],
    ['ls \\', true],
    ['echo \\\\', false],
    ["echo 'a", true],
    ["echo 'a\nb'", false],
    ['echo "a \\" b', true],
    ["echo # don't wait", false],
    ['cat <<EOF', true],
    ['cat <<EOF\na\nEOF', false],
    ["cat <<-'END'\n\ta\n\tEND", false],
    ['cat <<A <<B\na\nA', true],
    ['cat <<A <<B\na\nA\nb\nB', false],
    ['cat <<< word', false],
    ["awk '{print $1}'", false],
  ])('%j: %s', (command, expected) => expect(isUnfinished(command)).toBe(expected));
});

/** Kind letter, prompt and text of each line. */
const shape = (code: string, language: string): string[] =>
  parseTerminal(code, language).map((line) => `${line.kind[0]}|${line.prompt}|${line.text}`);

test.each([
  ['commands only', 'bash', 'a\n# b', ['c||a', 'c||# b']],
  ['a prompt and its output', 'bash', '$ a\nout', ['c|$ |a', 'o||out']],
  ['a hash is no prompt in bash', 'bash', '$ a\n# b', ['c|$ |a', 'o||# b']],
  ['a hash is root in console', 'console', '# a\nout', ['c|# |a', 'o||out']],
  ['console without a prompt is output', 'console', 'NAME AGE\nweb 1d', ['o||NAME AGE', 'o||web 1d']],
  ['a continuation with a prompt of its own', 'console', '$ a \\\n> b\nout', ['c|$ |a \\', 'c|> |b', 'o||out']],
  ['a heredoc without prompts', 'console', '$ cat <<E\nx\nE\nx', ['c|$ |cat <<E', 'c||x', 'c||E', 'o||x']],
  ['an indented prompt', 'console', '  $ a', ['c|  $ |a']],
])('%s', (_, language, code, expected) => expect(shape(code, language)).toEqual(expected));
