import { describe, expect, test } from 'vitest';
import { isUnfinished } from './shell';
import { isTerminal, readSteps, readTerminal } from './terminal';

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
    ["# it's\necho 'a", true],
    ['a |', true],
    ['a |& # rest', true],
    ['a ||', true],
    ['a &&\n', true],
    ['a &&\nb', false],
    ['a &', false],
    ['for i in 1 2; do', true],
    ['for i in 1 2\ndo\n  echo $i', true],
    ['for i in 1 2; do echo done; done', false],
    ['for ((i = 0; i < 3; i++)); do', true],
    ['if a; then if b; then c; fi', true],
    ['if a; then b; elif c; then d; else e; fi', false],
    ['echo if then', false],
    ["'if' a", false],
    ['while ! a; do b; done | c', false],
    ['until a; do', true],
    ['select x in a b; do', true],
    ['case $x in\na) b ;;\n(c) d ;;', true],
    ['case $x in\na|b) c ;;\nesac', false],
    ['f() {', true],
    ['f() { a; }', false],
    ['{ a', true],
    ['{ a; } > b', false],
    ['(cd a', true],
    ['(cd a; b)', false],
    ['a=(', true],
    ['a=(\n1 2\n)', false],
    ['(( a +', true],
    ['time { a; }', false],
    ['kubectl get pods -o {a}', false],
  ])('%j: %s', (command, expected) => expect(isUnfinished(command)).toBe(expected));
});

/** Kind letter, prompt and text of each line. */
const shape = (code: string, language: string): string[] =>
  readTerminal(code, language).map((line) => `${line.kind[0]}|${line.prompt}|${line.text}`);

test.each([
  ['commands only', 'bash', 'a\n# b', ['c||a', 'c||# b']],
  ['a prompt and its output', 'bash', '$ a\nout', ['c|$ |a', 'o||out']],
  ['a hash is no prompt in bash', 'bash', '$ a\n# b', ['c|$ |a', 'o||# b']],
  ['a hash is root in console', 'console', '# a\nout', ['c|# |a', 'o||out']],
  ['console without a prompt is output', 'console', 'NAME AGE\nweb 1d', ['o||NAME AGE', 'o||web 1d']],
  ['a continuation line with a prompt', 'console', '$ a \\\n> b\nout', ['c|$ |a \\', 'c|> |b', 'o||out']],
  ['a heredoc without prompts', 'console', '$ cat <<E\nx\nE\nx', ['c|$ |cat <<E', 'c||x', 'c||E', 'o||x']],
  [
    'a loop with continuation prompts',
    'console',
    '$ for i in 1 2; do\n>   echo $i\n> done\n1\n2',
    ['c|$ |for i in 1 2; do', 'c|> |  echo $i', 'c|> |done', 'o||1', 'o||2'],
  ],
  ['a loop in bash without them', 'bash', '$ a |\nb\nout', ['c|$ |a |', 'c||b', 'o||out']],
  ['an indented prompt', 'console', '  $ a', ['c|  $ |a']],
])('%s', (_, language, code, expected) => expect(shape(code, language)).toEqual(expected));

test.each([
  ['a PowerShell prompt', 'console', 'PS> a\nout', ['c|PS> |a', 'o||out']],
  ['who and where in front of the prompt', 'bash', 'root@node-1:~$ a\nout', ['c|root@node-1:~$ |a', 'o||out']],
  ['a fence without a language', '', '$ a\nout', ['c|$ |a', 'o||out']],
])('%s', (_, language, code, expected) => expect(shape(code, language)).toEqual(expected));

test.each([
  ['bash', 'a', true],
  ['Console', 'a', true],
  ['shell-session', '', true],
  ['', '$ a\nout', true],
  ['', '\n  $ a', true],
  ['', 'costs 5 $ a', false],
  ['', 'a\n$ b', false],
  ['go', '$ a', false],
])('language %j with %j is a terminal: %s', (language, code, expected) =>
  expect(isTerminal(language, code)).toBe(expected),
);

describe('steps', () => {
  const words = (code: string, language: string): string[][] =>
    readSteps(code, language).flatMap((step) =>
      step.script.commands.map((command) => command.words.map((word) => word.text)),
    );

  test('have commands with prompts, continued over lines, and output', () => {
    const code = '$ ig run a \\\n  --host\nCOMM PID\nsh   1\n\n# cat <<EOF\nx\nEOF\ny';
    expect(words(code, 'console')).toEqual([['ig', 'run', 'a', '--host'], ['cat']]);
    expect(readSteps(code, 'console').map((step) => step.output.map((line) => line.text))).toEqual([
      ['COMM PID', 'sh   1', ''],
      ['y'],
    ]);
  });

  test('read a continued command without the prompts of its lines, and keep the places', () => {
    const code = 'out\n$ ig run \\\n> "a b" \\\n> --host\nout';
    expect(words(code, 'console')).toEqual([['ig', 'run', 'a b', '--host']]);
    const [step] = readSteps(code, 'console');
    const found = step?.script.commands[0]?.words.map((word) => code.slice(word.offset, word.end));
    expect(found).toEqual(['ig', 'run', '"a b"', '--host']);
  });

  test('of a block of commands are one', () => {
    expect(words('a\nb | c', 'bash')).toEqual([['a'], ['b'], ['c']]);
    expect(readSteps('a', 'console')).toEqual([]);
  });
});
