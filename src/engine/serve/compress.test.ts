import { createServer, request, type RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compress } from './compress';
import { portOf } from './server';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Asks a handler; the body is as sent. */
async function ask(
  handler: RequestListener,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const port = portOf(server);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, headers, path: '/x' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });
}

const TEXT = 'words and more words '.repeat(100);
const html = compress((_, response) => {
  response.writeHead(404, 'Gone', { 'Content-Type': 'text/html; charset=utf-8', 'X-Kept': 'yes' });
  response.write(TEXT.slice(0, 500));
  response.end(Buffer.from(TEXT.slice(500)));
});

test.each([
  ['br', 'br, gzip', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'deflate, gzip', (body: Buffer) => gunzipSync(body)],
])(
  'a text is sent as %s to a client that accepts "%s", with its status and headers',
  async (encoding, accepted, unpack) => {
    const { status, headers, body } = await ask(html, { 'Accept-Encoding': accepted });
    expect([
      status,
      headers['x-kept'],
      headers['vary'],
      headers['content-encoding'],
      Number(headers['content-length']),
    ]).toEqual([404, 'yes', 'Accept-Encoding', encoding, body.length]);
    expect(unpack(body).toString()).toBe(TEXT);
  },
);

test.each([
  ['without an accepted encoding', html, { 'Accept-Encoding': 'identity' }, TEXT],
  [
    'a small text',
    compress((_, response) => response.setHeader('Content-Type', 'text/plain').end('small')),
    { 'Accept-Encoding': 'br' },
    'small',
  ],
  [
    'a picture',
    compress((_, response) => response.setHeader('Content-Type', 'image/png').end(TEXT)),
    { 'Accept-Encoding': 'br' },
    TEXT,
  ],
  ['a range', html, { 'Accept-Encoding': 'br', Range: 'bytes=0-1' }, TEXT],
])('%s is sent as it is', async (_, handler, headers, text) => {
  const answer = await ask(handler, headers);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.toString()).toBe(text);
});

test('a body with an ETag is packed anew when the ETag changes', async () => {
  let version = 1;
  const handler = compress((_, response) =>
    response
      .setHeader('Content-Type', 'text/plain')
      .setHeader('ETag', `"${version}"`)
      .end(TEXT + version),
  );
  const read = async (): Promise<string> =>
    brotliDecompressSync((await ask(handler, { 'Accept-Encoding': 'br' })).body).toString();
  expect(await read()).toBe(`${TEXT}1`);
  version = 2;
  expect(await read()).toBe(`${TEXT}2`);
});
