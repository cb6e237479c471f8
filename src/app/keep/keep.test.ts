// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_MARK, keepCacheName, type KeepList } from '../../shared/keep';
import type { PageMeta } from '../../shared/page-data';
import type { SiteData } from '../../shared/site-data';
import { en } from '../../shared/strings/en';
import { fill } from '../../shared/strings/format';
import { byId, eventually, saying, settled } from '../test-document';
import { showKeepEntry } from './entry';
import { keepVersion, keptVersion, removeVersion } from './store';

const site = { base: '/tool/', prefix: '', strings: en } as unknown as SiteData;
const page = { docs: { set: 'default', version: 'v1', page: 'a' } } as unknown as PageMeta;
const words = en.keep;

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
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML = '<ul id="menu"><li>latest</li></ul><div id="live-region"></div>';
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

test('a version is kept with all its files, then the one before goes', async () => {
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

test('a file that cannot be had, or a site that changes meanwhile, leaves what was kept', async () => {
  keep('v1', 'old');
  broken = '/tool/a.css';
  await expect(keepVersion(site, 'v1', () => undefined)).rejects.toThrow('/tool/a.css answered 500.');
  expect([names(), registered]).toEqual([[keepCacheName('v1', 'old')], []]);
  broken = null;
  const changing = (): void => {
    list = list && { ...list, mark: 'newer' };
  };
  await expect(keepVersion(site, 'v1', changing)).rejects.toThrow('The site was updated meanwhile.');
  expect(names()).toEqual([keepCacheName('v1', 'old')]);
  list = null;
  await expect(keepVersion(site, 'v1', () => undefined)).rejects.toThrow('answered 503.');
});

test('what was broken off is not kept, and goes with its version', async () => {
  keep('v1', 'half', false);
  expect(await keptVersion('v1')).toBe(null);
  stores.set('of another program', new Map());
  registered = ['/tool/sw.js'];
  await removeVersion('v1');
  // The worker goes with the last version.
  expect([names(), registered]).toEqual([['of another program'], []]);
});

test('the worker stays while another version is kept', async () => {
  keep('v1', 'a');
  keep('v2', 'b');
  registered = ['/tool/sw.js'];
  await removeVersion('v1');
  expect([names(), registered]).toEqual([[keepCacheName('v2', 'b')], ['/tool/sw.js']]);
});

const entry = (): string | undefined => document.querySelector('.keep')?.textContent;
const button = (label: string): HTMLButtonElement => saying('button', label);
const show = (of: PageMeta = page): void => showKeepEntry(byId('menu'), site, of);
const heard = (): string | undefined => document.getElementById('live-region')?.textContent;

test('the menu offers a version with its size, keeps it, and takes it away again', async () => {
  const offer = fill(words.keep, { version: 'v1', size: '2.3 MB' });
  show();
  await eventually(() => expect(entry()).toBe(offer));
  button(offer).click();
  const kept = fill(words.kept, { version: 'v1', size: '2.3 MB' });
  await eventually(() => expect(entry()).toBe(kept + words.remove));
  expect(document.activeElement?.textContent).toBe(words.remove);
  await eventually(() => expect(heard()).toBe(fill(words.done, { version: 'v1' })));
  button(words.remove).click();
  await eventually(() => expect(entry()).toBe(offer));
  await eventually(() => expect(heard()).toBe(fill(words.removed, { version: 'v1' })));
  expect(names()).toEqual([]);
});

test('what is kept can be updated when the site has another state of it', async () => {
  keep('v1', 'old');
  show();
  const old = fill(words.old, { version: 'v1', size: '1.5 MB' });
  await eventually(() => expect(entry()).toBe(old + words.update + words.remove));
  button(words.update).click();
  await eventually(() => expect(entry()).toBe(fill(words.kept, { version: 'v1', size: '2.3 MB' }) + words.remove));
});

test('without a network what is kept is what there is, and what is not kept is not offered', async () => {
  list = null;
  keep('v1', 'old');
  show();
  await eventually(() => expect(entry()).toBe(fill(words.kept, { version: 'v1', size: '1.5 MB' }) + words.remove));
  document.querySelector('.keep')?.remove();
  stores.clear();
  show();
  await eventually(() => expect(entry()).toBe(undefined));
});

test('what goes wrong is told, and can be tried again', async () => {
  broken = '/tool/a.css';
  show();
  const offer = fill(words.keep, { version: 'v1', size: '2.3 MB' });
  await eventually(() => expect(entry()).toBe(offer));
  button(offer).click();
  await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('answered 500.'));
  broken = null;
  button(words.again).click();
  await eventually(() => expect(entry()).toBe(fill(words.kept, { version: 'v1', size: '2.3 MB' }) + words.remove));
});

test('pages of no version, and browsers that cannot keep files, have no such entry', () => {
  show({} as PageMeta);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  show();
  expect(entry()).toBe(undefined);
});

test('six files are on their way at a time, and each comes once', async () => {
  const files = Array.from({ length: 20 }, (_, at) => `/f${at}`);
  list = list && { ...list, files };
  let [now, most] = [0, 0];
  const answer = fetch;
  vi.stubGlobal('fetch', async (url: string) => {
    most = Math.max(most, ++now);
    await settled();
    now--;
    return answer(url);
  });
  await keepVersion(site, 'v1', () => undefined);
  expect(most).toBe(6);
  expect(asked.filter((url) => url.startsWith('/tool/f')).sort()).toEqual(files.map((file) => `/tool${file}`).sort());
});
