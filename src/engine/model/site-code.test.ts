import { expect, test } from 'vitest';
import { isSiteCodeRunning, runSiteCode } from './site-code';

const never = (): Promise<never> => new Promise(() => undefined);

test('code that ends well gives its result, and the process is as it was', async () => {
  const { exit, abort } = process;
  const listeners = process.listenerCount('unhandledRejection');
  expect(await runSiteCode(() => 1)).toBe(1);
  expect(await runSiteCode(async () => 2)).toBe(2);
  expect({ exit: process.exit, abort: process.abort }).toEqual({ exit, abort });
  expect(process.listenerCount('unhandledRejection')).toBe(listeners);
  expect(isSiteCodeRunning()).toBe(false);
});

test.each([
  ['process.exit', () => process.exit(0), 'it calls process.exit(), which would end the command'],
  ['process.abort', () => process.abort(), 'it calls process.abort(), which would end the command'],
  ['a rejection', () => Promise.reject(new Error('no')), 'no'],
  ['an end that does not come', never, 'it takes more than 0.05 seconds'],
])('%s is thrown to who asked for it', async (_, work: () => unknown, message) => {
  await expect(runSiteCode(work, 50)).rejects.toThrow(message);
});

test.each([[null], ['text'], [undefined]])('%j may be thrown', async (thrown) => {
  const work = (): never => {
    // eslint-disable-next-line no-throw-literal
    throw thrown;
  };
  await expect(runSiteCode(work)).rejects.toBe(thrown);
});
