import { describe, expect, test } from 'vitest';
import { checkCommand } from './check';
import type { Finding } from './finding';
import { optionOf, parseCommand, type ParsedCommand } from './parse';
import { readShell } from './shell';
import { MODEL } from './test-model';

function parse(text: string): ParsedCommand | null {
  const [command] = readShell(text).commands;
  return command ? parseCommand(command, MODEL) : null;
}

/** Each token as its role and the source it covers. */
const tokens = (text: string): string[] =>
  (parse(text)?.tokens ?? []).map((token) => `${token.role} ${text.slice(token.offset, token.end)}`);

function problems(text: string, inline = false): Finding[] {
  const parsed = parse(text);
  return parsed ? checkCommand(parsed, { model: MODEL, localImages: new Set(), inline }) : [];
}

test.each([
  'sudo -E -H ig run trace_open',
  'env A=1 ig run trace_open',
  'A=1 B=2 time ig run trace_open',
  'nohup ig run trace_open',
  'exec ig run trace_open',
  'timeout 5 ig run trace_open',
  'watch -n 0.5 ig run trace_open',
  'sudo -n ig run trace_open',
  'command /usr/local/bin/ig run trace_open',
  'if ! ig run trace_open',
  'then ig run trace_open',
  'do ig run trace_open',
  'else ig run trace_open',
  'while ig run trace_open',
  'until ig run trace_open',
  '{ ig run trace_open',
  'kubectl debug node/a -ti --image=x -- ig run trace_open',
  'docker run --rm -v /:/host example.org/tools/ig run trace_open',
  'podman run example.org/tools/ig:v1 ig run trace_open',
  'nerdctl run mirror.example.com/tools/ig@sha256:1 run trace_open',
])('a call is found behind what stands in front of it: %s', (text) => {
  expect(tokens(text).slice(-2)).toEqual(['subcommand run', 'gadget trace_open']);
});

test.each([
  'echo ig run trace_open',
  'timeout ig run trace_open',
  'ls -- ig run trace_open',
  'docker run example.org/other/ig-like run trace_open',
  'kubectl get pods',
  'A=1',
])('%s calls none of the tools', (text) => expect(parse(text)).toBe(null));

test('what follows -- is no flag', () => {
  expect(problems('ig run trace_open:%TAG% --nonsense')).not.toEqual([]);
  expect(problems('ig run trace_open:%TAG% -- --nonsense')).toEqual([]);
});

describe('every part of a command has its role and place', () => {
  test('a gadget with flags, fields and a condition', () => {
    expect(tokens(`sudo ig run trace_open:%TAG% -v --fields=fname,-error -F 'error_raw>=5' --failed`)).toEqual([
      'wrapper sudo',
      'program ig',
      'subcommand run',
      'gadget trace_open',
      'tag %TAG%',
      'flag -v',
      'flag --fields',
      'value fname,-error',
      'field fname',
      'field error',
      'flag -F',
      'value error_raw>=5',
      'field error_raw',
      'operator >=',
      'flag --failed',
    ]);
  });

  test('a value may hold spaces and line ends', () => {
    expect(tokens(`ig run trace_open --filter="fname==a b\nc" -F'error==x y'`).slice(3)).toEqual([
      'flag --filter',
      'value fname==a b\nc',
      'field fname',
      'operator ==',
      'flag -F',
      'value error==x y',
      'field error',
      'operator ==',
    ]);
  });

  test('a full reference, a data source and an output mode', () => {
    expect(tokens('kubectl gadget run example.org/gadget/trace_open:v1 -o open:json')).toEqual([
      'program kubectl',
      'program gadget',
      'subcommand run',
      'registry example.org/gadget/',
      'gadget trace_open',
      'tag v1',
      'flag -o',
      'value open:json',
      'source open',
      'mode json',
    ]);
  });

  test('subcommands, a container image, plain arguments', () => {
    expect(tokens('docker run --rm example.org/tools/ig:v1 image pull trace_open')).toEqual([
      'wrapper docker',
      'wrapper run',
      'wrapper --rm',
      'program example.org/tools/ig:v1',
      'subcommand image',
      'subcommand pull',
      'gadget trace_open',
    ]);
    expect(tokens('kubectl gadget deploy here')).toContain('text here');
  });

  test.each(['kubectl get pods', 'echo ig run', 'igo run x', ''])('%j calls none of the tools', (text) =>
    expect(parse(text)).toBeNull(),
  );
});

describe('the reading of a command', () => {
  test('has the gadget, its arguments and what can be given', () => {
    const parsed = parse('ig run trace_open:%TAG% --kind file');
    expect(parsed?.gadget?.name).toBe('trace_open');
    expect(parsed?.args.flags.map((flag) => [flag.name, flag.value])).toEqual([['--kind', 'file']]);
    expect(parsed?.legal.map((flag) => flag.flag)).toEqual(
      expect.arrayContaining(['--kind', '--failed', '--verbose', '--fields', '--help']),
    );
    expect(parsed?.legal.map((flag) => flag.flag)).not.toContain('--detach');
  });

  test('a double dash ends the flags', () => {
    const parsed = parse('ig run -- trace_open:%TAG% --nope');
    expect(parsed?.args.flags).toEqual([]);
    expect(parsed?.args.positional.map((word) => word.text)).toEqual(['trace_open:%TAG%', '--nope']);
  });

  test('a word where a subcommand is expected', () => {
    expect(parse('ig rnu trace_open')?.unknown?.text).toBe('rnu');
    expect(parse('ig <command>')?.unknown).toBeNull();
  });
});

test.each([
  ['ig rnu trace_open:%TAG%', 'rnu', 'There is no command "ig rnu".', 'run'],
  ['ig trace dns', 'trace', 'There is no command "ig trace".', undefined],
  ['ig run trace_opne:%TAG%', 'trace_opne:%TAG%', 'There is no gadget "trace_opne".', 'trace_open:%TAG%'],
  ['ig run trace_later:%TAG%', 'trace_later:%TAG%', 'The gadget "trace_later" is not in v2.', undefined],
  ['ig run trace_open', 'trace_open', 'The image "trace_open" has no tag.', 'trace_open:%TAG%'],
  ['ig run trace_open:v1', 'trace_open:v1', 'The tag ":v1" is written out.', 'trace_open:%TAG%'],
  ['ig run trace_open:%TAG% --faild', '--faild', '"ig run trace_open" has no flag --faild.', '--failed'],
  ['ig run trace_open:%TAG% --detach', '--detach', '"ig run trace_open" has no flag --detach in v2.', undefined],
  ['ig run trace_open:%TAG% --kind flie', 'flie', '--kind: "flie" is not legal.', 'file'],
  ['ig run trace_open:%TAG% --fields fname,eror', 'eror', '--fields: trace_open has no field "eror".', 'error'],
  ['ig run trace_open:%TAG% -F "error>5"', 'error', '-F: "error" is text, so > does not compare numbers.', 'error_raw'],
  ['ig run trace_open:%TAG% -F "error_raw~5"', '~', '-F: ~ matches text, but "error_raw" is of type u32.', '=='],
  ['ig run trace_open:%TAG% -F "fname"', 'fname', '-F: "fname" is not a condition.', undefined],
  ['ig run trace_open:%TAG% -o jsno', 'jsno', '-o: trace_open has no output mode "jsno".', 'json'],
  ['ig run trace_open:%TAG% -o opne:json', 'opne', '-o: trace_open has no data source "opne".', 'open'],
])('%s', (text, place, message, fixed) => {
  const found = problems(text);
  expect(found.map((one) => [text.slice(one.offset, one.end), one.message])).toEqual([[place, message]]);
  expect(found[0]?.fix?.words[0]).toBe(fixed);
  expect(found[0]?.hint).not.toBe('');
});

test('what a fix gives has no problem left', () => {
  const text = 'ig run trace_opne:%TAG% --kind file';
  const [finding] = problems(text);
  const { fix } = finding ?? {};
  expect(fix).toBeDefined();
  if (fix) expect(problems(text.slice(0, fix.offset) + fix.words.join(' ') + text.slice(fix.end))).toEqual([]);
});

test.each([
  ['ig run trace_open', true],
  ['ig trace dns', true],
  ['ig run GADGET', false],
  ['ig run trace_broken:%TAG% --any', false],
  ['ig run trace_open:%TGA%', false],
  ['ig run trace_open:%TAG% --kind %KIND% -o $MODE', false],
  ['ig run other.org/a:v1 --own', false],
])('%s is let through (inline: %s)', (text, inline) => expect(problems(text, inline)).toEqual([]));

test('a flag of one data source is its option and the name of the source', () => {
  expect(optionOf('--filter.open')).toEqual({ option: '--filter', source: 'open' });
  expect(optionOf('--filter')).toEqual({ option: '--filter', source: undefined });
});
