import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../src/engine/build';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { createProgress } from '../../src/engine/model/progress';
import { ROOT, startServer, type TestServer } from './site';

/** Root of a fixture site. */
export function fixtureRoot(name: string): string {
  return path.join(ROOT, 'tests/fixtures/sites', name);
}

/** Builds the site at `root` and returns what it warns of. Throws `DiagnosticsError`. */
export async function buildAt(root: string, dist = path.join(root, 'dist')): Promise<Diagnostic[]> {
  return (await buildSite({ root, dist, progress: createProgress(true), strict: false, compress: null })).warnings;
}

/** Root of a copy of a fixture site, which a test may edit and build. It is removed after the run. */
export function copyFixture(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(fixtureRoot(name), root, { recursive: true });
  return root;
}

const built = new Map<string, Promise<string>>();

/** Output of a fixture site. It is built once for all test files of a worker, which only read it. */
export function builtFixture(name: string): Promise<string> {
  const dist = built.get(name) ?? buildCopy(name);
  built.set(name, dist);
  return dist;
}

async function buildCopy(name: string): Promise<string> {
  const root = copyFixture(name);
  await buildAt(root);
  return path.join(root, 'dist');
}

/** Serves a fixture site. */
export async function startFixture(name: string): Promise<TestServer> {
  return startServer(await builtFixture(name));
}
