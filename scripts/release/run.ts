import { listOf } from '../../src/engine/cli/arguments';
import { UsageError } from '../../src/engine/model/command-error';
import { scriptCommand } from '../command';
import { planCut } from './cut';
import { planFix } from './fix';
import { requireClean } from './git';
import { applyChanges, planText, type ReleasePlan } from './plan';
import { planRetire } from './retire';

const FLAGS = {
  yes: { summary: 'does what is shown; without it nothing is changed' },
  variables: { value: 'NAME=VALUE,…', summary: 'cut: values that do not follow from those of the release before' },
  supported: { value: 'VERSION,…', summary: 'cut: releases that stay supported beside the new one' },
  layers: { value: 'LAYER,…', summary: 'fix: only these layers; all others when left out' },
};

const HELP = `npm run release -- cut VERSION [--variables NAME=VALUE,…] [--supported VERSION,…] [--yes]
npm run release -- retire VERSION [--yes]
npm run release -- fix FILE… [--layers LAYER,…] [--yes]

cut     makes a version of what is not released yet: layer, configuration, gadget data, redirects
retire  takes a version away; its addresses lead to the next one
fix     carries the edit of a page that is not committed yet into the same page of other layers

Each shows what it will do, and does it with --yes. Uncommitted changes are refused, so that git can undo it.`;

/** `npm run release`. */
export const runRelease = scriptCommand(HELP, FLAGS, async ({ positionals, values, given, root, print }) => {
  const [command = '', name, ...more] = positionals;
  if (name === undefined || (command !== 'fix' && more.length > 0))
    throw new UsageError('Write cut VERSION, retire VERSION or fix FILE; --help says more.');
  const plan = await planOf(command, [name, ...more], root, values);
  print(planText(plan, given.has('yes')));
  if (given.has('yes')) applyChanges(root, plan.changes);
  return 0;
});

async function planOf(
  command: string,
  [name, ...more]: readonly [string, ...string[]],
  root: string,
  values: Partial<Record<keyof typeof FLAGS, string>>,
): Promise<ReleasePlan> {
  const isMisplaced = (flag: 'variables' | 'supported' | 'layers', owner: string): boolean =>
    values[flag] !== undefined && command !== owner;
  if (isMisplaced('variables', 'cut') || isMisplaced('supported', 'cut') || isMisplaced('layers', 'fix'))
    throw new UsageError('--variables and --supported are for cut, --layers is for fix.');
  const files = [name, ...more];
  requireClean(root, command === 'fix' ? files : []);
  if (command === 'cut')
    return planCut(root, name, { variables: pairsOf(values.variables), supported: listOf(values.supported) });
  if (command === 'retire') return planRetire(root, name);
  if (command === 'fix') return planFix(root, files, listOf(values.layers));
  throw new UsageError(`There is no "${command}". Write cut, retire or fix.`);
}

function pairsOf(written: string | undefined): Record<string, string> {
  return Object.fromEntries(
    listOf(written).map((pair) => {
      const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.+)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new UsageError(`--variables is "${pair}"; write NAME=VALUE, several with commas between.`);
      return [name, value];
    }),
  );
}
