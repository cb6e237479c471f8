import { execFileSync } from 'node:child_process';

/**
 * Date (ISO, day only) of the last commit that touched each file below a root, by path relative to the root.
 * Empty where git or its history is missing: a page then shows no date rather than a wrong one. A shallow clone
 * counts as no history, because its one commit would date every file.
 */
export function lastCommitDates(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates;
    const log = git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cI',
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      '.',
    );
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!dates.has(file)) dates.set(file, date.slice(0, 10));
    }
  } catch (error) {
    // git answers with an exit code when there is no repository or no commit, and ENOENT when it is not installed.
    if (!(error instanceof Error && ('status' in error || 'code' in error))) throw error;
  }
  return dates;
}
