import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Begins the line with the date of a commit. */
const COMMIT = '\u0001';

/**
 * Date (ISO, day only) of the last commit that touched each file of some folders below a root, by path relative to the
 * root. Empty where git or its history is missing: a page then shows no date rather than a wrong one. A shallow clone
 * counts as no history, because its one commit would date every file. git looks for them while the caller goes on.
 */
export async function lastCommitDates(root: string, folders: readonly string[]): Promise<Map<string, string>> {
  const git = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, GIT_LITERAL_PATHSPECS: '1' };
    return (await promisify(execFile)('git', args, { cwd: root, env, maxBuffer: 256 * 1024 * 1024 })).stdout;
  };
  const dates = new Map<string, string>();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') return dates;
    // Each commit of a merged branch counts, whatever became of it.
    const options = ['-z', '--name-only', '--no-renames', '--relative', '--full-history'];
    const log = await git('log', `--format=${COMMIT}%cs`, ...options, '--', ...folders);
    let day = '';
    for (const part of log.split('\0')) {
      const file = part.replace(/^\n/, '');
      if (file.startsWith(COMMIT)) day = file.slice(COMMIT.length);
      else if (file !== '' && !dates.has(file)) dates.set(file, day);
    }
  } catch (error) {
    // git answers with an exit code when there is no repository or no commit, and ENOENT when it is not installed.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  return dates;
}
