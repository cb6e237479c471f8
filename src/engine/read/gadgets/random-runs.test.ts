import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { parseCommand } from '../../../shared/commands/parse';
import { readShell } from '../../../shared/commands/shell';
import { OPERATORS, printConditions, readConditions } from '../../../shared/workbench/builder/conditions';
import {
  gadgetOf,
  inTool,
  legalFlags,
  printRun,
  runIn,
  toolOf,
  TOOL_CHOICES,
  type Run,
} from '../../../shared/workbench/builder/run';
import { diagnose } from '../../../shared/workbench/diagnose';
import { explain } from '../../../shared/workbench/explain';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { commandOfManifest } from '../../../shared/workbench/read-manifest';
import { random } from './test-random';
import { MODEL, picker, randomRun, TEXTS, VIEWS } from './test-random-runs';

const RUNS = Array.from({ length: 4000 }, (_, seed) => randomRun(seed));

describe('random runs', () => {
  test('have flags and values of every kind', () => {
    const used = new Set(RUNS.flatMap((run) => [...run.flags.keys()]));
    for (const flag of ['--filter', '--fields', '--sort', '--output', '--namespace', '--k8s-selector', '--host'])
      expect(used, flag).toContain(flag);
  });

  test('are accepted by the check', () => {
    const wrong = RUNS.flatMap((run) => {
      const command = printRun(run, MODEL);
      return diagnose(command, MODEL).findings.map((one) => `${command}: ${one.message} ${one.hint}`);
    });
    expect(wrong).toEqual([]);
  });

  test('are explained whole: what no part holds are blanks, quotes, and signs between flag and value', () => {
    for (const run of RUNS.slice(0, 1000)) {
      const text = printRun(run, MODEL);
      const [command] = readShell(text).commands;
      const call = command && parseCommand(command, MODEL);
      const parts = call ? explain(call, MODEL) : [];
      const rest = parts.toReversed().reduce((left, { offset, end }) => left.slice(0, offset) + left.slice(end), text);
      expect(rest, text).toMatch(/^[\s'"\\=:/]*$/);
      expect(parts.filter((part) => part.unexplained === 'unknown').map((part) => part.text)).toEqual([]);
    }
  });

  test('are commands of a shell, whose words say what was asked', () => {
    for (let at = 0; at < RUNS.length; at += 400) {
      const some = RUNS.slice(at, at + 400);
      const commands = some.map((run) => printRun(run, MODEL));
      execFileSync('sh', ['-n'], { input: commands.join('\n') });
      const script = commands.map((command) => `printf '%s\\0' ${command}; printf '\\0'`).join('\n');
      const split = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0\0').slice(0, -1);
      for (const [index, run] of some.entries())
        expect(asked(split[index]?.split('\0') ?? []), commands[index]).toEqual(said(run));
    }
  });

  test('stay the same as a manifest, but for what only the command line has', () => {
    for (const run of RUNS.filter((one) => one.tool === 'kubectl-gadget')) {
      const [command] = readShell(printRun(run, MODEL)).commands;
      const call = command && parseCommand(command, MODEL);
      const form = call && asManifest(call, MODEL);
      if (!form) throw new Error('There is no manifest.');
      const { command: again, problems } = commandOfManifest(parse(form.yaml), MODEL);
      expect(problems).toEqual([]);
      const read = runIn(again, MODEL);
      const given = parameters(run);
      if (!read) throw new Error(`${again} is no run.`);
      expect(parameters(read), form.yaml).toEqual(given);
    }
  });

  test('with another tool are accepted there, or say what they lose', () => {
    for (const run of RUNS.slice(0, 1000)) {
      const gadget = gadgetOf(run, MODEL);
      for (const tool of TOOL_CHOICES.filter((one) => gadget?.environments.includes(toolOf(one)))) {
        const { run: other, dropped } = inTool(run, tool, MODEL);
        expect(other.flags.size + dropped.length).toBe(run.flags.size);
        const unknown = diagnose(printRun(other, MODEL), MODEL).findings.filter((one) =>
          one.rule.startsWith('command/flag'),
        );
        expect(unknown).toEqual([]);
      }
    }
  });
});

/** The values of a run under their names in a manifest: two flags can be one there. */
function parameters(run: Run): Record<string, string> {
  const legal = legalFlags(run.tool, gadgetOf(run, MODEL), MODEL);
  return Object.fromEntries(
    [...run.flags].flatMap(([name, value]) => {
      const key = legal.find((one) => one.flag === name)?.manifest;
      return key === undefined ? [] : [[key, value ?? 'true']];
    }),
  );
}

/** Flags of an argument list by name, values behind `=` or in the next word, as the tool's own parser takes them. */
function asked(words: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  const rest = words.slice(words.indexOf('run', words[0] === 'docker' ? 2 : 0) + 2);
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? '';
    const equals = word.startsWith('--') ? word.indexOf('=') : -1;
    const isAlone = at + 1 >= rest.length || SWITCHES.has(word);
    if (equals > 0) found[word.slice(0, equals)] = word.slice(equals + 1);
    else if (isAlone) found[word] = 'true';
    else found[word] = rest[++at] ?? '';
  }
  return found;
}

/** What a run asks for, under the names that it is typed with. */
function said(run: Run): Record<string, string> {
  const legal = legalFlags(run.tool, gadgetOf(run, MODEL), MODEL);
  return Object.fromEntries(
    [...run.flags].map(([name, value]) => {
      const short = { '--namespace': '-n', '--podname': '-p', '--containername': '-c', '--selector': '-l' }[name];
      const other = { '--output': '-o', '--all-namespaces': '-A' }[name];
      const isSwitch = legal.find((one) => one.flag === name)?.type === 'bool';
      return [isSwitch && value === 'false' ? name : (short ?? other ?? name), value ?? 'true'];
    }),
  );
}

const SWITCHES = new Set(
  VIEWS.flatMap((gadget) => TOOL_CHOICES.flatMap((tool) => legalFlags(tool, gadget, MODEL))).flatMap((flag) =>
    flag.type === 'bool' ? [flag.flag, flag.short ?? flag.flag] : [],
  ),
);

test('conditions are printed and read without loss', () => {
  const pick = picker(random(1));
  for (let turn = 0; turn < 2000; turn++) {
    const conditions = Array.from({ length: 1 + (turn % 3) }, () => ({
      field: pick(['name', 'proc.comm', 'k8s.podName']),
      operator: pick(OPERATORS),
      value: pick(TEXTS) + pick(TEXTS),
    }));
    expect(readConditions(printConditions(conditions)), JSON.stringify(conditions)).toEqual(conditions);
  }
});
