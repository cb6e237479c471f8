import { nextTurn } from './termination';

/** Code of a site calls what ends a command. */
class ExitError extends Error {}

/** Code of a site awaits what does not come. */
export class EndlessError extends Error {}

/** How long code of a site may take. */
const LIMIT_MS = 30_000;

/** Those that are told what nothing catches: the code of a site that runs now. */
const running = new Set<(error: unknown) => void>();

function fail(error: unknown): void {
  for (const reject of running) reject(error);
}

const leave = (name: string) => (): never => {
  throw new ExitError(`it calls ${name}(), which would end the command`);
};
const neverEnds = (): void => fail(new EndlessError('it awaits what never comes'));

/** Whether code of a site runs, which is told what nothing catches. */
export const isSiteCodeRunning = (): boolean => running.size > 0;

/** Puts functions in the place of those that end the process. Gives what takes that back. */
function holdProcess(): () => void {
  const { exit, abort } = process;
  Object.assign(process, { exit: leave('process.exit'), abort: leave('process.abort') });
  process.on('uncaughtException', fail).on('unhandledRejection', fail).on('beforeExit', neverEnds);
  return () => {
    Object.assign(process, { exit, abort });
    process.off('uncaughtException', fail).off('unhandledRejection', fail).off('beforeExit', neverEnds);
  };
}

let release: () => void = () => undefined;

/**
 * Runs code that a site brings along, its configuration or one of its React pages, and throws all that goes wrong with
 * it: what it throws, also later and where nothing catches it, that it ends the process, and that what it awaits does
 * not come. A loop without an end that awaits nothing lets nothing else run, and nothing stops it.
 */
export async function runSiteCode<T>(work: () => T | Promise<T>, limit = LIMIT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let tell: (error: unknown) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => {
    tell = reject;
    timer = setTimeout(() => reject(new EndlessError(`it takes more than ${limit / 1000} seconds`)), limit).unref();
  });
  if (running.size === 0) release = holdProcess();
  running.add(tell);
  try {
    const result = await Promise.race([(async () => work())(), failure]);
    // Promises that nothing waits for fail a moment later.
    await Promise.race([nextTurn(), failure]);
    return result;
  } finally {
    clearTimeout(timer);
    running.delete(tell);
    if (running.size === 0) release();
  }
}
