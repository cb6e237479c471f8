import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';
import { DiagnosticsError } from '../model/diagnostic';
import { startDev } from './dev-server';

/** A site that cannot be read, which is reported at once. */
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

test('a port that is taken is reported before the site is read', async () => {
  const { port } = await take();
  await expect(startDev(UNREADABLE, { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use.`,
  );
});

test('a site that cannot be read leaves the port free, so that the command ends', async () => {
  const { port, free } = await take();
  await free();
  await expect(startDev(UNREADABLE, { host: '127.0.0.1', port })).rejects.toBeInstanceOf(DiagnosticsError);
  // Another test may have been given the port meanwhile, and gives it back.
  const taken = (): Promise<unknown> => take(port).then((one) => one.port, String);
  await expect.poll(taken).toBe(port);
});

test('a site is answered with while it is written', { timeout: 120_000 }, async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  closing.push(() => rmSync(root, { recursive: true, force: true }));
  cpSync(path.join(PROJECT_ROOT, 'tests/fixtures/sites/locales'), root, { recursive: true });
  const { port, free } = await take();
  await free();
  const { url, close } = await startDev(root, { host: '127.0.0.1', port });
  const origin = `http://127.0.0.1:${port}`;
  closing.unshift(close);
  expect(url).toBe(`${origin}/`);

  const get = async (address: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(origin + address);
    return { status: response.status, text: await response.text() };
  };
  const plant = await get('/docs/latest/guides/plant');
  expect(plant.status).toBe(200);
  expect(plant.text).toContain('<h1');
  expect((await get('/de/docs/latest/guides/plant')).text).toContain('lang="de"');
  expect((await get('/no/such/page')).status).toBe(404);
  for (const route of ['/__open-in-editor', '/__OPEN-in-editor'])
    expect(await get(`${route}?file=site.config.ts`)).toEqual({ status: 404, text: '' });
  for (const file of [
    '/sitemap.xml',
    '/blog/feed.json',
    '/docs/latest/guides/plant.md',
    '/_search/search-manifest.json',
  ])
    expect((await get(file)).status, file).toBe(200);
  const data = async (address: string): Promise<unknown> => JSON.parse((await get(address)).text);
  expect(await data('/_data/docs/latest/guides/plant.json')).toMatchObject({ path: '/docs/latest/guides/plant' });
  expect(await data('/_data/de/docs/latest/guides/plant.json')).toMatchObject({ locale: 'de' });
  expect(JSON.stringify(await data('/_data/routes.json'))).toContain('/docs/latest/guides/plant');
  expect(JSON.stringify(await data('/_data/routes-de.json'))).toContain('/de/docs/latest/guides/plant');
  for (const name of ['history', 'history-de'])
    expect(await data(`/_data/${name}.json`)).toMatchObject({ versions: ['v1', 'v2'] });
  expect((await get('/_data/de/sidebar-docs-latest.html')).text).toContain('href="/de/docs/latest/guides/plant"');
  expect((await get('/_data/sidebar-docs-latest.html')).text).toContain('href="/docs/latest/guides/plant"');
  expect((await get('/_data/nothing.json')).status).toBe(404);

  const file = path.join(root, 'content/docs/v1/guides/prune.md');
  const other = path.join(root, 'content/docs/v2/guides/prune.md');
  for (const one of [file, other]) writeFileSync(one, `${readFileSync(one, 'utf8')}\nA sentence of the orchard.\n`);
  await expect
    .poll(async () => (await get('/docs/latest/guides/prune')).text, { timeout: 60_000 })
    .toContain('A sentence of the orchard.');
  await expect
    .poll(async () => (await get('/docs/latest/guides/prune.md')).text)
    .toContain('A sentence of the orchard.');
  if (process.platform === 'linux') {
    await expect.poll(() => isWatched('src/app/entry-client.ts')).toBe(true);
    for (const file of ['src/engine', 'tests', 'src/app/load-part.test.ts']) expect(isWatched(file), file).toBe(false);
  }
});

/** Whether the system watches a file of the project for this process. */
function isWatched(file: string): boolean {
  const inode = `ino:${statSync(path.join(PROJECT_ROOT, file)).ino.toString(16)} `;
  return readdirSync('/proc/self/fdinfo').some(
    (name) =>
      existsSync(`/proc/self/fdinfo/${name}`) && readFileSync(`/proc/self/fdinfo/${name}`, 'utf8').includes(inode),
  );
}
