import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { PAGE, serveTestFiles } from './test-server';

const { ask, port } = serveTestFiles();

/** Of an answer that has begun the rest comes at once, or never. */
const REST_MS = 300;
/** What is no request to its end may never be answered. */
const PATIENCE_MS = 20_000;

/** Sends bytes as they are and gives what comes back until the connection ends, or nothing comes for a while. */
function send(bytes: string | Buffer, patience = PATIENCE_MS): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes));
    const finish = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patience, finish);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      socket.setTimeout(REST_MS);
    });
    socket.on('error', finish).on('close', finish);
  });
}

async function isWell(): Promise<boolean> {
  const { status, body } = await ask('/docs/a');
  return status === 200 && body.toString() === PAGE;
}

const HOST = 'Host: a\r\n';
const get = (target: string, headers = ''): string => `GET ${target} HTTP/1.1\r\n${HOST}${headers}\r\n`;

test.each([
  ['no HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400/],
  ['bytes', Buffer.from(Array.from({ length: 256 }, (_, index) => index)), /^HTTP\/1\.1 400/],
  ['TLS', Buffer.from('160301020001000001fc0303', 'hex'), /^HTTP\/1\.1 400/],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^HTTP\/1\.1 [45]0\d/],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
  ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`, /^HTTP\/1\.1 400/],
  ['CONNECT', `CONNECT a:443 HTTP/1.1\r\n${HOST}\r\n`, /^$/],
  [
    'both lengths',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 4/,
  ],
  ['a body that never comes', `POST / HTTP/1.1\r\n${HOST}Content-Length: 99999999999\r\n\r\n`, /^HTTP\/1\.1 405/],
  ['a broken line in a header', get('/', 'X: a\rb\r\n'), /^HTTP\/1\.1 400/],
  ['a header of 40 kB', get('/', `X: ${'a'.repeat(40_000)}\r\n`), /^HTTP\/1\.1 431/],
  ['a target of 40 kB', get(`/${'a'.repeat(40_000)}`), /^HTTP\/1\.1 4/],
  ['a target of 8 kB', get(`/${'%2e%2e/'.repeat(1100)}`), /^HTTP\/1\.1 404/],
  ['a null byte', get('/docs/a%00.html'), /^HTTP\/1\.1 404/],
  ['broken percent signs', get('/%E0%A4%A'), /^HTTP\/1\.1 404/],
  ['a line break in a redirect', get('/old?%0d%0aSet-Cookie:a=b'), /^HTTP\/1\.1 301(?![^]*\nSet-Cookie)/],
  ['another host in a redirect', get('//evil.example/old'), /^HTTP\/1\.1 404/],
  ['a thousand ranges', get('/docs/a', `Range: bytes=${'0-0,'.repeat(1000)}1-1\r\n`), /^HTTP\/1\.1 200/],
  ['a range of huge numbers', get('/docs/a', `Range: bytes=${'9'.repeat(500)}-\r\n`), /^HTTP\/1\.1 200/],
  ['a list of encodings', get('/docs/a', `Accept-Encoding: ${'br;q=0,'.repeat(1500)}\r\n`), /^HTTP\/1\.1 200/],
  ['a list of validators', get('/docs/a', `If-None-Match: ${'W/"a",'.repeat(1500)}\r\n`), /^HTTP\/1\.1 200/],
  ['dates that are none', get('/docs/a', 'If-Modified-Since: \x7f\r\n'), /^HTTP\/1\.1 [24]00/],
])('%s is answered or cut, and the server goes on', async (_, bytes, expected) => {
  expect(await send(bytes)).toMatch(expected);
  expect(await isWell()).toBe(true);
});

test('clients that send slowly, read slowly or leave do not hold up the others', async () => {
  const sockets = Array.from({ length: 300 }, (_, index) => {
    const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
    // One third never finishes its head, one third never reads its answers, one third leaves in the middle.
    if (index % 3 === 0) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    if (index % 3 === 1) socket.pause().write(get('/docs/a').repeat(50));
    if (index % 3 === 2) socket.write(get('/docs/a').repeat(20), () => socket.destroy());
    return socket;
  });
  try {
    expect(await Promise.all(Array.from({ length: 50 }, isWell))).not.toContain(false);
  } finally {
    sockets.forEach((socket) => socket.destroy());
  }
});
