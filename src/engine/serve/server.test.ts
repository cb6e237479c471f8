import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { addressFrom, listen, portOf } from './server';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

test.each([
  [{}, { host: 'localhost', port: 3000 }],
  [
    { PORT: '8080', HOST: '0.0.0.0' },
    { host: '0.0.0.0', port: 8080 },
  ],
  [{ PORT: '0' }, { host: 'localhost', port: 0 }],
])('the environment %j means %j', (env, expected) => expect(addressFrom(env)).toEqual(expected));

test.each(['abc', '-1', '70000', '3000.5'])('PORT %s is an error that says what is legal', (PORT) =>
  expect(() => addressFrom({ PORT })).toThrow(`PORT is "${PORT}". It is a number from 0 to 65535.`),
);

test('a busy port is one clear message with a free one to try', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  closing.push(() => busy.close());
  const port = portOf(busy);
  await expect(listen(() => undefined, { host: 'localhost', port })).rejects.toThrow(
    `Port ${port} of localhost is in use.`,
  );
});

test('localhost answers on the IPv4 loopback address, whatever the name resolves to first', async () => {
  const server = await listen((_, response) => response.end('here'), { host: 'localhost', port: 0 });
  closing.push(() => server.close());
  const port = portOf(server);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
});
