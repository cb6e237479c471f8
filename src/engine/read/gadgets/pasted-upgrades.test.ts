import { describe, expect, test } from 'vitest';
import { comparePasted, type PastedResult } from '../../../app/upgrade/pasted';
import { dataChanges } from '../../../shared/changes/data-changes';
import type { CommandModel } from '../../../shared/commands/model';
import { commandModelAt } from './command-model';
import { sampleGadgets } from './test-data';

const catalogue = sampleGadgets();
function modelAt(version: string): CommandModel {
  const model = commandModelAt(catalogue, version);
  if (!model) throw new Error(`There is no data for ${version}.`);
  return { ...model, tagVariable: null };
}
const OLD = modelAt('v0.44.1');
const NEW = modelAt('v0.45.0');

const fate = (pasted: string, before = OLD, after = NEW): Promise<PastedResult> =>
  comparePasted(pasted, before, after, dataChanges(before, after));

/** A model with other names of gadgets, flags or fields. */
function renamed(model: CommandModel, ...names: [was: string, is: string][]): CommandModel {
  const text = names.reduce((left, [was, is]) => left.replaceAll(was, is), JSON.stringify(model));
  return JSON.parse(text) as CommandModel;
}

describe('what becomes of pasted manifests', () => {
  const MANIFEST = `# Slow opens of the shop
apiVersion: 1
kind: instance-spec
image: trace_open:v0.44.1 # pinned
name:   slow
paramValues:
  operator.cli.fields: 'fname,ustack.exe_inode'   # as the board wants them
  operator.KubeManager.namespace: shop
`;

  test('a field with another name is put in, and all else stays as it was written', async () => {
    const { breaks, corrected, gadgets } = await fate(MANIFEST);
    expect(breaks).toHaveLength(1);
    expect(gadgets).toEqual(['trace_open']);
    expect(corrected).toBe(MANIFEST.trimEnd().replace("'fname,ustack.exe_inode'", '"fname,ustack.inode"'));
  });

  test('several documents, each with its own corrections', async () => {
    const { corrected } = await fate(`${MANIFEST}---\n${MANIFEST}`);
    expect(corrected?.match(/ustack\.inode/g)).toHaveLength(2);
    expect(corrected).not.toContain('exe_inode');
  });

  test('parameters and gadgets with another name', async () => {
    const manifest =
      'apiVersion: 1\nkind: instance-spec\nimage: trace_dns\nparamValues:\n  operator.oci.ebpf.paths: "true"\n';
    const after = renamed(NEW, ['"--paths"', '"--all-paths"'], ['"trace_dns"', '"trace_names"']);
    const { corrected } = await fate(manifest, NEW, after);
    expect(corrected).toBe(
      manifest.trimEnd().replace('trace_dns', 'trace_names').replace('ebpf.paths', 'ebpf.all-paths'),
    );
  });

  test('a gadget with another name is one of those that changes are told of', async () => {
    const after = renamed(NEW, ['"trace_dns"', '"trace_names"']);
    const told = await fate('ig run trace_dns\nig run trace_open', NEW, after);
    expect(told.corrected).toBe('ig run trace_names\nig run trace_open');
    expect(told.gadgets.toSorted()).toEqual(['trace_names', 'trace_open']);
  });

  test('beside the commands that use them', async () => {
    const script = `sudo ig run trace_dns \\\n  --paths\n\n${MANIFEST}\nkubectl gadget run trace_open --collect-ustack --fields fname,ustack.exe_inode\n`;
    const { breaks, corrected, gadgets, problems } = await fate(script);
    expect(problems).toEqual([]);
    expect(breaks).toHaveLength(2);
    expect(gadgets.sort()).toEqual(['trace_dns', 'trace_open']);
    expect(corrected).toBe(
      script
        .trimEnd()
        .replace("'fname,ustack.exe_inode'", '"fname,ustack.inode"')
        .replace(/ustack\.exe_inode$/, 'ustack.inode'),
    );
  });

  test('one that cannot be read is not said to be right', async () => {
    const { problems, breaks } = await fate('apiVersion: 1\nkind: instance-spec\nimage: [trace_open\n');
    expect(breaks).toEqual([]);
    expect(problems).not.toEqual([]);
  });

  test('nothing is corrected where nothing breaks, and nothing is made up where no correction is known', async () => {
    expect(await fate(MANIFEST.replace('ustack.exe_inode', 'pid'))).toMatchObject({ breaks: [], corrected: null });
    const without = { ...NEW, gadgets: NEW.gadgets.filter(({ name }) => name !== 'trace_open') };
    expect(await fate(MANIFEST, OLD, without)).toMatchObject({ corrected: null, isPartly: true });
  });
});

test('commands of a gadget with another name get it', async () => {
  const after = renamed(NEW, ['"trace_dns"', '"trace_names"']);
  const { corrected, gadgets } = await fate('sudo ig run trace_dns --paths', NEW, after);
  expect(corrected).toBe('sudo ig run trace_names --paths');
  expect(gadgets).toContain('trace_names');
});
