import { describe, expect, test } from 'vitest';
import { createClient } from './client';
import type { SearchSource } from '../../shared/search/load-index';
import type { FromWorker, ToWorker } from './messages';

const SOURCE: SearchSource = { folder: '/_search/', build: 'b1', version: 'latest' };

/** A worker that records what it is told and says what the test wants. */
class FakeWorker extends EventTarget {
  told: ToWorker[] = [];
  terminated = false;
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const client = createClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { client, workers };
}

describe('the client', () => {
  test('starts no worker before it is used', () => {
    const { client, workers } = setUp();
    expect(workers).toHaveLength(0);
    expect(client.state.get()).toEqual({ type: 'idle' });
  });

  test('loads a version once, and again for another version', () => {
    const { client, workers } = setUp();
    client.load(SOURCE);
    client.load({ ...SOURCE });
    client.load({ ...SOURCE, version: 'main' });
    expect(workers[0]?.told.map((message) => message.type === 'load' && message.source.version)).toEqual([
      'latest',
      'main',
    ]);
  });

  test('passes on the state of the wanted version only', () => {
    const { client, workers } = setUp();
    client.load(SOURCE);
    client.load({ ...SOURCE, version: 'main' });
    workers[0]?.say({
      type: 'state',
      version: 'latest',
      state: { type: 'ready', options: { maxHits: 5, highlight: true, suggested: [], terms: [] }, rest: 'there' },
    });
    expect(client.state.get()).toEqual({ type: 'loading' });
  });

  test('retries after a failure, not otherwise', () => {
    const { client, workers } = setUp();
    client.load(SOURCE);
    client.retry();
    expect(workers[0]?.told).toHaveLength(1);
    workers[0]?.say({ type: 'state', version: 'latest', state: { type: 'failed', reason: 'network', message: 'no' } });
    client.retry();
    expect(workers[0]?.told).toHaveLength(2);
    expect(client.state.get()).toEqual({ type: 'loading' });
  });

  test('a worker that cannot be loaded is a failure, and a retry starts a new one', () => {
    const { client, workers } = setUp();
    client.load(SOURCE);
    workers[0]?.dispatchEvent(new Event('error'));
    expect(client.state.get()).toMatchObject({ type: 'failed', reason: 'network' });
    expect(workers[0]?.terminated).toBe(true);
    client.retry();
    expect(workers).toHaveLength(2);
  });

  test('gives each question its own answer', async () => {
    const { client, workers } = setUp();
    const answer = (total: number) => ({
      hits: [],
      total,
      facets: { gadget: 0, row: 0, guide: 0, reference: 0, blog: 0 },
      suggestion: null,
      nearest: [],
    });
    const first = client.ask('a', {});
    const second = client.ask('b', {});
    workers[0]?.say({ type: 'answer', id: 2, answer: answer(2) });
    workers[0]?.say({ type: 'answer', id: 1, answer: answer(1) });
    expect(await first).toEqual(answer(1));
    expect(await second).toEqual(answer(2));
  });
});
