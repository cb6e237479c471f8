import { createServer } from 'node:http';
import { Server } from 'node:net';
import os from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { addressFrom, listen, urlOf, type Listening } from './server';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function listening(...parameters: Parameters<typeof listen>): Promise<Listening> {
  const started = await listen(...parameters);
  closing.push(() => started.close());
  return started;
}

test.each([
  [{}, { host: 'localhost', port: 3000 }],
  [
    { PORT: '8080', HOST: '0.0.0.0' },
    { host: '0.0.0.0', port: 8080 },
  ],
  [{ PORT: '0' }, { host: 'localhost', port: 0 }],
  [
    { PORT: '', HOST: '' },
    { host: 'localhost', port: 3000 },
  ],
])('the environment %j means %j', (env, expected) => expect(addressFrom(env)).toEqual(expected));

test.each(['abc', '-1', '70000', '3000.5'])('PORT %s is an error that says what is legal', (PORT) =>
  expect(() => addressFrom({ PORT })).toThrow(`PORT is "${PORT}". It is a whole number from 0 to 65535.`),
);

test.each([
  ['localhost', 'http://localhost:3000/'],
  ['0.0.0.0', 'http://192.0.2.7:3000/'],
  ['::', 'http://192.0.2.7:3000/'],
  ['::1', 'http://[::1]:3000/'],
])('the address of host %s is %s', (host, expected) => {
  const of = (internal: boolean, family: 'IPv4' | 'IPv6', address: string) =>
    ({ internal, family, address, netmask: '', mac: '', cidr: null, scopeid: 0 }) as os.NetworkInterfaceInfo;
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({
    lo: [of(true, 'IPv4', '127.0.0.1')],
    eth0: [of(false, 'IPv6', 'fe80::1'), of(false, 'IPv4', '192.0.2.7')],
  });
  expect(urlOf(3000, { host, port: 0 }, '/')).toBe(expected);
});

test('a busy port is one clear message with a free one to try', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  closing.push(() => busy.close());
  const bound = busy.address();
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  await expect(listen(() => undefined, { host: 'localhost', port })).rejects.toThrow(
    `Port ${port} of localhost is in use. Stop the program that uses it, or set another port: PORT=${port + 1}.`,
  );
});

test('localhost answers on the IPv4 loopback address, whatever the name resolves to first', async () => {
  const { port } = await listening((_, response) => response.end('here'), { host: 'localhost', port: 0 });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
});

test('closing finishes the answer under way, and accepts no connection', async () => {
  let finish = (): void => undefined;
  const started = await listen((_, response) => (finish = () => response.end('whole')), { host: '127.0.0.1', port: 0 });
  const { port } = started;
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await expect.poll(() => finish.toString()).toContain('whole');
  const closed = started.close(2000);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  finish();
  expect(await answer).toBe('whole');
  await closed;
});

test('closing cuts what is not finished in time', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const started = await listen(() => arrive(), { host: '127.0.0.1', port: 0 });
  const answer = fetch(`http://127.0.0.1:${started.port}/`);
  answer.catch(() => undefined);
  await arrived;
  await started.close(50);
  await expect(answer).rejects.toThrow('fetch failed');
});

const NO_ADDRESS =
  'HOST is "10.0.0.1", which is not an address of this machine. Use HOST=localhost, or HOST=0.0.0.0 for all.';

test.each<[string, number, string]>([
  [
    'EADDRINUSE',
    65535,
    'Port 65535 of 10.0.0.1 is in use. Stop the program that uses it, or set another port: PORT=3000.',
  ],
  [
    'EADDRINUSE',
    65534,
    'Port 65534 of 10.0.0.1 is in use. Stop the program that uses it, or set another port: PORT=65535.',
  ],
  ['ENOTFOUND', 3000, NO_ADDRESS],
  ['EADDRNOTAVAIL', 3000, NO_ADDRESS],
  ['EAFNOSUPPORT', 3000, NO_ADDRESS],
  ['EMFILE', 3000, 'Refused.'],
])('when the system says %s to port %i, the advice is', async (code, port, message) => {
  const refuse = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error('Refused.'), { code })));
    return this;
  });
  closing.push(() => refuse.mockRestore());
  await expect(listen(() => undefined, { host: '10.0.0.1', port })).rejects.toThrow(message);
});
