import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Trusted = Record<'ownScript', (url: string) => string> & { setHtml(element: Element, html: string): void };

/** Loads the module as a document does that has not loaded it yet. */
async function load(): Promise<Trusted> {
  vi.resetModules();
  return import('./trusted');
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example/docs/'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['/assets/worker.js', 'https://site.example/x.js'])('%s is a script of this site', async (url) =>
  expect((await load()).ownScript(url)).toBe(url),
);

test.each(['https://other.example/x.js', '//other.example/x.js', 'data:text/javascript,1', 'blob:x'])(
  '%s is none',
  async (url) => {
    const { ownScript } = await load();
    expect(() => ownScript(url)).toThrow('is not part of this site');
  },
);

test('the browser is asked for the one policy that the headers allow', async () => {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: object): object {
      names.push(name);
      return rules;
    },
  });
  const { setHtml } = await load();
  const element = { innerHTML: '' };
  setHtml(element as Element, '<p>Text</p>');
  expect(element.innerHTML).toBe('<p>Text</p>');
  expect(names).toEqual(['site']);
});
