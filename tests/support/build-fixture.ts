import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../src/engine/build';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { createProgress } from '../../src/engine/model/progress';
import { fixtureRoot } from './site';

/** Builds the site at `root` and returns its warnings. Throws `DiagnosticsError`. */
export async function buildAt(root: string, dist = path.join(root, 'dist')): Promise<Diagnostic[]> {
  return (await buildSite({ root, dist, progress: createProgress(true), strict: false, compress: null })).warnings;
}

/** Root of a copy of a fixture site, which a test may edit and build. It is removed after the run. */
export function copyFixture(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(fixtureRoot(name), root, { recursive: true });
  return root;
}
