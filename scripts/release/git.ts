import { execFileSync } from 'node:child_process';
import { CommandError } from '../../src/engine/model/errors';

/** Runs git in a site and gives what it prints. Throws `CommandError` where there is no git or no repository. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new CommandError(`git ${args[0]}: ${stderr.trim() || message}`);
  }
}

/** Files below a root that are not as the last commit has them, new ones too. */
function changedFiles(root: string): string[] {
  // Without -z, names with a space come in quotes.
  const status = git(root, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', '.');
  const below = git(root, 'rev-parse', '--show-prefix').trim();
  return status
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3).slice(below.length));
}

/** Refuses work that would be mixed with changes nobody has committed. Throws `CommandError` that names them. */
export function requireClean(root: string, allowed: readonly string[] = []): void {
  const changed = changedFiles(root).filter((file) => !allowed.includes(file));
  if (changed.length === 0) return;
  const shown = changed.slice(0, 10).map((file) => `  ${file}`);
  const more = changed.length > shown.length ? [`  and ${changed.length - shown.length} more`] : [];
  const head = 'The working tree has changes. Commit or stash them first, so that the command can be undone:';
  throw new CommandError([head, ...shown, ...more].join('\n'));
}
