import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, UsageError } from '../../src/engine/model/command-error';
import { createProgress } from '../../src/engine/model/progress';
import { wholeNumber } from '../../src/engine/model/whole-number';
import { serveDist } from '../../src/engine/serve/server';
import { scriptCommand } from '../command';
import { linkProject } from '../release/changes';
import { git } from '../release/git';
import { lookAt } from '../release/look';
import { changesText, compareSites, type PageChange } from './compare';
import { picturesHtml, takePictures } from './pictures';

const FLAGS = {
  html: { value: 'FILE', summary: 'also writes pictures of the changed pages, before beside after, into one file' },
  limit: { value: 'NUMBER', summary: 'how many pages get pictures, 40 when left out' },
  json: { summary: 'prints the list as JSON' },
};

const HELP = `npm run changes -- BASE [--html FILE] [--limit NUMBER] [--json]

Lists the pages that change since BASE, a commit or branch, in each version. Both states are made by the engine as it is
now, so that only the content counts.`;

/** `npm run changes`. */
export const runChanges = scriptCommand(HELP, FLAGS, async ({ positionals, values, given, root, print }) => {
  const [base, ...more] = positionals;
  if (base === undefined || more.length > 0) throw new UsageError('Name one commit or branch; --help says more.');
  const limit = wholeNumber('--limit', values.limit ?? '40');
  const old = mkdtempSync(path.join(tmpdir(), 'changes-'));
  try {
    checkOut(root, base, old);
    // Dates of commits are known of one side only.
    const dates = new Map<string, string>();
    const changes = compareSites(await lookAt(old, dates), await lookAt(root, dates));
    print(given.has('json') ? `${JSON.stringify(changes, null, 2)}\n` : changesText(changes));
    if (values.html !== undefined && changes.length > 0) {
      const shown = changes.slice(0, limit);
      writeFileSync(values.html, await picturesOf(shown, { old, root, base, left: changes.length - shown.length }));
      print(`${shown.length} pages are shown in ${values.html}\n`);
    }
    return 0;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
});

/** Puts the site as a commit has it into a folder. Throws `CommandError` where there is no such commit. */
function checkOut(root: string, base: string, folder: string): void {
  const commit = commitOf(root, base);
  const archive = execFileSync('git', ['archive', '--format=tar', commit, '--', '.'], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkProject(root, folder);
}

/** The commit of a name. Throws `CommandError` where there is none, and where there is no repository. */
function commitOf(root: string, base: string): string {
  git(root, 'rev-parse', '--git-dir');
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`).trim();
  } catch {
    throw new CommandError(`There is no commit, branch or tag "${base}" in this repository.`);
  }
}

/** React is one of two kinds, and the site's own is published: the script of npm says which one it is. */
async function picturesOf(
  changes: readonly PageChange[],
  { old, root, base, left }: { old: string; root: string; base: string; left: number },
): Promise<string> {
  const { buildSite } = await import('../../src/engine/build');
  const dists = { before: path.join(old, 'dist'), after: path.join(old, 'dist-now') };
  const options = { progress: createProgress(true), strict: false, compress: null };
  await buildSite({ root: old, dist: dists.before, ...options });
  await buildSite({ root, dist: dists.after, ...options });
  const anywhere = { host: '127.0.0.1', port: 0 };
  const before = await serveDist(dists.before, anywhere);
  const after = await serveDist(dists.after, anywhere);
  try {
    const origins = { before: new URL(before.url).origin, after: new URL(after.url).origin };
    return picturesHtml(await takePictures(changes, origins), base, left);
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
}
