import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { QUIET_MS, watchSite } from './watch';

test.each(['content/pages/fresh.tsx', 'public/a.md', 'content/docs/a.md', 'site.config.ts'])(
  'the file %s is seen though its folder was not there at first',
  async (name) => {
    const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
    const seen = new Set<string>();
    const watcher = watchSite(root, Date.now(), async (files) => {
      for (const file of files) seen.add(file);
    });
    try {
      await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
      mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(root, name), 'x');
      await expect.poll(() => seen.has(name), { timeout: 5_000 }).toBe(true);
    } finally {
      await watcher.close();
      rmSync(root, { recursive: true });
    }
  },
  30_000,
);

test(
  'changes that come together are reported once, those that come meanwhile with the next',
  { timeout: 30_000 },
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
    const calls: string[][] = [];
    let goOn = (): void => undefined;
    const watcher = watchSite(root, Date.now(), (files) => {
      calls.push(files.toSorted());
      return new Promise((resolve) => (goOn = resolve));
    });
    const save = (...names: string[]): void => names.forEach((name) => writeFileSync(path.join(root, name), 'x'));
    try {
      await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
      mkdirSync(path.join(root, 'public'));
      await expect.poll(() => calls.length).toBe(1);
      const seen = new Set<string>();
      watcher.on('all', (_, file) => seen.add(path.basename(file)));
      save('public/a.md', 'public/b.md', 'outside.md');
      await expect.poll(() => [...seen].sort()).toEqual(['a.md', 'b.md']);
      // The changes have been gathered, and the first call still runs.
      await new Promise((resolve) => setTimeout(resolve, 2 * QUIET_MS));
      expect(calls).toEqual([['public']]);
      goOn();
      await expect.poll(() => calls).toEqual([['public'], ['public/a.md', 'public/b.md']]);
    } finally {
      goOn();
      await watcher.close();
      rmSync(root, { recursive: true });
    }
  },
);

test('what was saved after reading began and before it was watched is reported, what is older is not', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(root, 'public'));
  const old = path.join(root, 'public/old.md');
  writeFileSync(old, 'x');
  const since = Date.now();
  utimesSync(old, new Date(since - 60_000), new Date(since - 60_000));
  writeFileSync(path.join(root, 'public/saved.md'), 'x');
  const seen = new Set<string>();
  const watcher = watchSite(root, since, async (files) => {
    for (const file of files) seen.add(file);
  });
  try {
    await expect.poll(() => [...seen], { timeout: 5_000 }).toEqual(['public/saved.md']);
  } finally {
    await watcher.close();
    rmSync(root, { recursive: true });
  }
});
