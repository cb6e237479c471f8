import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a run of a command cost. */
export interface Measured {
  seconds: number;
  /** Processor time of the command and of every process it waited for. */
  processorSeconds: number;
  /** Highest sum of the memory of the process and its children, sampled; what they share counts once. */
  peakMegabytes: number;
}

const SAMPLE_MS = 150;

/** The shell's own report of the time its children took: the second of two lines, `0m1.20s 0m0.30s`. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** Runs a command and measures it. Throws with the end of its output when it fails. */
export function runMeasured(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('sh', ['-c', '"$@"; code=$?; times; exit $code', 'sh', command, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let told = '';
    let failures = '';
    let peak = 0;
    child.stdout.on('data', (chunk: Buffer) => void (told = (told + chunk.toString()).slice(-4000)));
    child.stderr.on('data', (chunk: Buffer) => void (failures = (failures + chunk.toString()).slice(-4000)));
    const timer = setInterval(
      () => (peak = Math.max(peak, child.pid === undefined ? 0 : treeMemory(child.pid))),
      SAMPLE_MS,
    );
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      const [, userMinutes, user, systemMinutes, system] = TIMES.exec(told) ?? [];
      if (code !== 0) reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${told}\n${failures}`));
      else
        resolve({
          seconds,
          processorSeconds: 60 * (Number(userMinutes) + Number(systemMinutes)) + Number(user) + Number(system),
          peakMegabytes: Math.round(peak),
        });
    });
  });
}

/** Memory of a process and its descendants in megabytes, from /proc (Linux). */
function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = numberIn(`/proc/${name}/status`, /^PPid:\s+(\d+)/m);
    if (parent !== null) parents.set(Number(name), parent);
  }
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(parents.get(pid) ?? 0));
  return [...parents.keys()]
    .filter(belongs)
    .reduce((sum, pid) => sum + (numberIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m) ?? 0) / 1024, 0);
}

/** A number in a file of /proc; `null` when the process ended between the listing and the reading. */
function numberIn(file: string, pattern: RegExp): number | null {
  try {
    return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
