import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_MARK, keepCacheName, type KeepList } from '../../shared/keep';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { settled } from '../test-document';
import { keepVersion, keptVersion, removeVersion } from './store';

const site = { base: '/tool/', prefix: '', strings: en } as unknown as SiteData;

/** What the browser keeps: caches by name, files by address. */
let stores: Map<string, Map<string, Response>>;
let list: KeepList | null;
let broken: string | null;
let asked: string[];
let registered: string[];

beforeEach(() => {
  stores = new Map();
  list = { version: 'v1', mark: 'new', bytes: 2_340_000, files: ['/docs/v1', '/a.css'] };
  broken = null;
  [asked, registered] = [[], []];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const files = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, files);
      return Promise.resolve({
        match: (address: string) => Promise.resolve(files.get(address)?.clone()),
        put: (address: string, response: Response) => Promise.resolve(void files.set(address, response)),
      });
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: (url: string) => Promise.resolve(registered.push(url)),
      getRegistration: () =>
        Promise.resolve({ unregister: () => Promise.resolve((registered = registered.filter(() => false))) }),
    },
  });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url.includes('/_data/keep'))
      return Promise.resolve(list ? Response.json(list) : new Response('', { status: 503 }));
    return Promise.resolve(new Response(url, { status: url === broken ? 500 : 200, headers: { 'x-of': url } }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A version that was kept, or was broken off. */
const keep = (version: string, mark: string, isWhole = true): void =>
  void stores.set(keepCacheName(version, mark), new Map(isWhole ? [[KEPT_MARK, new Response('1500000')]] : []));
const names = (): string[] => [...stores.keys()];

test('a version is kept with all its files, then the previous one is removed', async () => {
  keep('v1', 'old');
  keep('v2', 'other');
  const progress: number[] = [];
  expect(await keepVersion(site, 'v1', (done) => progress.push(done))).toEqual({ mark: 'new', bytes: 2_340_000 });
  expect(progress).toEqual([0.5, 1]);
  expect(names()).toEqual([keepCacheName('v2', 'other'), keepCacheName('v1', 'new')]);
  const files = stores.get(keepCacheName('v1', 'new'));
  expect([...(files?.keys() ?? [])]).toEqual(['/tool/docs/v1', '/tool/a.css', KEPT_MARK]);
  expect(await files?.get('/tool/a.css')?.text()).toBe('/tool/a.css');
  expect(files?.get('/tool/a.css')?.headers.get('x-of')).toBe('/tool/a.css');
  expect(registered).toEqual(['/tool/sw.js']);
  expect(await keptVersion('v1')).toEqual({ mark: 'new', bytes: 2_340_000 });
  expect(await keptVersion('v3')).toBe(null);
});

test('when a file fails to load, or the site changes meanwhile, the kept version stays', async () => {
  keep('v1', 'old');
  broken = '/tool/a.css';
  await expect(keepVersion(site, 'v1', () => undefined)).rejects.toThrow('/tool/a.css answered 500.');
  expect([names(), registered]).toEqual([[keepCacheName('v1', 'old')], []]);
  broken = null;
  const changing = (): void => {
    list = list && { ...list, mark: 'newer' };
  };
  await expect(keepVersion(site, 'v1', changing)).rejects.toThrow('The site was updated in the meantime.');
  expect(names()).toEqual([keepCacheName('v1', 'old')]);
  list = null;
  await expect(keepVersion(site, 'v1', () => undefined)).rejects.toThrow('answered 503.');
});

test('a failure ends the download: no further file is asked for, and no progress is reported', async () => {
  const files = Array.from({ length: 20 }, (_, at) => `/f${at}`);
  list = list && { ...list, files };
  broken = '/tool/f0';
  const progress: number[] = [];
  await expect(keepVersion(site, 'v1', (done) => progress.push(done))).rejects.toThrow('/tool/f0 answered 500.');
  const before = [asked.length, progress.length];
  await settled();
  expect([asked.length, progress.length]).toEqual(before);
  expect(asked.length).toBeLessThan(20);
});

test('an interrupted download is not kept, and is removed with its version', async () => {
  keep('v1', 'half', false);
  expect(await keptVersion('v1')).toBe(null);
  stores.set('of another program', new Map());
  registered = ['/tool/sw.js'];
  await removeVersion('v1');
  // The worker is removed with the last version.
  expect([names(), registered]).toEqual([['of another program'], []]);
});

test('the worker stays while another version is kept', async () => {
  keep('v1', 'a');
  keep('v2', 'b');
  registered = ['/tool/sw.js'];
  await removeVersion('v1');
  expect([names(), registered]).toEqual([[keepCacheName('v2', 'b')], ['/tool/sw.js']]);
});
