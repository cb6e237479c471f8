import { refusedCache } from '../model/cache';
import { CommandError, UsageError } from '../model/errors';
import { DiagnosticsError } from '../model/diagnostic';
import { formatDiagnostics, inColor } from '../model/print';

/** Errors of the operating system with advice. Any other error is a defect and keeps its stack. */
const REFUSALS = new Map([
  ['ENOSPC', 'The disk is full. Free some space and run the command again; the previous output is unchanged.'],
  ['EDQUOT', 'The disk quota is used up. Free some space and run the command again; the previous output is unchanged.'],
  ['EROFS', 'The disk cannot be written to.'],
  ['EACCES', 'You do not have permission.'],
  ['EPERM', 'You do not have permission.'],
  ['ENAMETOOLONG', 'A file name is too long for this disk. Give the page a shorter name or slug.'],
  ['EMFILE', 'Too many files are open at once; `ulimit -n` prints the limit.'],
]);

const cacheRefusal = (folder: string): string =>
  `The cache cannot be used. Delete ${folder}, or make it writable for this user, and run the command again.`;

const WATCH_REFUSAL =
  'The system limit for watched files is reached. Raise the limits (sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512), or stop other programs that watch files.';

/** What a person reads of a failure: problems with their places, one line, or the stack of a defect. */
export function describeFailure(error: unknown): string {
  if (error instanceof DiagnosticsError) return formatDiagnostics(error.diagnostics, process.cwd());
  return inColor(wordsOfFailure(error));
}

function wordsOfFailure(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  const cache = refusedCache(error);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const refusal =
    syscall === 'watch' && code !== undefined
      ? WATCH_REFUSAL
      : cache !== null && !isFull
        ? cacheRefusal(cache)
        : REFUSALS.get(code ?? '');
  if (refusal === undefined) return error.stack ?? error.message;
  return `${refusal} (${[syscall, path, code].filter(Boolean).join(' ')})`;
}

/** 2 for a command that was not called as it can be, 1 for all other failures. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError ? 2 : 1;
}
