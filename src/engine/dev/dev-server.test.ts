import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';
import { DiagnosticsError } from '../model/diagnostic';
import { startDev } from './dev-server';

/** A site that cannot be read, which is told of as soon as it is. */
const UNREADABLE = path.join(PROJECT_ROOT, 'tests/fixtures/sites/bad-config');

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Takes a port, a free one unless it is named. */
async function take(port = 0): Promise<{ port: number; free: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const free = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  closing.push(free);
  const bound = server.address();
  return { port: typeof bound === 'object' ? (bound?.port ?? 0) : 0, free };
}

test('a port that is taken is told of before the site is read', async () => {
  const { port } = await take();
  await expect(startDev(UNREADABLE, { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use.`,
  );
});

test('a site that cannot be read leaves the port free, so that the command ends', async () => {
  const { port, free } = await take();
  await free();
  await expect(startDev(UNREADABLE, { host: '127.0.0.1', port })).rejects.toBeInstanceOf(DiagnosticsError);
  expect((await take(port)).port).toBe(port);
});
