import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { createProgress } from '../model/progress';
import { answer } from './answer';
import { loadContent, type DevContent } from './content';

const FILES: Record<string, string> = {
  'site.config.ts': `export default {
    title: 'T', base: '/b/', docs: { base: '/docs' },
    redirects: [{ from: '/old', to: '/docs/new?x=1#y' }],
  };`,
  'docs/index.md': '# Home\n\nText.\n',
  'public/words.txt': 'public words',
  'public/a b.txt': 'with a space',
  'public/more/words.txt': 'more words',
  'secret.txt': 'not public',
};

let root = '';
let content: DevContent;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'dev-answer-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  content = await loadContent(root, createProgress(true));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Answered {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Errors whose places were looked up in the sources. */
  fixed: unknown[];
}

/** What is answered where rendering fails with an error. */
async function ask(url: string, error: unknown = new Error('nothing is rendered here')): Promise<Answered> {
  const answered: Answered = { status: 0, headers: {}, body: '', fixed: [] };
  const vite = {
    ssrLoadModule: () => Promise.reject(error),
    ssrFixStacktrace: (found: unknown) => answered.fixed.push(found),
  } as unknown as ViteDevServer;
  const response = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(answered, { status, headers });
      return this;
    },
    end(body: string | Uint8Array = '') {
      answered.body = Buffer.from(body).toString();
    },
  } as unknown as ServerResponse;
  await answer({ vite, content, made: () => Promise.resolve(undefined) }, { url } as IncomingMessage, response);
  return answered;
}

describe('redirects', () => {
  test.each([
    ['/b/old', '/b/docs/new?x=1#y'],
    ['/b/old/', '/b/docs/new?x=1#y'],
    ['/b/old?z=2', '/b/docs/new?x=1&z=2#y'],
  ])('%s leads to %s', async (url, location) =>
    expect(await ask(url)).toMatchObject({ status: 301, headers: { Location: location }, body: '' }),
  );
});

describe('public files', () => {
  test.each([
    ['/b/words.txt', 'public words'],
    ['/b/a%20b.txt', 'with a space'],
  ])('%s is answered as it is', async (url, body) =>
    expect(await ask(url)).toMatchObject({
      status: 200,
      body,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    }),
  );

  test.each(['/b/../secret.txt', '/b/%2e%2e/secret.txt', '/b/more/', '/b/none.txt'])('%s is none', async (url) => {
    const { status, body } = await ask(url);
    expect([status, body.includes('not public')]).toEqual([500, false]);
  });
});

describe('what cannot be rendered', () => {
  test('is answered with where it broke', async () => {
    const error = new Error('broken here');
    const { status, body, headers, fixed } = await ask('/b/docs', error);
    expect([status, headers['Content-Type'], fixed]).toEqual([500, 'text/plain; charset=utf-8', [error]]);
    expect(body).toContain('Error: broken here');
    expect(body).toContain('answer.test.ts');
  });
});
