/**
 * Times the development server on a copy of this site: its start, from a save to the text in an open browser for ten
 * kinds of edit, and its memory after 200 edits: `tsx bench/dev/index.ts [--rounds 5] [--edits 200]`. Prints medians in
 * milliseconds; the aim is 200 for text, front matter, gadget data, posts and new pages. On a busy machine the time of
 * the processor tells more, which the server took from the save to the text.
 */

import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';
import { benchArguments } from '../arguments';
import { EDITS, type Edit } from './edits';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A development server of a copy of the site. */
interface Server {
  root: string;
  origin: string;
  /** From the call to the first answer. */
  startMs: number;
  child: ChildProcess;
}

async function startServer(): Promise<Server> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-dev-'));
  for (const name of ['content', 'public', 'site.config.ts'])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  for (const name of ['src', 'node_modules', 'package.json', 'tsconfig.base.json'])
    symlinkSync(path.join(ROOT, name), path.join(root, name));
  const begin = performance.now();
  const child = spawn(process.execPath, ['src/engine/cli/site.mjs', 'dev', root], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /Writing at (\S+?)\/\s/.exec(text)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The dev command ended with ${code}.`)));
  });
  await (await fetch(`${origin}/docs/latest/quick-start`)).text();
  return { root, origin, startMs: performance.now() - begin, child };
}

/** What an edit took, in milliseconds: until its words were in the open page, and of the processor in the server. */
interface Took {
  wait: number;
  work: number;
}

async function timeEdit(page: Page, server: Server, edit: Edit, words: string): Promise<Took> {
  const file = path.join(server.root, edit.file);
  const before = edit.isNew ? null : readFileSync(file, 'utf8');
  const after = edit.change(before ?? '', words);
  const worked = processorTime(server);
  const saved = Date.now();
  writeFileSync(file, after);
  // A change of the configuration loads the page anew, which this survives.
  await page.waitForFunction(
    (wanted) => document.title.includes(wanted) || document.body.innerHTML.includes(wanted),
    words,
    { polling: 10 },
  );
  const took = { wait: Date.now() - saved, work: processorTime(server) - worked };
  if (before === null) rmSync(file);
  else writeFileSync(file, before);
  await page.waitForFunction(
    (gone) => !document.body.innerHTML.includes(gone) && !document.title.includes(gone),
    words,
  );
  return took;
}

/** Milliseconds that the server has worked so far; the kernel counts them in hundredths of a second. */
function processorTime({ child }: Server): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

function memoryOf({ child }: Server): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const { values } = benchArguments('npm run bench:dev', {
  rounds: { value: 'NUMBER', usual: '5', summary: 'how often each kind of edit is timed' },
  edits: { value: 'NUMBER', usual: '200', least: 0, summary: 'edits after which the memory is looked at' },
});
const server = await startServer();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
async function openPage(address: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(address);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  return page;
}

try {
  console.log(`start to first page   ${(server.startMs / 1000).toFixed(1)} s, ${memoryOf(server)} MB`);
  const medians: number[] = [];
  for (const edit of EDITS) {
    const page = await openPage(server.origin + edit.route);
    const times: Took[] = [];
    // The first edit compiles what the server has not needed before.
    for (let round = 0; round <= Number(values.rounds); round++)
      times.push(await timeEdit(page, server, edit, `Benched${round}x${Date.now()}`));
    const waits = times.slice(1).map(({ wait }) => wait);
    const work = median(times.slice(1).map((one) => one.work));
    medians.push(median(waits));
    console.log(
      `${edit.name.padEnd(20)} ${String(medians.at(-1)).padStart(5)} ms, ${String(work).padStart(4)} of the processor` +
        `  (first ${times[0]?.wait}, worst ${Math.max(...waits)})`,
    );
    await page.close();
  }
  console.log(`median of all        ${String(median(medians)).padStart(5)} ms`);
  const before = memoryOf(server);
  const [edit] = EDITS;
  const page = await openPage(server.origin + edit.route);
  for (let count = 0; count < Number(values.edits); count += 1) await timeEdit(page, server, edit, `Again${count}x`);
  console.log(`memory before and after ${values.edits} edits: ${before} MB, ${memoryOf(server)} MB`);
} finally {
  await browser.close();
  server.child.kill();
  rmSync(server.root, { recursive: true, force: true });
}
