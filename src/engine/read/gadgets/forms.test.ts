import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import type { CommandModel } from '../../../shared/commands/model';
import { inOtherTools } from '../../../shared/workbench/builder/run';
import { parseCommand, type ParsedCommand } from '../../../shared/commands/parse';
import { readShell } from '../../../shared/commands/shell';
import { diagnose } from '../../../shared/workbench/diagnose';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { commandOfManifest, looksLikeManifest } from '../../../shared/workbench/read-manifest';
import { commandModelAt } from './command-model';
import { sampleGadgets } from './test-data';

const catalogue = sampleGadgets();
function modelAt(version: string): CommandModel {
  const model = commandModelAt(catalogue, version);
  if (!model) throw new Error(`There is no data for ${version}.`);
  return { ...model, tagVariable: null };
}
const MODEL = modelAt('v0.46.0');

function call(text: string, model = MODEL): ParsedCommand {
  const [command] = readShell(text).commands;
  const parsed = command ? parseCommand(command, model) : null;
  if (!parsed) throw new Error(`"${text}" is no call.`);
  return parsed;
}

describe('a run as a manifest', () => {
  test('flags are parameters by their full names; keys of the manifest are keys', () => {
    const form = asManifest(
      call(`kubectl gadget run trace_open:v0.46.0 -n demo --failed -F 'fname~[.](conf|yaml)$' --name slow --node a,b`),
      MODEL,
    );
    expect(parse(form?.yaml ?? '')).toEqual({
      apiVersion: 1,
      kind: 'instance-spec',
      image: 'trace_open:v0.46.0',
      name: 'slow',
      nodes: ['a', 'b'],
      paramValues: {
        'operator.KubeManager.namespace': 'demo',
        'operator.oci.ebpf.failed': 'true',
        'operator.filter.filter': 'fname~[.](conf|yaml)$',
      },
    });
    expect(form?.command).toBe('kubectl gadget run -f gadget.yaml');
  });

  test('flags that only the command line supports stay there', () => {
    const form = asManifest(call('sudo ig run trace_exec --timeout 30 -c web --verbose'), MODEL);
    expect(form?.command).toBe('sudo ig run -f gadget.yaml --timeout 30 --verbose');
    expect(form?.yaml).toContain('  operator.LocalManager.containername: web\n');
  });

  test('every value is read back as the text it was', () => {
    for (const value of ['true', '5', 'a: b', "it's", '- x', '#no', 'a,b', '~', 'null', 'web', 'é', ' x ', 'a:']) {
      const quoted = `'${value.replaceAll("'", `'\\''`)}'`;
      const form = asManifest(call(`kubectl gadget run trace_exec -p ${quoted}`), MODEL);
      expect(parse(form?.yaml ?? '')).toMatchObject({ paramValues: { 'operator.KubeManager.podname': value } });
    }
  });

  test('a command that runs no gadget has no manifest', () => {
    expect(asManifest(call('kubectl gadget version'), MODEL)).toBeNull();
  });
});

describe('a run with another tool', () => {
  const commandsOf = (text: string): string[] => inOtherTools(call(text), MODEL).map((one) => one.command);

  test('flags are renamed for the tool, and flags without a counterpart are listed', () => {
    expect(inOtherTools(call('kubectl gadget run trace_exec -n shop -p cart -A --timeout 5'), MODEL)).toContainEqual({
      tool: 'ig',
      command: 'sudo ig run trace_exec --k8s-namespace shop --k8s-podname cart --timeout 5',
      dropped: ['--all-namespaces'],
    });
  });

  test('a flag whose name has another meaning in the other tool is translated by meaning', () => {
    expect(commandsOf('kubectl gadget run trace_exec -c web')).toContain(
      'sudo ig run trace_exec --k8s-containername web',
    );
  });

  test('the choices are the other tools of the gadget; a command that runs no gadget has no choice', () => {
    for (const { view } of MODEL.gadgets) {
      const [tool] = view?.environments ?? [];
      if (!view || !tool) continue;
      const found = inOtherTools(call(`${MODEL.tools[tool].words.join(' ')} run ${view.name}`), MODEL);
      expect(found.map((one) => one.tool)).toEqual(view.environments.slice(1));
    }
    expect(commandsOf('kubectl gadget version')).toEqual([]);
    expect(commandsOf('kubectl gadget run ghcr.io/me/mine')).toEqual([]);
  });

  test('every gadget with its own flags becomes a valid command of the other tool', () => {
    const wrong: string[] = [];
    for (const { view } of MODEL.gadgets) {
      for (const tool of view?.environments ?? []) {
        for (const command of commandsOf(`${MODEL.tools[tool].words.join(' ')} run ${view?.name} --timeout 5`))
          wrong.push(...diagnose(command, MODEL).findings.map((one) => `${command}: ${one.message}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a manifest as a command', () => {
  test('becomes the command it was created from', () => {
    for (const command of [
      "kubectl gadget run trace_open:v0.46.0 --node a,b --namespace demo --failed --filter 'fname~[.](conf|yaml)$'",
      'sudo ig run trace_exec --containername web --paths --fields proc.comm,args',
      'sudo ig run trace_fsslower --filesystem xfs --host',
    ]) {
      const form = asManifest(call(command), MODEL);
      expect(commandOfManifest(parse(form?.yaml ?? ''), MODEL)).toEqual({ command, problems: [] });
    }
  });

  test('reports its mistakes', () => {
    const { problems } = commandOfManifest(
      {
        apiVersion: 2,
        kind: 'instance-spec',
        image: 'trace_open',
        param: {},
        paramValues: { 'operator.ebpf.failed': 1 },
      },
      MODEL,
    );
    expect(problems).toEqual([
      'apiVersion must be 1.',
      'There is no key "param". Keys: apiVersion, kind, image, name, id, tags, nodes, paramValues.',
      'There is no parameter "operator.ebpf.failed" here. Did you mean operator.oci.ebpf.failed?',
    ]);
  });

  test('any document is parsed without an exception', () => {
    for (const document of [null, 5, 'x', [], [1], {}, { image: 7, paramValues: [1], tags: 'a', nodes: null }])
      expect(() => commandOfManifest(document, MODEL)).not.toThrow();
  });

  test('a manifest is distinguished from a command', () => {
    expect(looksLikeManifest('apiVersion: 1\nkind: instance-spec\n')).toBe(true);
    expect(looksLikeManifest('kubectl gadget run trace_dns -o json')).toBe(false);
  });
});
