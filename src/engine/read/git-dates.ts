import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { statOf } from '../model/stat-of';

/**
 * Date (ISO, day only) of the last commit that touched each file of some folders below a root, by path relative to the
 * root; `folders` that are not there have none. Empty where git or its history is missing: a page then shows no date
 * rather than a wrong one. A shallow clone counts as no history, because its one commit would date every file. git
 * looks for them while the caller goes on.
 */
export async function lastCommitDates(root: string, folders: readonly string[]): Promise<Map<string, string>> {
  try {
    const isShallow = (await gitBeside(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true';
    return isShallow ? new Map() : await datesOfHistory(root, placesOf(root, folders));
  } catch (error) {
    // git answers with an exit code when there is no repository or no commit, and ENOENT when it is not installed.
    if (!(error instanceof Error && 'code' in error)) throw error;
    return new Map();
  }
}

/** Where git looks: a history of content alone is read in a third of the time that all of it takes. */
function placesOf(root: string, folders: readonly string[]): string[] {
  const there = folders.filter((folder) => statOf(path.join(root, folder)));
  const base = realpathSync(root);
  // What a folder is a link to has its history elsewhere, and git refuses what lies outside of its repository.
  const isPlain = (folder: string): boolean => {
    const real = realpathSync(path.join(root, folder));
    return real === path.join(base, folder) && !path.relative(base, real).startsWith('..');
  };
  return there.length > 0 && there.every(isPlain) ? there : ['.'];
}

/** Stands before the date of a commit. */
const COMMIT = '\u0001';

async function datesOfHistory(root: string, places: readonly string[]): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  // Ended by zero bytes, names are as they are; else those with quotes or line breaks in them would be quoted.
  const log = await gitBeside(
    root,
    'log',
    '-z',
    '--format=%x01%cI',
    '--name-only',
    '--no-renames',
    '--relative',
    // Of a branch that was merged, each commit counts, whatever became of it.
    '--full-history',
    '--',
    ...places,
  );
  let day = '';
  let isFirst = false;
  for (const part of log.split('\0')) {
    if (part.startsWith(COMMIT)) [day, isFirst] = [part.slice(COMMIT.length).slice(0, 10), true];
    else {
      // A line break ends the date.
      const file = isFirst ? part.replace(/^\n/, '') : part;
      isFirst = false;
      if (file !== '' && !dates.has(file)) dates.set(file, day);
    }
  }
  return dates;
}

/** How git is run: names are as they are, though one may begin as a pattern of git does. */
const gitOptions = (root: string) => ({
  cwd: root,
  env: { ...process.env, GIT_LITERAL_PATHSPECS: '1' },
  encoding: 'utf8' as const,
  maxBuffer: 256 * 1024 * 1024,
});

async function gitBeside(root: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)('git', args, gitOptions(root))).stdout;
}
