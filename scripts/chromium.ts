import { CHROMIUM_ADVICE, findChromium } from '../src/engine/book/chromium';
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
];

/** A Chromium, installed with apt where this user may. Throws with what to do when it cannot be had. */
export function ensureChromium(): string {
  return ensureProgram({
    name: 'Chromium',
    packages: ['chromium'],
    find: findChromium,
    advice: CHROMIUM_ADVICE,
  });
}
