/** Programs that tests and benches need, installed with apt-get where the user may. */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM_ADVICE, CHROMIUM_SHELL, findChromium } from '../src/engine/book/print-book';
import { messageOf } from '../src/shared/errors';

interface Program {
  name: string;
  /** Debian packages that contain it. */
  packages: readonly string[];
  /** Its path on this machine; `null` when there is none. */
  find(): string | null;
  /** What users do who cannot install packages this way. */
  advice: string;
}

/** Path of a program, installed if it is missing. Throws with advice where that is impossible. */
function ensureProgram({ name, packages, find, advice }: Program): string {
  const found = find();
  if (found) return found;
  if (spawnSync('apt-get', ['--version']).error || process.getuid?.() !== 0)
    throw new Error(`${name} is required but not installed. ${advice}`);
  process.stderr.write(`  There is no ${name} yet: installing it with apt-get (this may take minutes)\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  } catch (error) {
    throw new Error(`${name} could not be installed. ${advice}`, { cause: error });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(`apt-get installed ${name}, but it is not where it is expected. ${advice}`);
}

const firstOf = (files: readonly (string | undefined)[]): string | null =>
  files.find((file) => file !== undefined && existsSync(file)) ?? null;

/** Options that keep a test browser quiet and runnable as root and without a GPU. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are as wide as the typeface says, as on a screen of a phone, and not rounded to whole pixels.
  '--font-render-hinting=none',
];

/** Path of a Chromium. */
export function ensureChromium(): string {
  return ensureProgram({ name: 'Chromium', packages: ['chromium'], find: findChromium, advice: CHROMIUM_ADVICE });
}

/**
 * The Chromium of the whole test: the shell without windows, installed in addition to another Chromium, because it
 * halves the time of the browser tests. Falls back to any Chromium.
 */
export function ensureTestChromium(): string {
  const isChosen = process.env['CHROMIUM'] !== undefined;
  try {
    return ensureProgram({
      name: 'Chromium shell',
      packages: ['chromium-headless-shell'],
      find: () => (isChosen || existsSync(CHROMIUM_SHELL) ? findChromium() : null),
      advice: CHROMIUM_ADVICE,
    });
  } catch (error) {
    process.stderr.write(`  ${messageOf(error)} The tests use another Chromium and take longer.\n`);
    return ensureChromium();
  }
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Path of a Firefox, that of the environment variable first. */
export function ensureFirefox(): string {
  return ensureProgram({
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => firstOf([process.env['FIREFOX'], ...FIREFOX]),
    advice: 'Install Firefox (Debian: apt-get install firefox-esr), or set FIREFOX to the path of one.',
  });
}

/** WebDriver of WebKitGTK, and a virtual screen for it. */
export const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

/** Installs both programs of `WEBKIT`. */
export function ensureWebKit(): void {
  ensureProgram({
    name: 'WebKitGTK with its WebDriver',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (Object.values(WEBKIT).every((file) => existsSync(file)) ? WEBKIT.driver : null),
    advice: 'Install it (Debian: apt-get install webkit2gtk-driver xvfb).',
  });
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path of an nginx with the module that sends precompressed brotli files. */
export function ensureNginx(): string {
  return ensureProgram({
    name: 'nginx with brotli_static',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    find: () => (existsSync(BROTLI_MODULE) ? firstOf(['/usr/sbin/nginx', '/usr/local/sbin/nginx']) : null),
    advice: 'Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static).',
  });
}
