/** Slows the processes down in which a browser's pages and workers run; the browser's own brake leaves workers alone. */

import type { Browser } from 'playwright-core';

/** Length of one turn: a process runs for its share of it and is held for the rest. */
const TURN_MS = 8;

interface ProcessInfo {
  type: string;
  id: number;
}

/** Holds the processes of pages for all but one part in `factor` of the time, until `end`. */
export async function slowDown(browser: Browser, factor: number): Promise<{ end(): Promise<void> }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = (processInfo as ProcessInfo[]).filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const send = (signal: 'SIGSTOP' | 'SIGCONT'): void => ids.forEach((id) => process.kill(id, signal));
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const stop = new AbortController();
  async function turns(): Promise<void> {
    while (!stop.signal.aborted) {
      const start = performance.now();
      send('SIGCONT');
      await sleep(TURN_MS / factor);
      const ran = performance.now() - start;
      send('SIGSTOP');
      // Timers are late: it is held for as long as belongs to the time that it ran.
      await sleep(ran * (factor - 1));
    }
    send('SIGCONT');
  }
  const done = factor > 1 ? turns() : Promise.resolve();
  return {
    end() {
      stop.abort();
      return done;
    },
  };
}
