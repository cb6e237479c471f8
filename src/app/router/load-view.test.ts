import { afterEach, expect, test, vi } from 'vitest';
import { createLoader, StaleBuildError } from './load-view';
import type { View } from './view';

afterEach(() => vi.unstubAllGlobals());

const PAGE = { path: '/b', kind: 'html', html: '<h1>B</h1>', styles: [], build: '1', sidebar: 's.html' };
const current = { sidebar: null } as View;
const loader = () => createLoader({ base: '/tool/', build: '1', modules: {} });

function serve(files: Record<string, unknown>) {
  const asked = vi.fn<(url: string) => Promise<Response>>(async (url) => {
    const body = files[url];
    return typeof body === 'string'
      ? new Response(body)
      : body
        ? Response.json(body)
        : new Response('', { status: 404 });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('keeps the very sidebar that is shown', async () => {
  serve({ '/tool/_data/b.json': PAGE });
  const sidebar = { file: 's.html', html: '' };
  expect((await loader()('/b', { ...current, sidebar })).sidebar).toBe(sidebar);
});

test('refuses data of another application, and asks again after a failure', async () => {
  serve({ '/tool/_data/b.json': { ...PAGE, build: '2' } });
  const load = loader();
  await expect(load('/b', current)).rejects.toThrow(StaleBuildError);
  await expect(load('/missing', current)).rejects.toThrow('/tool/_data/missing.json answered 404.');
  serve({ '/tool/_data/b.json': PAGE, '/tool/_data/s.html': '' });
  await expect(load('/b', current)).resolves.toMatchObject({ page: PAGE });
});

test('refuses a page of another language, whose shell is another one', async () => {
  serve({ '/tool/_data/b.json': { ...PAGE, locale: 'de' }, '/tool/_data/s.html': '' });
  await expect(loader()('/b', current)).rejects.toThrow(StaleBuildError);
});
