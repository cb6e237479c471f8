import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { CommandError } from '../model/command-error';
import { readHostingRules, staticHandler } from './static-files';
import { compress } from './compress';

/** Where a server listens. */
export interface Address {
  host: string;
  port: number;
}

/** Address from `HOST` and `PORT`. Throws `CommandError` for a port that is none. */
export function addressFrom(env: NodeJS.ProcessEnv): Address {
  const text = env['PORT'] ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new CommandError(`PORT is "${text}". It is a number from 0 to 65535.`);
  return { host: env['HOST'] ?? 'localhost', port };
}

/**
 * Listens, and says what to do when the port is taken. `localhost` means both loopback addresses, because clients
 * differ in which of them they try first.
 */
export async function listen(handler: RequestListener, address: Address): Promise<Server> {
  if (address.host !== 'localhost') return listenOn(handler, address.host, address);
  const server = await listenOn(handler, '127.0.0.1', address);
  try {
    const second = await listenOn(handler, '::1', { ...address, port: portOf(server) });
    // What is added to the first server, such as the bundler's socket, answers on both.
    second.on('upgrade', (request, socket, head) => {
      if (!server.emit('upgrade', request, socket, head)) socket.destroy();
    });
    server.once('close', () => second.close());
  } catch (error) {
    // A machine without IPv6 has one loopback address only.
    if (!(error instanceof NoAddressError)) throw error;
  }
  return server;
}

/** This machine does not have the address. */
class NoAddressError extends CommandError {}

function listenOn(handler: RequestListener, interfaceAddress: string, { host, port }: Address): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, interfaceAddress, () => resolve(server));
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new CommandError(
      `Port ${port} of ${host} is in use. Stop the program that has it, or choose another: PORT=${port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    return new CommandError(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`);
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? ''))
    return new NoAddressError(
      `HOST is "${host}", which is no address of this machine. Use HOST=localhost, or HOST=0.0.0.0 for all.`,
    );
  return error;
}

/** Serves a finished output. Throws `CommandError` when there is none. */
export async function serveDist(dist: string, address: Address): Promise<{ server: Server; url: string }> {
  if (!existsSync(path.join(dist, '_data/hosting.json')))
    throw new CommandError(`There is no built site in ${dist}. Run "npm run build" first, or "npm start" for both.`);
  const rules = readHostingRules(dist);
  const server = await listen(compress(staticHandler(dist, rules)), address);
  return { server, url: urlOf(server, address, rules.base) };
}

/** Address to open in a browser. */
export function urlOf(server: Server, { host }: Address, base: string): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${portOf(server)}${base}`;
}

/** Port that a server listens on, also where any free one was asked for. */
export function portOf(server: Server): number {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen on a port.');
  return bound.port;
}
