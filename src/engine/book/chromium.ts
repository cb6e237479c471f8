import { existsSync } from 'node:fs';

/** The same engine without windows: it makes, loads and closes a page in half of the time. */
export const CHROMIUM_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  CHROMIUM_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine, `CHROMIUM` first; `null` when there is none. */
export function findChromium(): string | null {
  return [process.env['CHROMIUM'], ...CANDIDATES].find((file) => file !== undefined && existsSync(file)) ?? null;
}

/** What somebody does who has none. */
export const CHROMIUM_ADVICE =
  'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to the path of one.';
