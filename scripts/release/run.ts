import { UsageError } from '../../src/engine/model/errors';
import { scriptCommand } from '../command';
import { planCut } from './cut';
import { fromRoot, planFix } from './fix';
import { requireClean } from './git';
import { applyChanges, planText, type ReleasePlan } from './plan';
import { planRename } from './rename';
import { planRetire } from './retire';

const FLAGS = {
  yes: { summary: 'does what is shown; without it nothing is changed' },
  layers: { value: 'LAYER,…', summary: 'fix: only these layers; all others when left out' },
};

const HELP = `npm run release -- cut VERSION [--yes]
npm run release -- retire VERSION [--yes]
npm run release -- fix FILE… [--layers LAYER,…] [--yes]
npm run rename OLD NEW [-- --yes]

cut     makes a version of what is not released yet: layer, configuration, gadget data, redirects
retire  takes a version away; its addresses lead to the next one
fix     carries the edit of a page that is not committed yet into the same page of other layers
rename  moves a page or a folder of pages in all layers, as in docs/reference/old docs/reference/new

Each shows what it will do, and does it with --yes. Uncommitted changes are refused, so that git can undo it.`;

/** `npm run release`. */
export const runRelease = scriptCommand(HELP, FLAGS, async ({ positionals, values, given, root, print }) => {
  const [command = '', name, ...more] = positionals;
  const isComplete = command === 'rename' ? more.length === 1 : command === 'fix' || more.length === 0;
  if (name === undefined || !isComplete)
    throw new UsageError('Write cut VERSION, retire VERSION, fix FILE or rename OLD NEW; --help explains them.');
  if (values.layers !== undefined && command !== 'fix') throw new UsageError('--layers is for fix.');
  const plan = await planOf(command, [name, ...more], root, values.layers?.split(/[\s,]+/).filter(Boolean) ?? []);
  const isDone = given.has('yes');
  if (isDone) applyChanges(root, plan.changes);
  const call = [command, name, ...more, ...(values.layers === undefined ? [] : ['--layers', values.layers])].join(' ');
  print(planText(plan, isDone, { command: commandLine(call), checks: CHECKS[command] ?? 'npm test -- full' }));
  return 0;
});

/** Checks after a command; all of them after one that is not listed. */
const CHECKS: Readonly<Record<string, string>> = { fix: 'npm test -- content format build', rename: 'npm test' };

/** npm keeps flags without a `--` before them for itself. */
const commandLine = (call: string): string =>
  call.startsWith('rename ') ? `npm run ${call} -- --yes` : `npm run release -- ${call} --yes`;

function planOf(
  command: string,
  names: readonly [string, ...string[]],
  root: string,
  layers: readonly string[],
): Promise<ReleasePlan> {
  const edited = command === 'fix' ? names.map((name) => fromRoot(root, name)) : [];
  requireClean(root, edited);
  switch (command) {
    case 'cut':
      return planCut(root, names[0]);
    case 'retire':
      return planRetire(root, names[0]);
    case 'fix':
      return planFix(root, edited, layers);
    case 'rename':
      return planRename(root, names[0], names[1] ?? '');
    default:
      throw new UsageError(`There is no "${command}". Write cut, retire, fix or rename.`);
  }
}
