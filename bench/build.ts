import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runAsProgram, scriptCommand } from '../scripts/command';

const HELP = `npm run bench:build

Builds the site cold, without caches and output, and again with nothing changed. Prints time and memory of each (Linux).`;

const SAMPLE_MS = 150;

/** The shell's report of the time of its children: the second of two lines, `0m1.20s 0m0.30s`. */
const TIMES = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** Builds the site, showing its progress. Returns seconds, processor seconds and memory. Rejects when the build fails. */
function build(root: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const command = 'npm run -s build; code=$?; times; exit $code';
    const child = spawn('sh', ['-c', command], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    let peak = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => void (output += text));
    const timer = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid ?? 0))), SAMPLE_MS);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = (TIMES.exec(output) ?? [])
        .slice(1)
        .map(Number);
      const processor = 60 * (userMinutes + systemMinutes) + user + system;
      if (code === 0)
        resolve(`${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the processor, ${peak.toFixed(0)} MB of memory`);
      else reject(new Error(`The build ended with ${code}.\n${output}`));
    });
  });
}

/** Memory of a process and its descendants in megabytes, from /proc. What they share counts once. */
function treeMemory(root: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), numberIn(`/proc/${pid}/status`, /^PPid:\s+(\d+)/m)]));
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(parents.get(pid) ?? 0));
  return [...parents.keys()]
    .filter(belongs)
    .reduce((sum, pid) => sum + numberIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m) / 1024, 0);
}

/** A number in a file of /proc; 0 when the process ended between the listing and the reading. */
function numberIn(file: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

await runAsProgram(
  scriptCommand(HELP, {}, async ({ root, print }) => {
    for (const name of ['node_modules/.cache/site', 'dist'])
      rmSync(path.join(root, name), { recursive: true, force: true });
    for (const kind of ['cold', 'nothing changed']) print(`${kind}: ${await build(root)}\n`);
    return 0;
  }),
);
