import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes what builds that were killed have left beside an output: `dist.123.new` while it was written, `dist.123.old`
 * between the two renames. An old output without a new one is put back. Builds that still run are left alone.
 */
export function clearLeftovers(target: string): void {
  const folder = path.dirname(target);
  if (!existsSync(folder)) return;
  const prefix = `${path.basename(target)}.`;
  for (const name of readdirSync(folder)) {
    const [, pid, kind] = (name.startsWith(prefix) && /^(\d+)\.(new|old)$/.exec(name.slice(prefix.length))) || [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const leftover = path.join(folder, name);
    if (kind === 'old' && !existsSync(target)) renameSync(leftover, target);
    else rmSync(leftover, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
