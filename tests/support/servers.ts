import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { followOutput, readHostingRules, staticHandler } from '../../src/engine/serve/static-files';
import type { TestServer } from './site';

/** Listens on a free port. */
export async function listenAnywhere(handler: RequestListener): Promise<TestServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

/** Serves an output under a prefix that it was not built for. */
export async function serveBelow(dist: string, prefix: string): Promise<TestServer> {
  const handler = staticHandler(await followOutput(dist));
  return listenAnywhere((request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(prefix))
      return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Nothing here.');
    request.url = url.slice(prefix.length - 1);
    handler(request, response);
  });
}

/** Serves an output as hosts do that redirect every page to the form with, or without, a last slash. */
export async function serveWithSlashes(dist: string, form: 'with' | 'without'): Promise<TestServer> {
  const rules = readHostingRules(dist);
  const handler = staticHandler(await followOutput(dist));
  return listenAnywhere((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const isPage = path.posix.extname(pathname) === '' || /\/v[\d.]+\/?$/.test(pathname);
    const other = form === 'with' ? `${pathname}/` : pathname.slice(0, -1);
    if (isPage && pathname !== rules.base && pathname.endsWith('/') !== (form === 'with')) {
      return void response.writeHead(301, { Location: other + (query === undefined ? '' : `?${query}`) }).end();
    }
    handler(request, response);
  });
}
