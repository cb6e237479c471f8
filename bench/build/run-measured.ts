import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a run of a command cost. */
export interface Measured {
  seconds: number;
  /** Highest sum of resident memory of the process and its children, sampled. */
  peakMegabytes: number;
}

const SAMPLE_MS = 150;

/** Runs a command and measures it. Throws with the end of its output when it fails. */
export function runMeasured(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let tail = '';
    let peak = 0;
    const keep = (chunk: Buffer): void => void (tail = (tail + chunk.toString()).slice(-4000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setInterval(
      () => (peak = Math.max(peak, child.pid === undefined ? 0 : treeMemory(child.pid))),
      SAMPLE_MS,
    );
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, peakMegabytes: Math.round(peak) });
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${tail}`));
    });
  });
}

/** Resident memory of a process and its descendants in megabytes, from /proc (Linux). */
function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const status = readStatus(name);
    if (!status) continue;
    parents.set(Number(name), status.parent);
    memory.set(Number(name), status.megabytes);
  }
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(parents.get(pid) ?? 0));
  return [...memory].filter(([pid]) => belongs(pid)).reduce((sum, [, megabytes]) => sum + megabytes, 0);
}

function readStatus(pid: string): { parent: number; megabytes: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      parent: Number(/^PPid:\s+(\d+)/m.exec(text)?.[1] ?? 0),
      megabytes: Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024,
    };
  } catch (error) {
    // The process ended between the listing and the reading.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
