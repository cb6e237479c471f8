import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { serveDist, type Listening } from './server';
import { swapIn } from './test-output';

/** A page that is long enough to be packed. */
export const PAGE = `<h1>${'Page '.repeat(20)}</h1>`;
/** An output with a file of each kind. */
export const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'docs/a/index.html': PAGE,
  'assets/a-1.js': 'alert(1)',
  'workers/w-1.js': 'onmessage = 1',
  'sw.js': 'onfetch = 1',
  'evil.html': '<h1>No page of the build</h1>',
  '_data/docs/a.json': '{}',
  '_data/sidebar.html': '<ul></ul>',
  '_search/search-doc-2-x.json': '{}',
  '_search/search-manifest.json': '{}',
  'robots.txt': 'User-agent: *',
  'feed.xml': '<rss/>',
  'ümlaut name.txt': 'found',
  _headers: 'secret',
  _redirects: 'secret',
  '_data/assets.json': '[]',
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: x',
};

/** What the server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a test requests; the path is sent as it is written. */
type Ask = (target: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** Serves files for a test file, and links that lead out of the folder. */
export function serveTestFiles(): { ask: Ask; folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  let server: Listening;
  beforeAll(async () => {
    const dist = path.join(folder, 'dist');
    swapIn(dist, FILES);
    writeFileSync(path.join(folder, 'outside.txt'), 'secret');
    symlinkSync(path.join(folder, 'outside.txt'), path.join(dist, 'leak.txt'));
    symlinkSync(path.join(folder, 'missing.txt'), path.join(dist, 'dangling.txt'));
    server = await serveDist(dist, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const ask: Ask = (target, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path: target, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  return { ask, folder };
}
