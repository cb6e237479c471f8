import { describe, expect, test } from 'vitest';
import { PAGE, serveTestFiles } from './test-server';

const { ask } = serveTestFiles();

describe('conditions', () => {
  test.each([
    ['If-None-Match', (etag: string) => etag, 304],
    ['If-None-Match', (etag: string) => `W/${etag}`, 304],
    ['If-None-Match', (etag: string) => `"a", W/"b",${etag}`, 304],
    ['If-None-Match', () => '*', 304],
    ['If-None-Match', () => '"other"', 200],
    ['If-Modified-Since', (_: string, date: string) => date, 304],
    ['If-Modified-Since', () => 'Sat, 01 Jan 2000 00:00:00 GMT', 200],
    ['If-Modified-Since', () => 'nonsense', 200],
    ['If-Match', (etag: string) => `"a", ${etag}`, 200],
    ['If-Match', () => '*', 200],
    ['If-Match', (etag: string) => `W/${etag}`, 412],
    ['If-Match', () => '"other"', 412],
    ['If-Unmodified-Since', (_: string, date: string) => date, 200],
    ['If-Unmodified-Since', () => 'Sat, 01 Jan 2000 00:00:00 GMT', 412],
    ['If-Unmodified-Since', () => 'nonsense', 200],
  ])('%s: %s gives %i', async (name, value, expected) => {
    const first = await ask('/docs/a', { 'Accept-Encoding': 'br' });
    const { etag = '', 'last-modified': date = '', vary, 'cache-control': caching } = first.headers;
    const { status, headers, body } = await ask('/docs/a', { 'Accept-Encoding': 'br', [name]: value(etag, date) });
    expect(status).toBe(expected);
    if (status !== 304) return;
    expect(headers).toMatchObject({ etag, vary, 'cache-control': caching });
    expect([headers['content-length'], headers['content-encoding'], body.length]).toEqual([undefined, undefined, 0]);
  });

  test('a validator of another encoding does not match', async () => {
    const { etag = '' } = (await ask('/docs/a', { 'Accept-Encoding': 'br' })).headers;
    expect((await ask('/docs/a', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200);
  });

  test('a date does not count beside a validator', async () => {
    const { 'last-modified': date = '' } = (await ask('/')).headers;
    expect((await ask('/', { 'If-None-Match': '"other"', 'If-Modified-Since': date })).status).toBe(200);
  });
});

describe('ranges', () => {
  const size = PAGE.length;

  test.each([
    ['bytes=0-4', `bytes 0-4/${size}`, PAGE.slice(0, 5)],
    ['bytes=-4', `bytes ${size - 4}-${size - 1}/${size}`, PAGE.slice(-4)],
    ['bytes=5-', `bytes 5-${size - 1}/${size}`, PAGE.slice(5)],
  ])('%s is a part', async (range, contentRange, text) => {
    const { status, headers, body } = await ask('/docs/a', { Range: range });
    expect([status, headers['content-range'], body.toString()]).toEqual([206, contentRange, text]);
    expect(headers['content-length']).toBe(String(text.length));
  });

  test.each(['bytes=5-2', 'lines=1', 'bytes=0-1,5-6', 'nonsense'])('%s is answered with the whole', async (range) => {
    const { status, headers, body } = await ask('/docs/a', { Range: range });
    expect([status, headers['content-range'], body.toString()]).toEqual([200, undefined, PAGE]);
  });

  test('a part behind the end is refused', async () => {
    const { status, headers, body } = await ask('/docs/a', { Range: 'bytes=9999-' });
    expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${size}`, 0]);
  });

  test('parts belong to the encoding that was chosen', async () => {
    const whole = await ask('/docs/a', { 'Accept-Encoding': 'br' });
    const part = await ask('/docs/a', { 'Accept-Encoding': 'br', Range: 'bytes=2-5' });
    expect(part.body).toEqual(whole.body.subarray(2, 6));
    expect(part.headers).toMatchObject({ etag: whole.headers.etag, 'content-encoding': 'br' });
  });

  test('If-Range lets a part through only for the same bytes', async () => {
    const { etag = '', 'last-modified': date = '' } = (await ask('/docs/a')).headers;
    const statusWith = async (condition: string): Promise<number> =>
      (await ask('/docs/a', { Range: 'bytes=0-1', 'If-Range': condition })).status;
    expect(await Promise.all([etag, date, '"other"', `W/${etag}`].map(statusWith))).toEqual([206, 206, 200, 200]);
  });

  test('HEAD knows no ranges', async () =>
    expect((await ask('/docs/a', { Range: 'bytes=0-1' }, 'HEAD')).status).toBe(200));
});
