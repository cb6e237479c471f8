import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives the temporary folders of a run, of tests and browsers, one parent, and removes it after the run. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    // Firefox may still write to its profile.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
