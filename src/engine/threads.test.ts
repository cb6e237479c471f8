import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from './model/cache';
import { moduleFingerprint } from './model/import-graph';
import { currentBundle } from './model/source-bundle.mjs';
import { compileDocument } from './markdown/compile';
import type { CardBrand } from './plan/cards/card';
import type { CardSpec } from './plan/planned-page';
import { parseDocument } from './read/documents';
import { writeSearch } from './render/search/write-search';
import { randomPages } from '../shared/search/test-data';

/** Threads run bundled code alone, so these tests bundle what they start and run it in a process of its own. */
let folder = '';
beforeAll(() => {
  const cache = path.join(PROJECT_ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'threads-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs code that is given the named module of the engine, and gives what it tells. */
async function run(name: string, module: string, code: string): Promise<{ told: unknown; errors: string }> {
  const entry = path.join(folder, `${name}.ts`);
  writeFileSync(
    entry,
    `import os from 'node:os';
     const it = await import(${JSON.stringify(path.join(PROJECT_ROOT, module))});
     const tell = (told: unknown) => process.stdout.write(JSON.stringify(told));
     ${code}`,
  );
  const script = await currentBundle({
    entry,
    root: PROJECT_ROOT,
    folder: path.join(folder, name),
    bundleOptions: { packages: 'external', tsconfig: path.join(PROJECT_ROOT, 'tsconfig.base.json') },
  });
  const ran = promisify(execFile)(process.execPath, [script], { cwd: folder, maxBuffer: 1e9 });
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => error);
  return { told: stdout === '' ? null : JSON.parse(stdout), errors: stderr };
}

const SETTINGS = { toc: { min: 2, max: 3 }, versionVariables: ['TAG'], readerVariables: ['POD'] };

test('documents that are compiled on several threads are those of one', async () => {
  const documents = Array.from({ length: 90 }, (_, index) =>
    parseDocument(
      `# Page ${index}\n\n- \`kubectl\`\n\n\`\`\`bash\nkubectl gadget run trace_open:%TAG%\n\`\`\`\n\n` +
        (index % 2 ? ':::note\n\nText.\n\n:::\n' : '```mermaid\ngraph TD\n  A[One] --> B[Two]\n```\n'),
      `docs/part-${index % 7}/page.md`.replace('page', `page-${index}`),
      [],
    ),
  );
  const { told, errors } = await run(
    'compile',
    'src/engine/markdown/compile-fresh.ts',
    `const articles: [string, string][] = [];
     await it.compileFresh(${JSON.stringify(documents)}, ${JSON.stringify(SETTINGS)}, ${JSON.stringify(folder)},
       ({ file }, { entry }) => articles.push([file, JSON.parse(entry).article.html]));
     tell(articles);`,
  );
  expect(errors).toBe('');
  const alone = await Promise.all(
    documents.map(async (document) => [document.file, (await compileDocument(document, SETTINGS)).html]),
  );
  const byName = (a: unknown[], b: unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1);
  expect((told as unknown[][]).sort(byName)).toEqual(alone.sort(byName));
});

const PACK = (target: string): string => `const { startPackThreads } = it;
  const options = { folder: ${JSON.stringify(target)}, before: '/nowhere', quality: 'quick' };
  const threads = startPackThreads(options, 3);`;

test('files are packed on several threads, a file that is written twice as it is at the end', async () => {
  const target = path.join(folder, 'out');
  mkdirSync(target);
  const names = Array.from({ length: 20 }, (_, index) => `${index}.html`);
  for (const name of names) writeFileSync(path.join(target, name), `first ${name} `.repeat(100));
  const { told, errors } = await run(
    'pack',
    'src/engine/write/pack-threads.ts',
    `${PACK(target)}
     const { writeFileSync } = await import('node:fs');
     for (const name of ${JSON.stringify(names)}) threads.pack(name, 600_000);
     writeFileSync(${JSON.stringify(path.join(target, '7.html'))}, 'last '.repeat(9000));
     threads.pack('7.html', 45000);
     tell(await threads.end());`,
  );
  expect({ told, errors }).toEqual({ told: 21, errors: '' });
  for (const name of names) {
    const text = name === '7.html' ? 'last '.repeat(9000) : `first ${name} `.repeat(100);
    expect(gunzipSync(readFileSync(path.join(target, `${name}.gz`))).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(path.join(target, `${name}.br`))).toString()).toBe(text);
  }
});

test('what a thread throws reaches whoever waits for it', async () => {
  const code = `threads.pack('gone.html', 1000);
    await threads.end().catch((error) => tell([error.code, threads.stop() instanceof Promise]));`;
  const { told, errors } = await run('failed', 'src/engine/write/pack-threads.ts', `${PACK(folder)}${code}`);
  expect({ told, errors }).toEqual({ told: ['ENOENT', true], errors: '' });
});

test('threads that are stopped write nothing more', async () => {
  const target = path.join(folder, 'stopped');
  mkdirSync(target);
  const names = Array.from({ length: 60 }, (_, index) => `${index}.html`);
  for (const name of names) writeFileSync(path.join(target, name), `words ${name} `.repeat(20_000));
  const code = `const { readdirSync } = await import('node:fs');
    for (const name of ${JSON.stringify(names)}) threads.pack(name, 600_000);
    await threads.stop();
    tell(readdirSync(${JSON.stringify(target)}));`;
  const { told, errors } = await run('stopped', 'src/engine/write/pack-threads.ts', `${PACK(target)}${code}`);
  // The process has ended, and with it whatever would still write.
  expect({ told, errors }).toEqual({ told: readdirSync(target), errors: '' });
  expect(told).not.toContain(`${names.at(-1)}.br`);
});

/** As many cards as are worth a thread, each with its own words. */
const nineCards = (): { file: string; card: CardSpec; brand: CardBrand }[] =>
  Array.from({ length: 9 }, (_, index) => ({
    file: `${index}.png`,
    card: { kind: 'page', eyebrow: 'Guide', title: `Page ${index}`, identifier: false, text: 'Words.', mark: 'trace' },
    brand: { title: 'Site', logo: null },
  }));

test('cards are drawn on a thread as they are without', async () => {
  const cards = nineCards();
  const code = `const made: Record<string, number[]> = {};
    const note = ({ file, content }) => { made[file] = [...content]; };
    await it.drawFresh(${JSON.stringify(cards)}, note);
    const onThread = { ...made };
    for (const card of ${JSON.stringify(cards)}) await it.drawFresh([card], note);
    tell([Object.keys(onThread).length, JSON.stringify(onThread, Object.keys(made).sort()) === JSON.stringify(made, Object.keys(made).sort())]);`;
  expect(await run('cards', 'src/engine/render/cards/draw-fresh.ts', code)).toEqual({ told: [9, true], errors: '' });
});

test('a helper does one task after the other, and there are no more helpers than cores beside this one', async () => {
  const cards = nineCards();
  const code = `const { Worker } = await import('node:worker_threads');
    const began = performance.now();
    const made: string[] = [];
    const draw = (name: string) => it.drawFresh(${JSON.stringify(cards)}, ({ file }) => made.push(name + file));
    await Promise.all([draw('a'), draw('b'), draw('c')]);
    await draw('d');
    const next = new Worker('', { eval: true }).threadId;
    process.on('exit', () => tell([made.length, new Set(made).size, next - 1, performance.now() - began < 9000]));`;
  const helpers = Math.min(3, Math.max(1, availableParallelism() - 1));
  const { told, errors } = await run('helpers', 'src/engine/render/cards/draw-fresh.ts', code);
  // It ends when its work is done, though helpers wait for more.
  expect({ told, errors }).toEqual({ told: [36, 36, helpers, true], errors: '' });
});

test('a task that is given up before a helper takes it never begins, and the next one does', async () => {
  const options = { build: 'mark', maxHits: 8, highlight: true, vocabulary: null, terms: [] };
  const orders = [{ pages: randomPages(5, 30), options, folder: '_search', before: null }];
  const code = `const orders = ${JSON.stringify(orders)};
    const made: string[] = [];
    const begin = (name: string) => it.beginSearch(orders, { add: () => made.push(name) });
    const many = Array.from({ length: os.availableParallelism() }, () => begin('first'));
    const last = begin('last');
    await last.stop();
    await begin('next').ended;
    await Promise.all(many.map(({ ended }) => ended));
    await last.ended;
    tell([made.includes('last'), made.filter((name) => name === 'next').length]);`;
  const { told, errors } = await run('given-up', 'src/engine/render/search/search-apart.ts', code);
  expect({ told, errors }).toEqual({ told: [false, 4], errors: '' });
});

test('search files are written on a thread as they are without, and what fails there is told', async () => {
  const options = { build: 'mark', maxHits: 8, highlight: true, vocabulary: null, terms: [] };
  const order = { pages: randomPages(5, 30), options, folder: '_search', before: null };
  const code = (pages: object): string => `const orders = [${JSON.stringify({ ...order, ...pages })}];
    const made: Record<string, string> = {};
    const add = (file, content) => { made[file.replace(/[0-9]{8}-[0-9]{6}/, 'time')] = Buffer.from(content).toString().replaceAll(/[0-9]{8}-[0-9]{6}/g, 'time'); };
    const failed = await it.beginSearch(orders, { add }).ended.then(() => null, ({ message }) => message);
    tell([failed, made]);`;
  const module = 'src/engine/render/search/search-apart.ts';
  const { told, errors } = await run('search', module, code({}));
  const made: Record<string, string> = {};
  writeSearch([order], {
    add: (file, content) => {
      const text = Buffer.from(content).toString();
      made[file.replace(/\d{8}-\d{6}/, 'time')] = text.replaceAll(/\d{8}-\d{6}/g, 'time');
    },
  });
  expect({ told, errors }).toEqual({ told: [null, made], errors: '' });
  expect(Object.keys(made)).toHaveLength(4);
  const wrong = order.pages.map((page) => ({ ...page, version: 'site' }));
  expect((await run('search-failed', module, code({ pages: wrong }))).told).toEqual([
    expect.stringContaining('A version cannot be called "site"'),
    {},
  ]);
});

test('an output that takes no file fails the search, and nothing is written behind its end', async () => {
  const options = { build: 'mark', maxHits: 8, highlight: true, vocabulary: null, terms: [] };
  const orders = [{ pages: randomPages(5, 30), options, folder: '_search', before: null }];
  const code = `const orders = ${JSON.stringify(orders)};
    let calls = 0;
    const full = { add: () => { calls++; throw new RangeError('The disk is full.'); } };
    const failed = await it.beginSearch(orders, full).ended.then(() => null, (error) => [error.name, error.message]);
    const stopped = it.beginSearch(orders, { add: () => calls++ });
    await stopped.stop();
    const before = calls;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    tell([failed, before, calls]);`;
  const { told, errors } = await run('search-full', 'src/engine/render/search/search-apart.ts', code);
  expect({ told, errors }).toEqual({ told: [['RangeError', 'The disk is full.'], 1, 1], errors: '' });
});

test('a bundle knows what its modules are made of as their sources tell it', async () => {
  const modules = ['src/engine/markdown/compile.ts', 'src/engine/markdown/diagrams/index.ts', 'src/engine/cli/main.ts'];
  const code = `const { moduleFingerprint } = await import(${JSON.stringify(path.join(PROJECT_ROOT, 'src/engine/model/import-graph.ts'))});
    tell(${JSON.stringify(modules)}.map(moduleFingerprint));`;
  const { told, errors } = await run('graph', 'src/engine/markdown/compile.ts', code);
  expect({ told, errors }).toEqual({ told: modules.map(moduleFingerprint), errors: '' });
});
