import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';

const currentBundle = vi.fn<() => Promise<string>>();
// Other files of this thread have the module with what it imports.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('../../model/source-bundle.mjs', () => ({ currentBundle }));
});
afterAll(() => {
  vi.doUnmock('../../model/source-bundle.mjs');
  vi.resetModules();
});

async function failure(thrown: Error): Promise<unknown> {
  currentBundle.mockRejectedValue(thrown);
  const { bundleApart } = await import('./bundle-apart');
  const site = {} as Parameters<typeof bundleApart>[0]['site'];
  return bundleApart({ folder: '/nowhere', site, pages: [] }).catch((error: unknown) => error);
}

test('a mistake in the sources of the bundler is told of as one in those of the application', async () => {
  const file = 'src/engine/render/bundle/bundler-process.ts';
  const errors = [{ text: 'Expected identifier', location: { file, line: 21, column: 6 } }];
  const { BundleError } = await import('./bundle-problem');
  const error = await failure(Object.assign(new Error('Build failed with 1 error:\n…'), { errors }));
  expect(error).toBeInstanceOf(BundleError);
  expect(error).toHaveProperty('message', `The application cannot be bundled. ${file}:21:7: Expected identifier`);
  expect(error).toHaveProperty('problems', [
    { file: path.join(PROJECT_ROOT, file), line: 21, column: 7, message: 'Expected identifier' },
  ]);
});

test('what the system refuses is no mistake of sources', async () => {
  const refused = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  expect(await failure(refused)).toBe(refused);
});
