import { existsSync } from 'node:fs';
import { CHROMIUM_ADVICE, CHROMIUM_SHELL, findChromium } from '../src/engine/book/chromium';
import { ensureProgram } from './apt';

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

const PROGRAM = { name: 'Chromium', packages: ['chromium-headless-shell'], advice: CHROMIUM_ADVICE };

/** A Chromium, installed with apt where this user may. Throws with what to do when it cannot be had. */
export function ensureChromium(): string {
  return ensureProgram({ ...PROGRAM, find: findChromium });
}

/**
 * The Chromium of the whole test: the shell without windows, installed beside another Chromium too, because it halves
 * the time of the browser tests. Where it cannot be had, the other one does. Throws when there is none at all.
 */
export function ensureTestChromium(): string {
  const isChosen = process.env['CHROMIUM'] !== undefined;
  try {
    return ensureProgram({
      ...PROGRAM,
      find: () => (isChosen || existsSync(CHROMIUM_SHELL) ? findChromium() : null),
    });
  } catch (error) {
    const found = findChromium();
    if (!found) throw error;
    process.stderr.write(`  The tests run in ${found}, which takes longer than ${CHROMIUM_SHELL} would\n`);
    return found;
  }
}
