import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteData } from '../plan/site-data';
import { readHeads } from '../read/site';
import { temporaryFolder } from '../model/test-folder';
import { builtOrchard } from '../test-orchard';

const { at } = temporaryFolder();
/** What the browser was asked to do. */
let steps: string[] = [];

const PDF =
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page >>\nendobj\n';

/** A browser that notes what it is asked for; fonts take it a while. */
const browser = {
  newPage: () => ({
    route: () => Promise.resolve(),
    goto: (address: string, { timeout }: { timeout: number }) => {
      steps.push(`open ${address} ${timeout}`);
      return Promise.resolve();
    },
    evaluate: async (script: string) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(script.includes('fonts.ready') ? 'fonts are there' : script);
    },
    pdf: () => {
      steps.push('print');
      return Promise.resolve(Buffer.from(PDF));
    },
  }),
  close: () => {
    steps.push('close');
    return Promise.resolve();
  },
};

beforeEach(() => {
  steps = [];
  vi.stubEnv('CHROMIUM', process.execPath);
  vi.doMock('playwright-core', () => ({ chromium: { launch: () => Promise.resolve(browser) } }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('playwright-core');
});

test('a book is printed twice, each time when its fonts are there, however long that takes', async () => {
  const { printBook } = await import('./print-book');
  const { root, dist } = await builtOrchard();
  const [head] = await readHeads(root);
  const words = { tagline: head.config.tagline, contents: 'Contents' };
  const target = at('out/book.pdf');
  const printed = await printBook({ dist, site: siteData(head), version: 'v0.44.1', ...words }, target);
  const once = ['open http://book.invalid/ 0', 'fonts are there', 'print'];
  expect(steps).toEqual([...once, ...once, 'close']);
  expect(printed.bytes).toBe(PDF.length);
  expect(existsSync(target)).toBe(true);
});
