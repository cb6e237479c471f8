import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '../../src/engine/model/diagnostic';
import { ROOT, startServer, type TestServer } from './site';

/** Root of a fixture site. */
export function fixtureRoot(name: string): string {
  return path.join(ROOT, 'tests/fixtures/sites', name);
}

/** Runs the build command on the site at `root` and returns the problems it reports. */
export function runBuild(root: string, env: Record<string, string> = {}): Promise<Diagnostic[]> {
  const options = {
    cwd: ROOT,
    maxBuffer: 1e8,
    // Some fixture sites have warnings, which are errors where CI is set.
    env: { ...process.env, NODE_ENV: 'production', CI: '', ...env },
  };
  const command = ['src/engine/cli/site.mjs', 'build', root, '--no-compress', '--json'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, options, (error, report, log) => {
      if (report === '') reject(error ?? new Error(log));
      else resolve((JSON.parse(report) as { problems: Diagnostic[] }).problems);
    });
  });
}

/** Builds the site at `root` and returns the folder of its output. Throws when the build fails. */
export async function buildSite(root: string, env: Record<string, string> = {}): Promise<string> {
  const errors = (await runBuild(root, env)).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return path.join(root, 'dist');
}

/** A copy of a fixture site, which a test may edit and build. */
export function copyFixture(name: string): { root: string; remove(): void } {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(fixtureRoot(name), root, { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

const built = new Map<string, Promise<string>>();

/** Output of a fixture site. It is built once for all test files of a worker, which only read it. */
export function builtFixture(name: string): Promise<string> {
  const dist = built.get(name) ?? buildCopy(name);
  built.set(name, dist);
  return dist;
}

async function buildCopy(name: string): Promise<string> {
  const { root, remove } = copyFixture(name);
  process.once('exit', remove);
  return buildSite(root);
}

/** Serves a fixture site. */
export async function startFixture(name: string): Promise<TestServer> {
  return startServer(await builtFixture(name));
}
