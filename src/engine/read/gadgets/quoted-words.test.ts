import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readShell } from '../../../shared/commands/shell';
import { asManifest, scalar } from '../../../shared/workbench/as-manifest';
import { goProgram } from '../../../shared/workbench/builder/go';
import { inOtherTools, legalFlags, printRun, runIn, type Run } from '../../../shared/workbench/builder/run';
import { TOOL_CHOICES } from '../../../shared/workbench/environment';
import { correctCommands } from '../../../shared/workbench/correct';
import { diagnose } from '../../../shared/workbench/diagnose';
import { conditionFor, withCondition } from '../../../shared/workbench/output/filter';
import { printWords, quoteString } from '../../../shared/workbench/quote';
import { random } from './test-random';
import { MODEL, picker, VIEWS } from './test-random-runs';

const LIVE = ['$(touch q)', '`touch q`', '<(touch q)', '${x:-$(touch q)}', ';touch q;#', '|touch q', '&touch q&', '>q'];
const SIGNS = [
  ...LIVE,
  ...`' " \\ - -- = == ! !! ~ * {a,b} # %TAG% $HOME $ : , a trace_dns é 日本 😀`.split(' '),
  ...'\n@\t@\r@ @\u0003@\u0015@\u001b[2J@\u007f@\u0085@\u200b@\u202e@\u2028@\ufeff@\u00a0'.split('@'),
];
const wordOf = (next: () => number, signs: readonly string[] = SIGNS): string => {
  const pick = picker(next);
  return Array.from({ length: Math.floor(next() * 6) }, () => pick(signs)).join('');
};
const WORDS = Array.from({ length: 1500 }, (_, seed) => wordOf(random(seed)));

describe('random words', () => {
  test('are parsed from a command line as they were printed', () => {
    for (let at = 0; at < WORDS.length; at += 3) {
      const words = ['ig', ...WORDS.slice(at, at + 3)];
      const { commands, pieces, unfinished } = readShell(printWords(words));
      expect([commands.map((one) => one.words.map(({ text }) => text)), pieces, unfinished]).toEqual([
        [words],
        [],
        null,
      ]);
    }
  });

  test.each(['sh', 'bash'])('are what %s passes on', (shell) => {
    for (let at = 0; at < WORDS.length; at += 500) {
      const words = WORDS.slice(at, at + 500);
      const printed = execFileSync(shell, ['-c', `printf '%s\\0' ${printWords(words)}`], { encoding: 'utf8' });
      expect(printed.split('\0').slice(0, -1)).toEqual(words);
    }
  });

  test('are the same text in YAML, and strings of Go', () => {
    for (const word of WORDS) {
      expect(parse(`a: ${scalar(word)}`), word).toEqual({ a: word });
      expect(quoteString(word)).toMatch(/^"(?:[^"\\\p{Cc}\u2028\u2029\ufeff]|\\[bfnrt"\\]|\\u[\da-f]{4})*"$/u);
      expect(JSON.parse(quoteString(word))).toBe(word);
    }
  });
});

/** A run of a gadget, with flags that it has and others, and values of any signs. */
function anyRun(seed: number): Run {
  const next = random(seed);
  const pick = picker(next);
  const gadget = pick(VIEWS);
  const tool = pick(TOOL_CHOICES);
  const flags = new Map<string, string | null>();
  for (const { flag, type } of legalFlags(tool, gadget, MODEL)) {
    const value = wordOf(next);
    if (next() < 0.15) flags.set(flag, type === 'bool' && (value === 'true' || next() < 0.5) ? null : value);
  }
  if (next() < 0.3) flags.set(`--${pick(['x', 'a.b-c', 'None_1'])}`, pick([null, wordOf(next)]));
  const tag = wordOf(
    next,
    SIGNS.filter((sign) => !/[:/@]/.test(sign)),
  );
  return { tool, image: gadget.name, tag: pick([null, 'latest', tag]), flags };
}
const RUNS = Array.from({ length: 800 }, (_, seed) => anyRun(seed));

test('a run with any values is parsed as it was printed', () => {
  for (const run of RUNS) {
    const command = printRun(run, MODEL);
    const read = runIn(command, MODEL);
    expect(read && { ...read, flags: [...read.flags] }, command).toEqual({ ...run, flags: [...run.flags] });
  }
});

test.each([
  "'--x;touch q;#=1'",
  "'--x;touch q'",
  "'--$(touch q)' 1",
  "'--a b'=c",
  "'--x\n'",
  "'--é'",
  "'--x\u0003=1'",
  "-n 'a' '-n;touch q'",
])('a command with %s is no run', (flag) => {
  expect(runIn(`kubectl gadget run trace_dns ${flag}`, MODEL)).toBe(null);
});

/** Texts as somebody writes them who wants more to be run than the tool. */
const HOSTILE = Array.from({ length: 600 }, (_, seed) => {
  const next = random(seed);
  const pick = picker(next);
  const text = (): string => pick([wordOf(next), wordOf(next, [...LIVE, "'", '"', 'a', '\\'])]);
  const around = (word: string): string => pick([`'${word}'`, `"${word}"`, word, `$'${word}'`]);
  return [
    pick(['', '', 'sudo ', 'BASH_ENV=q ', 'watch ', 'env -S ', '$ ', 'touch q; ', `${text()} `, 'docker run ']),
    pick(['ig', 'kubectl gadget', 'kubctl gadget', '"$(touch q)"/ig', 'example.org/inspektor-gadget/ig']),
    ' ',
    pick(['run ', 'rum ', '', 'trace ']),
    around(pick(['trace_dns', 'trace_dsn', 'trace-dns', 'dns']) + pick(['', `:${text()}`, `:1.2.3${text()}`])),
    ...Array.from({ length: 3 }, () => {
      const flag = pick([
        '--pahts',
        '--fields',
        '-F',
        '--filter',
        '--k8s-podnmae',
        '-namespace',
        '--host',
        '-n',
        '--o',
      ]);
      const value = pick(['nmae', 'qr:R', 'qr == R', 'rcode==nameerror', 'rcode>5', 'true', 'jsn']) + text();
      return ` ${pick([around(`${flag}=${value}`), `${flag} ${around(value)}`, around(flag), around(flag + text())])}`;
    }),
    pick(['', '', ' | sh', '; touch q', '\ntouch q', ' > q', ' && touch q', ' #']),
  ].join('');
});

test('a shell runs only the tool, whatever hostile text a command contains', () => {
  const printed = HOSTILE.flatMap((text) => {
    const { text: corrected } = correctCommands(text, MODEL);
    const calls = diagnose(text, MODEL).calls.map(({ parsed }) => parsed);
    const forms = calls.flatMap((call) => {
      const form = asManifest(call, MODEL);
      return [...inOtherTools(call, MODEL).map(({ command }) => command), ...(form ? [form.command] : [])];
    });
    const run = runIn(text, MODEL);
    const filtered = withCondition('ig run trace_dns', '--filter', conditionFor({ name: 'name' }, text), MODEL);
    return [corrected, ...forms, run && printRun(run, MODEL), filtered].filter((one) => one !== null);
  });
  expect(printed.length).toBeGreaterThan(HOSTILE.length);
  for (const shell of ['bash', 'sh']) expect(ranBy(shell, printed)).toEqual([]);
});

/** Commands that a shell runs and files that it writes, with stubs for the tools and no other programs. */
function ranBy(shell: string, commands: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  const tools = ['ig', 'kubectl', 'sudo', 'docker', 'podman', 'gadgetctl'].map((tool) => `${tool}() { :; }`);
  const input = ['exec 2>&1', ...tools, 'touch() { echo "ran touch $*"; }', ...commands].join('\n');
  try {
    const env = { PATH: '/nowhere', HOME: folder };
    // The shell reports any other program as not found.
    const output = execFileSync(`/bin/${shell}`, ['-s'], { cwd: folder, env, input });
    return [...output.toString().split('\n').filter(Boolean), ...readdirSync(folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('Go programs of any run have every value in a string', () => {
  for (const run of RUNS) {
    const { code } = goProgram(run, MODEL);
    const bare = code.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').replace(/\/\/.*/g, '');
    expect(bare).not.toMatch(/touch|[^\t\n -~]/);
  }
});
