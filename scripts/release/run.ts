import path from 'node:path';
import { UsageError } from '../../src/engine/model/errors';
import { runAsProgram, scriptCommand } from '../command';
import { cut } from './cut';
import { fix } from './fix';
import { git, requireClean, tryInCheckout, type Report } from './git';
import { rename } from './rename';
import { retire } from './retire';

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

/** `npm run release`. Each command is tried in a checkout; with `--yes` its changes are applied to the site. */
export const runRelease = scriptCommand(HELP, FLAGS, async ({ positionals, values, given, root, print }) => {
  const [command = '', ...names] = positionals;
  const [name = '', next = ''] = names;
  if (!['cut', 'retire', 'fix', 'rename'].includes(command))
    throw new UsageError(`There is no "${command}". Write cut, retire, fix or rename.`);
  if (command === 'fix' ? names.length === 0 : names.length !== (command === 'rename' ? 2 : 1))
    throw new UsageError('Write cut VERSION, retire VERSION, fix FILE or rename OLD NEW; --help explains them.');
  if (values.layers !== undefined && command !== 'fix') throw new UsageError('--layers is for fix.');
  const files = names.map((one) => path.relative(root, path.resolve(root, one)));
  requireClean(root, command === 'fix' ? files : []);
  const { steps, notes, changed, patch } = await tryInCheckout(root, (checkout): Promise<Report> => {
    if (command === 'cut') return cut(checkout, name);
    if (command === 'retire') return retire(checkout, name);
    if (command === 'rename') return rename(checkout, name, next);
    return fix(root, checkout, files, values.layers?.split(',') ?? []);
  });
  const isDone = given.has('yes');
  if (isDone) git(root, ['apply', '--allow-empty', '--whitespace=nowarn'], patch);
  const layers = values.layers === undefined ? [] : ['--layers', values.layers];
  // npm keeps flags without a `--` before them for itself.
  const script = command === 'rename' ? ['rename', ...names, '--'] : ['release', '--', command, ...names, ...layers];
  const end = isDone
    ? ['Done. Look at `git diff`. Next:', '  git add --all', `  ${CHECKS[command] ?? 'npm test -- full'}`]
    : ['Nothing was changed. To do it:', `  npm run ${script.join(' ')} --yes`];
  const forWriter = notes.length > 0 ? ['For a writer:', ...notes.map((note) => `  ${note}`), ''] : [];
  print([...steps.map((step) => `• ${step}`), '', changed, ...forWriter, ...end, ''].join('\n'));
  return 0;
});

/** Checks after a command; all of them after one that is not listed. */
const CHECKS: Readonly<Record<string, string>> = { fix: 'npm test -- content format build', rename: 'npm test' };

await runAsProgram(runRelease, import.meta.url);
