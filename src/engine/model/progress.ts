/** Shows which step runs and how far it is. A terminal rewrites one line; other outputs get only the finished steps. */
export interface Progress {
  /** Begins a named step and returns what ends it. `detail` is printed after the time. */
  step(name: string): { update(done: number, total: number): void; end(detail?: string): void };
  note(text: string): void;
}

/** Runs a named step; `detail` describes its result after the time. */
export async function timed<T>(
  progress: Progress,
  name: string,
  work: () => T | Promise<T>,
  detail?: (result: T) => string,
): Promise<T> {
  const step = progress.step(name);
  const result = await work();
  step.end(detail?.(result));
  return result;
}

/** Progress on standard error, so that standard output stays for results. */
export function createProgress(quiet = false): Progress {
  const live = process.stderr.isTTY && !quiet;
  const write = (text: string): void => void (quiet || process.stderr.write(text));
  return {
    step(name) {
      const start = performance.now();
      let shown = 0;
      if (live) write(`  ${name}`);
      return {
        update(done, total) {
          const now = performance.now();
          if (!live || (now - shown < 80 && done < total)) return;
          shown = now;
          write(`\r\u001b[K  ${name} ${done}/${total}`);
        },
        end(detail = '') {
          const seconds = ((performance.now() - start) / 1000).toFixed(2);
          write(
            `${live ? '\r\u001b[K' : ''}  ${name.padEnd(28)} ${seconds.padStart(6)} s${detail ? `  ${detail}` : ''}\n`,
          );
        },
      };
    },
    note: (text) => write(`${text}\n`),
  };
}

/** Does work for each item, for at most `limit` of them at the same time, because each takes memory while it runs. */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items].values();
  const next = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, next));
}

/** Lets waiting events, such as signals, run in the middle of long work that never waits. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
