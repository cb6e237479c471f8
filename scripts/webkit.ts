import { existsSync } from 'node:fs';
import { ensureProgram } from './apt';

/** Programs of the stage: WebDriver of WebKitGTK, and a screen that nobody looks at. */
export const WEBKIT = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };

/** WebKitGTK with its driver, installed with apt where this user may. Throws with what to do when it cannot be had. */
export function ensureWebKit(): void {
  ensureProgram({
    name: 'WebKitGTK with its WebDriver',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (Object.values(WEBKIT).every((file) => existsSync(file)) ? WEBKIT.driver : null),
    advice: 'Install it (Debian: apt-get install webkit2gtk-driver xvfb).',
  });
}
