import { refusedCache } from '../model/cache';
import { CommandError, UsageError } from '../model/errors';
import { DiagnosticsError } from '../model/diagnostic';
import { formatDiagnostics, inColor } from '../model/print';

/** What the operating system refuses: its own words suffice. Any other error is a defect and keeps its stack. */
const REFUSALS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENAMETOOLONG', 'EMFILE']);

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
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'watch') return `${WATCH_REFUSAL} (${error.message})`;
  const cache = refusedCache(error);
  if (cache !== null && code !== 'ENOSPC' && code !== 'EDQUOT') return `${cacheRefusal(cache)} (${error.message})`;
  return REFUSALS.has(code) ? error.message : (error.stack ?? error.message);
}

/** 2 for a command that was not called as it can be, 1 for all other failures. */
export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError ? 2 : 1;
}
