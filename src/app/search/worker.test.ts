import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { encodeFiles } from '../../shared/search/encode';
import { FORMAT, MANIFEST_NAME } from '../../shared/search/files';
import { PAGES, short } from '../../shared/search/test-site';
import { encodeWords } from '../../shared/search/words-file';
import { NO_WORDS } from '../../shared/search/vocabulary';
import { eventually } from '../test-document';
import type { FromWorker, SearchState, ToWorker } from './messages';

const FOLDER = '/base/_search/';
let say: (message: ToWorker) => void;
let heard: FromWorker[];
let files: Map<string, unknown>;
let status: number;

beforeAll(async () => {
  vi.stubGlobal('self', {
    postMessage: (message: FromWorker) => heard.push(message),
    addEventListener: (_: string, listener: (event: { data: ToWorker }) => void) => {
      say = (data) => listener({ data });
    },
  });
  vi.stubGlobal('location', new URL('https://example.org/base/'));
  vi.stubGlobal('fetch', (url: string) => {
    const file = files.get(url.replace(FOLDER, '').replace(/\?.*$/, ''));
    return Promise.resolve(file ? Response.json(file) : new Response('', { status }));
  });
  await import('./worker');
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  [heard, status] = [[], 503];
  files = new Map();
  const pages = PAGES.map((page) => ({ ...page, version: 'latest' }));
  const encoded = encodeFiles(pages, { build: 'b1', version: 'latest' });
  for (const part of ['doc', 'index', 'text'] as const) files.set(`${part}.json`, encoded[part]);
  const words = encodeWords(NO_WORDS);
  files.set('words.json', { build: 'b1', format: FORMAT, version: null, words });
  files.set(MANIFEST_NAME, {
    build: 'b1',
    format: FORMAT,
    timestamp: '1',
    options: { maxHits: 7, highlight: true, suggested: [], terms: [] },
    files: [{ version: 'latest', doc: 'doc.json', index: 'index.json', text: 'text.json' }],
    vocabulary: 'words.json',
  });
});

let count = 0;
/** Loads an index that no test before has loaded. */
function load(version: string | null = 'latest'): void {
  say({ type: 'load', source: { folder: FOLDER, build: 'b1', version } });
}
function forget(): void {
  say({ type: 'load', source: { folder: FOLDER, build: `other ${count++}`, version: 'latest' } });
  heard = [];
}
const states = (): SearchState[] => heard.flatMap((one) => (one.type === 'state' ? one.state : []));
function ask(query: string): string[] | undefined {
  say({ type: 'ask', id: ++count, query, options: {} });
  const answer = heard.at(-1);
  return answer?.type === 'answer' && answer.id === count ? answer.answer.hits.map(short) : undefined;
}

test('an index says how far it is, and answers', async () => {
  forget();
  expect(ask('trace_dns')).toEqual([]);
  load();
  expect(states()).toEqual([{ type: 'loading' }]);
  await eventually(() =>
    expect(states().at(-1)).toMatchObject({ type: 'ready', rest: 'there', options: { maxHits: 7 } }),
  );
  expect(states().map((state) => (state.type === 'ready' ? state.rest : state.type))).toContain('loading');
  expect(ask('trace_dns')?.[0]).toBe('gadgets/trace_dns');
  expect(ask('encrypted')).toEqual(['gadgets/trace_dns#limits']);
});

test('what cannot be loaded is told by its address; the next try asks again', async () => {
  forget();
  const manifest = files.get(MANIFEST_NAME);
  files.delete(MANIFEST_NAME);
  load();
  await eventually(() => expect(states().at(-1)).toMatchObject({ type: 'failed', reason: 'network' }));
  expect(states().at(-1)).toMatchObject({ message: `/base/_search/${MANIFEST_NAME} answered 503.` });
  files.set(MANIFEST_NAME, manifest);
  load();
  await eventually(() => expect(states().at(-1)).toMatchObject({ rest: 'there' }));
});

test('files that are gone are those of another build', async () => {
  forget();
  files.delete('doc.json');
  status = 404;
  load();
  await eventually(() => expect(states().at(-1)).toMatchObject({ type: 'failed', reason: 'other-build' }));
});

test('the first stage answers when the rest fails, and only the rest is loaded again', async () => {
  forget();
  const text = files.get('text.json');
  files.delete('text.json');
  load();
  await eventually(() =>
    expect(states().at(-1)).toMatchObject({ type: 'ready', rest: { type: 'failed', reason: 'network' } }),
  );
  expect(ask('trace_dns')?.[0]).toBe('gadgets/trace_dns');
  heard = [];
  files.set('text.json', text);
  load();
  await eventually(() => expect(states().at(-1)).toMatchObject({ rest: 'there' }));
  expect(states().map(({ type }) => type)).not.toContain('loading');
});

test('the first stage answers before anything of the rest is there', async () => {
  forget();
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string) =>
    /text|words/.test(url) ? new Promise<Response>(() => undefined) : answer(url),
  );
  load();
  await eventually(() => expect(states().at(-1)).toMatchObject({ type: 'ready', rest: 'loading' }));
  expect(ask('trace_dns')?.[0]).toBe('gadgets/trace_dns');
  vi.stubGlobal('fetch', answer);
});

test('of two versions that are wanted one after the other the first one is not told any more', async () => {
  forget();
  load();
  load(null);
  await eventually(() => expect(states().at(-1)).toMatchObject({ rest: 'there' }));
  const versions = heard.map((one) => (one.type === 'state' ? one.version : ''));
  expect(versions.slice(1)).not.toContain('latest');
});
