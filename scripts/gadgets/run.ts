import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError, UsageError } from '../../src/engine/model/command-error';
import { createProgress, type Progress } from '../../src/engine/model/progress';
import { scriptCommand } from '../command';
import { compareGadgets } from './compare/gadgets';
import { compareFlags } from './flags/compare-flags';
import { readHelp } from './flags/help-output';
import type { ToolCommands } from './flags/model';
import { readCommandSource } from './flags/read-source';
import { withoutKnown } from './known';
import { loadData, type OurData } from './our-data';
import { reportText, type Comparison } from './report';
import { readTool, type Tool } from './tool/read-tool';
import { applyChanges, changesText, planChanges } from './update/update';

const FLAGS = {
  version: { value: 'VERSION', summary: 'version of the site that the checkout or the help is of' },
  json: { summary: 'diff: prints the differences as JSON' },
  'dry-run': { summary: 'update: prints what would be written, and writes nothing' },
};

const HELP = `npm run gadgets -- diff PATH --version VERSION [--json]
npm run gadgets -- update PATH --version VERSION [--dry-run]

PATH is a checkout of the tool, or a file or folder with what --help of kubectl gadget, ig and gadgetctl prints.
diff    says by file and line what is new, gone or different in the tool; exits with 1 when there is something
update  writes what needs no writer into content/gadgets/, and lists what does`;

/** `npm run gadgets`. */
export const runGadgets = scriptCommand(HELP, FLAGS, async ({ positionals, values, given, root, print }) => {
  const [command, where, ...more] = positionals;
  if ((command !== 'diff' && command !== 'update') || where === undefined || more.length > 0)
    throw new UsageError('Write diff PATH or update PATH; --help says more.');
  if (values.version === undefined) throw new UsageError('--version is missing: the version that PATH is of.');
  if (given.has('json') && command !== 'diff') throw new UsageError('--json is for diff.');
  if (given.has('dry-run') && command !== 'update') throw new UsageError('--dry-run is for update.');
  if (!existsSync(where)) throw new CommandError(`There is nothing at ${where}.`);
  const data = await loadData(root, values.version);
  const source = readSource(path.resolve(where), createProgress());
  const comparison = compareAll(source, data);
  if (command === 'diff') {
    print(given.has('json') ? `${JSON.stringify(comparison, null, 2)}\n` : reportText(comparison));
    return comparison.differences.length === 0 ? 0 : 1;
  }
  const changes = planChanges(comparison.differences, source.tool, data);
  print(changesText(changes, given.has('dry-run')));
  if (!given.has('dry-run')) applyChanges(changes, root);
  return 0;
});

/** What was found at a path. */
interface Source {
  tool: Tool | null;
  commands: ToolCommands | null;
}

function readSource(where: string, progress: Progress): Source {
  const isCheckout = statSync(where).isDirectory() && existsSync(path.join(where, 'gadgets'));
  if (!isCheckout) return { tool: null, commands: readHelp(where) };
  const step = progress.step('read the gadgets');
  const tool = readTool(where, (done, all) => step.update(done, all));
  step.end(`${tool.gadgets.length}`);
  return { tool, commands: readCommandSource(where) };
}

function compareAll({ tool, commands }: Source, data: OurData): Comparison {
  const found = [
    ...(tool === null ? [] : compareGadgets(tool, data)),
    ...(commands === null ? [] : compareFlags(commands, data)),
  ];
  const { differences, known, outdated } = withoutKnown(data.root, data.version, found);
  return {
    version: data.version,
    gadgets: tool?.gadgets.length ?? 0,
    commands: commands?.commands.length ?? 0,
    differences,
    known,
    // Without the source nothing can be said of gadgets.
    outdated: tool === null ? [] : outdated,
    unread: tool?.unread ?? [],
  };
}
