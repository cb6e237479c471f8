import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { RULES_FILE, type HostingRules } from '../render/hosts/hosting';

/** Rules of a made-up build. */
export const TEST_RULES: HostingRules = {
  base: '/',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  documentHeaders: { 'Content-Security-Policy': "script-src 'self'", 'Referrer-Policy': 'no-referrer' },
  fileHeaders: { 'Content-Security-Policy': 'sandbox' },
  workerHeaders: { 'Content-Security-Policy': "connect-src 'self'" },
  redirects: [
    { from: '/old', to: '/docs/%C3%BC?x=1#part' },
    { from: '/newest', to: '/docs/v2', status: 302 },
  ],
};

/** Puts an output in place as a build does: made aside, then swapped. Texts that are not short are packed too. */
export function swapIn(dist: string, files: Record<string, string>, rules: HostingRules = TEST_RULES): void {
  const work = `${dist}.new`;
  for (const [file, text] of Object.entries({ ...files, [RULES_FILE]: JSON.stringify(rules) })) {
    const target = path.join(work, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    if (text.length < 100) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(text));
    writeFileSync(`${target}.gz`, gzipSync(text));
  }
  rmSync(dist, { recursive: true, force: true });
  renameSync(work, dist);
}
