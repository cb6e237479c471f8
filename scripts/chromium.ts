import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
export function findChromium(): string | null {
  return [process.env['CHROMIUM'], ...CANDIDATES].find((file) => file !== undefined && existsSync(file)) ?? null;
}

/**
 * A Chromium, installed with apt where this user may. Throws with what to do when it cannot be had.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const advice = 'Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to the path of one.';
  if (spawnSync('apt-get', ['--version']).error || process.getuid?.() !== 0)
    throw new Error(`The tests need Chromium, and there is none on this machine. ${advice}`);
  process.stderr.write('  There is no Chromium yet: installing it with apt-get (a few minutes)\n');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  } catch (error) {
    throw new Error(`Chromium could not be installed. ${advice}`, { cause: error });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`apt-get installed Chromium, but it is not where it is expected. ${advice}`);
}
