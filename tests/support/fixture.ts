import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { useBrowser, type Tester } from './browser';
import { fixtureRoot, ROOT, startServer } from './site';

/**
 * Output of a fixture site, which tests only read. The first test that needs it builds it, in a separate process, for
 * all workers of the run, which share the folder for temporary files.
 */
export async function builtFixture(name: string): Promise<string> {
  const root = path.join(tmpdir(), `fixture-${name}`);
  const done = path.join(root, 'done');
  try {
    mkdirSync(root);
  } catch {
    while (!existsSync(done)) {
      if (!existsSync(root)) throw new Error(`The fixture site ${name} could not be built.`);
      await pause(100);
    }
    return path.join(root, 'dist');
  }
  try {
    cpSync(fixtureRoot(name), root, { recursive: true });
    const args = ['src/engine/cli/site.mjs', 'build', root, '--no-compress'];
    // In CI a build is stricter, and some of these sites have mistakes on purpose.
    const env = { ...process.env, NODE_ENV: 'production', CI: '' };
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
    writeFileSync(done, '');
  } catch (error) {
    rmSync(root, { recursive: true });
    throw error;
  }
  return path.join(root, 'dist');
}

/** What a test file does with a fixture site: read its files and open its pages. */
interface FixtureTester extends Tester {
  /** Folder of the built site. */
  dist(): string;
  /** Text of a file of the built site. */
  file(name: string): string;
}

/** Serves a fixture site and opens its pages in a browser that records every problem. */
export function testFixture(name: string): FixtureTester {
  let dist = '';
  const tester = useBrowser(async () => {
    dist = await builtFixture(name);
    return startServer(dist);
  });
  return { ...tester, dist: () => dist, file: (file) => readFileSync(path.join(dist, file), 'utf8') };
}
