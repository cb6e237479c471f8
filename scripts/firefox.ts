import { existsSync } from 'node:fs';
import { ensureProgram } from './apt';

const CANDIDATES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Path of a Firefox on this machine, `FIREFOX` first; `null` when there is none. */
function findFirefox(): string | null {
  return [process.env['FIREFOX'], ...CANDIDATES].find((file) => file !== undefined && existsSync(file)) ?? null;
}

/** A Firefox, installed with apt where this user may. Throws with what to do when it cannot be had. */
export function ensureFirefox(): string {
  return ensureProgram({
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: findFirefox,
    advice: 'Install Firefox (Debian: apt-get install firefox-esr), or set FIREFOX to the path of one.',
  });
}
