import { spawn } from 'node:child_process';
import { copyFixture } from './build-fixture';
import { ROOT, type TestServer } from './site';

/** A development server that writes and serves a copy of a fixture site. */
export interface DevServer extends TestServer {
  /** Root of the copy, which a test may edit. */
  root: string;
  /** Everything the command has printed. */
  printed(): string;
}

/** Runs the `dev` command on a copy of a fixture site. */
export async function startDevCopy(name: string): Promise<DevServer> {
  const root = copyFixture(name);
  const child = spawn(process.execPath, ['src/engine/cli/site.mjs', 'dev', root], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0' },
  });
  let text = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const url = /Writing at (\S+?)\/\s/.exec(text)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The dev command ended with ${code}:\n${text}`)));
  });
  return {
    origin,
    root,
    printed: () => text,
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}
