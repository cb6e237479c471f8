import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_MARK, keepCacheName } from '../../shared/keep';

type Listener = (event: {
  request: { method: string; url: string };
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}) => void;
const listeners = new Map<string, Listener>();
let stores: [string, Record<string, string>][];
let isOnline: boolean;

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve('skipped'),
    clients: { claim: () => Promise.resolve('claimed') },
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(stores.map(([name]) => name)),
    open: (name: string) =>
      Promise.resolve({
        match: (address: string) => {
          const text = stores.find(([other]) => other === name)?.[1][address];
          return Promise.resolve(text === undefined ? undefined : new Response(text));
        },
      }),
  });
  vi.stubGlobal('fetch', () =>
    isOnline ? Promise.resolve(new Response('new')) : Promise.reject(new Error('no network')),
  );
  await import('./worker');
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  isOnline = false;
  const whole = { [KEPT_MARK]: '1' };
  stores = [
    [keepCacheName('v1', 'a'), { ...whole, '/docs/v1': 'page of v1', '/docs/v1/b.css': 'styles', '/docs': 'older' }],
    ['of another program', { ...whole, '/docs/v3': 'foreign' }],
    [keepCacheName('v2', 'b'), { ...whole, '/docs': 'newer', '/docs/dir/': 'folder' }],
    [keepCacheName('v4', 'c'), { '/docs/v4': 'broken off' }],
  ];
});

async function ask(url: string, method = 'GET'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { method, url: new URL(url, location.href).href },
    respondWith: (given) => void (answer = given),
    waitUntil: () => undefined,
  });
  return (await answer)?.text();
}

test('with a network it answers', async () => {
  isOnline = true;
  expect(await ask('/docs/v1')).toBe('new');
});

test.each([
  ['/docs/v1', 'page of v1'],
  ['/docs/v1/', 'page of v1'],
  ['/docs/v1.html', 'page of v1'],
  ['/docs/v1/index.html', 'page of v1'],
  ['/docs/v1?tab=x', 'page of v1'],
  ['/docs/v1/b.css', 'styles'],
  ['/docs/dir', 'folder'],
  // The version that was kept last.
  ['/docs', 'newer'],
])('without one %s is taken from what is kept', async (url, text) => {
  expect(await ask(url)).toBe(text);
});

test.each(['/docs/v3', '/docs/v4', '/docs/v5'])(
  'what is not kept fails as it does without a worker: %s',
  async (url) => {
    await expect(ask(url)).rejects.toThrow('no network');
  },
);

test('other hosts, and what is no reading, are left to the browser', async () => {
  expect(await ask('https://example.org/docs/v1')).toBe(undefined);
  expect(await ask('/docs/v1', 'POST')).toBe(undefined);
});

test.each([
  ['install', 'skipped'],
  ['activate', 'claimed'],
])('at %s it takes over at once', async (type, work) => {
  let waited: Promise<unknown> | undefined;
  listeners.get(type)?.({
    waitUntil: (given: Promise<unknown>) => void (waited = given),
  } as unknown as Parameters<Listener>[0]);
  expect(await waited).toBe(work);
});
