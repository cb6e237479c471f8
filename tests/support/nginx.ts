import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig } from '../../deploy/nginx';
import { ensureNginx } from '../../scripts/programs';
import { readHostingRules } from '../../src/engine/serve/static-files';
import type { TestServer } from './site';

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' ? (bound?.port ?? 0) : 0));
    });
  });
}

/** Serves a built site with nginx and the rules of the build. */
export async function serveWithNginx(dist: string): Promise<TestServer> {
  const port = await freePort();
  return startNginx(nginxConfig(readHostingRules(dist), { folder: dist, port, brotli: true }), port);
}

/** Runs nginx as the container does; its files are written to a separate folder instead of `/tmp`. */
export async function startNginx(site: string, port: number): Promise<TestServer> {
  const program = ensureNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const main = readFileSync(new URL('../../deploy/container.conf', import.meta.url), 'utf8');
  writeFileSync(file, main.replaceAll(' /tmp/', ` ${folder}/`).replace('/dev/stdout', 'off'));
  writeFileSync(path.join(folder, 'site.conf'), site);
  // A root's files may be unreadable for the user that nginx would change to.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(program, ['-c', file, '-e', 'stderr', '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx did not start. ${said}`);
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) return { origin, close };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await close();
  throw new Error(`nginx does not answer at ${origin}. ${said}`);
}
