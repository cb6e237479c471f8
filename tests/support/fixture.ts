import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProgress } from '../../src/engine/model/progress';
import { ROOT, startServer, type TestServer } from './site';

/** Root of a fixture site. */
export function fixtureRoot(name: string): string {
  return path.join(ROOT, 'tests/fixtures/sites', name);
}

/** A site built into a folder of its own. */
export interface BuiltSite {
  dist: string;
  /** Builds it again into the same folder, as an update of a published site does. */
  again(): Promise<void>;
  remove(): void;
}

/** Builds a site as it is published, whatever the tests themselves run as. */
export async function buildInto(root: string): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const dist = path.join(folder, 'dist');
  // React's own files differ by it, and all of them must be of one kind: it is set before any is loaded.
  process.env['NODE_ENV'] = 'production';
  const { buildSite } = await import('../../src/engine/build');
  const again = async (): Promise<void> =>
    void (await buildSite({ root, dist, progress: createProgress(true), strict: false, compress: null }));
  await again();
  return { dist, again, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds a fixture site and serves it. */
export async function startFixture(name: string): Promise<TestServer> {
  const { dist, remove } = await buildInto(fixtureRoot(name));
  const server = await startServer(dist);
  return {
    origin: server.origin,
    async close() {
      await server.close();
      remove();
    },
  };
}
