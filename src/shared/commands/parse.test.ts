import { describe, expect, test } from 'vitest';
import { checkCommand } from './check';
import type { Finding } from './finding';
import { parseCommand, type ParsedCommand } from './parse';
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
])('a call is found after its wrappers: %s', (text) => {
  expect(tokens(text).slice(-2)).toEqual(['subcommand run', 'gadget trace_open']);
});

test('what follows -- is no flag', () => {
  expect(problems('ig run trace_open:%TAG% --nonsense')).not.toEqual([]);
  expect(problems('ig run trace_open:%TAG% -- --nonsense')).toEqual([]);
});

describe('every part of a command has its role and place', () => {
  test('a gadget with flags, fields and a condition', () => {
    expect(tokens(`sudo ig run trace_open:%TAG% -v --fields=fname,-error -F 'error_raw>=5' --failed`).join(', ')).toBe(
      'wrapper sudo, program ig, subcommand run, gadget trace_open, tag %TAG%, flag -v, ' +
        'flag --fields, value fname,-error, field fname, field error, ' +
        'flag -F, value error_raw>=5, field error_raw, operator >=, flag --failed',
    );
  });

  test('subcommands, a container image, plain arguments', () => {
    expect(tokens('docker run --rm example.org/tools/ig:v1 image pull trace_open').join(', ')).toBe(
      'wrapper docker, wrapper run, wrapper --rm, program example.org/tools/ig:v1, ' +
        'subcommand image, subcommand pull, gadget trace_open',
    );
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
