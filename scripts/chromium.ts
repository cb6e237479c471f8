import { existsSync } from 'node:fs';
import { ensureProgram } from './apt';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Options that keep a test browser quiet and runnable as root and without a GPU. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium on this machine, `CHROMIUM` first; `null` when there is none. */
function findChromium(): string | null {
  return [process.env['CHROMIUM'], ...CANDIDATES].find((file) => file !== undefined && existsSync(file)) ?? null;
}

/** A Chromium, installed with apt where this user may. Throws with what to do when it cannot be had. */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Chromium',
    packages: ['chromium'],
    find: findChromium,
    advice: 'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to the path of one.',
  });
}
