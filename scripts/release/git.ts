import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from '../../src/engine/model/errors';

/** Runs git in a site and returns what it prints. Throws `CommandError` where there is no git or no repository. */
export function git(root: string, args: readonly string[], input = ''): string {
  try {
    const options = { cwd: root, encoding: 'utf8', input, stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 } as const;
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], options);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new CommandError(`git ${args[0]}: ${stderr.trim() || message}`);
  }
}

/** Refuses uncommitted changes, with which the command could not be undone. Throws `CommandError` that lists them. */
export function requireClean(root: string, allowed: readonly string[] = []): void {
  const others = ['.', ...allowed.map((file) => `:(exclude,literal)${file}`)];
  const changed = git(root, ['status', '--short', '--untracked-files=all', '--', ...others]);
  if (changed !== '')
    throw new CommandError(
      `The working tree has changes. Commit or stash them first, so that the command can be undone:\n${changed}`,
    );
}

/** What a command does, for people. */
export interface Report {
  /** What it does, a line each. */
  steps: string[];
  /** What only a person can decide or write. */
  notes: string[];
}

/**
 * Runs a command in a temporary checkout of the last commit, where it may change what it likes. Gives the changed files as
 * `git diff --stat` lists them, and the changes for `git apply`.
 */
export async function tryInCheckout(
  root: string,
  run: (checkout: string) => Promise<Report>,
): Promise<Report & { changed: string; patch: string }> {
  const checkout = mkdtempSync(path.join(tmpdir(), 'release-'));
  git(root, ['worktree', 'add', '--quiet', '--detach', checkout]);
  try {
    const report = await run(checkout);
    git(checkout, ['add', '--all']);
    const diff = ['diff', '--cached', '--find-renames'];
    return {
      ...report,
      changed: git(checkout, [...diff, '--stat=120']),
      patch: git(checkout, [...diff, '--binary']),
    };
  } finally {
    git(root, ['worktree', 'remove', '--force', checkout]);
  }
}
