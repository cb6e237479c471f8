const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a clean-up when the process is told to end, then lets it end as it was told to. Returns a function that
 * takes the clean-up back.
 */
export function onTermination(cleanUp: () => void): () => void {
  const release = (): void => SIGNALS.forEach((signal) => process.off(signal, end));
  function end(signal: NodeJS.Signals): void {
    release();
    try {
      cleanUp();
    } finally {
      process.kill(process.pid, signal);
    }
  }
  SIGNALS.forEach((signal) => process.on(signal, end));
  return release;
}

/** Lets waiting events, such as signals, run in the middle of long work that never waits by itself. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
