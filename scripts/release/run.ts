import { listOf } from '../../src/engine/cli/arguments';
import { UsageError } from '../../src/engine/model/command-error';
import { scriptCommand } from '../command';
import { planCut } from './cut';
import { planFix } from './fix';
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
  const plan = await planOf(command, [name, ...more], root, listOf(values.layers));
  print(planText(plan, given.has('yes')));
  if (given.has('yes')) applyChanges(root, plan.changes);
  return 0;
});

function planOf(
  command: string,
  names: readonly [string, ...string[]],
  root: string,
  layers: readonly string[],
): Promise<ReleasePlan> {
  requireClean(root, command === 'fix' ? names : []);
  switch (command) {
    case 'cut':
      return planCut(root, names[0]);
    case 'retire':
      return planRetire(root, names[0]);
    case 'fix':
      return planFix(root, names, layers);
    case 'rename':
      return planRename(root, names[0], names[1] ?? '');
    default:
      throw new UsageError(`There is no "${command}". Write cut, retire, fix or rename.`);
  }
}
