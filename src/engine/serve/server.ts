import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { CommandError, wholeNumber } from '../model/errors';
import { followOutput, staticHandler } from './static-files';

/** Where a server listens. */
export interface Address {
  host: string;
  port: number;
}

/** A running server. */
export interface Listening {
  port: number;
  server: Server;
  /**
   * Closes it: no new connection is accepted, running answers are finished, and after `graceMs` open connections are cut.
   * Resolves when all is closed.
   */
  close(graceMs?: number): Promise<void>;
}

/** Address from `HOST` and `PORT`; an empty one counts as not set. Throws `UsageError` for an invalid port. */
export function addressFrom(env: NodeJS.ProcessEnv): Address {
  const port = wholeNumber('PORT', env['PORT'] || '3000', { least: 0, most: 65535 });
  return { host: env['HOST'] || 'localhost', port };
}

/**
 * Listens, and throws `CommandError` with advice when the port is taken. `localhost` means the IPv4 loopback address, whatever it
 * resolves to first: all clients try both.
 */
export async function listen(handler: RequestListener, address: Address): Promise<Listening> {
  const server = createServer({ headersTimeout: REQUEST_MS, requestTimeout: REQUEST_MS }, handler);
  server.setTimeout(IDLE_MS);
  server.listen(address.port, address.host === 'localhost' ? '127.0.0.1' : address.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, address);
  }
  const { port } = server.address() as AddressInfo;
  return { port, server, close: (graceMs = 0) => closeServer(server, graceMs) };
}

/** Throws `CommandError` where nothing can listen at an address, as `listen` does. */
export async function tryAddress(address: Address): Promise<void> {
  const { close } = await listen((_, response) => void response.end(), address);
  await close();
}

/** How long an open connection may say nothing, and how long a request may take to arrive. */
const IDLE_MS = 60_000;
const REQUEST_MS = 20_000;

function closeServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}

function listenError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  if (error.code === 'EADDRINUSE')
    return new CommandError(
      `Port ${port} of ${host} is in use. Stop the program that uses it, or set another port: PORT=${port < 65535 ? port + 1 : 3000}.`,
    );
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? ''))
    return new CommandError(
      `HOST is "${host}", which is not an address of this machine. Use HOST=localhost, or HOST=0.0.0.0 for all.`,
    );
  return error;
}

/** Serves the finished output in a folder, and each that replaces it. Throws `CommandError` when there is none. */
export async function serveDist(dist: string, address: Address): Promise<Listening & { url: string }> {
  const current = await followOutput(dist);
  const { rules } = await current();
  const listening = await listen(staticHandler(current), address);
  return { ...listening, url: urlOf(listening.port, address, rules.base) };
}

/** Address to open in a browser. On all addresses of the machine, the first one that others can open as well. */
export function urlOf(port: number, { host }: Address, base: string): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outer = Object.values(os.networkInterfaces()).flatMap((one) => one ?? []);
  const shared = outer.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  const name = isEverywhere ? (shared ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
}

/** Resolves when the process is asked to end, by Ctrl-C or by a supervisor. A second signal ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
