import { existsSync } from 'node:fs';
import { CHROMIUM_ADVICE, CHROMIUM_SHELL, findChromium } from '../src/engine/book/chromium';
import { messageOf } from '../src/shared/errors';
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

/** A Chromium, installed with apt where this user may. Throws with what to do when it cannot be had. */
export function ensureChromium(): string {
  return ensureProgram({ name: 'Chromium', packages: ['chromium'], find: findChromium, advice: CHROMIUM_ADVICE });
}

/**
 * The Chromium of the whole test: the shell without windows, installed beside another Chromium too, because it halves
 * the time of the browser tests. Where it cannot be had, another one does. Throws when there is none at all.
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
    process.stderr.write(`  ${messageOf(error)} The tests take another Chromium, and more time.\n`);
    return ensureChromium();
  }
}
