import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runRelease } from '../../scripts/release/run';
import { checkSite } from '../../src/engine/plan-site';
import { createNew } from '../../src/engine/cli/new';
import { createProgress } from '../../src/engine/model/progress';
import { buildAt } from '../support/build-fixture';
import { NEWEST, OLDEST, ROOT, siteRoutes, startServer, type TestServer } from '../support/site';

/** A month of a maintainer's work in a clone: a release, edits, a page, a post, and the oldest release retired. */
const NEXT = NEWEST.replace(/\d+\.\d+$/, (rest) => `${Number(rest.split('.')[0]) + 1}.0`);

let clone = '';
let dist: string;
let server: TestServer;
const git = (...args: string[]): string => execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: 'pipe' });
const file = (name: string): string => path.join(clone, name);
function commit(message: string): void {
  git('add', '-A', 'content', 'site.config.ts');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', message);
}
const release = (...args: string[]): Promise<number> => runRelease([...args, '--yes'], clone, () => undefined);

function edit(name: string, change: (text: string) => string): void {
  const before = readFileSync(file(name), 'utf8');
  const after = change(before);
  expect(after, name).not.toBe(before);
  writeFileSync(file(name), after);
}

beforeAll(async () => {
  clone = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  execFileSync('git', ['clone', '-q', ROOT, clone], { stdio: 'pipe' });
  writeFileSync(file('.git/info/exclude'), 'node_modules\n');
  symlinkSync(path.join(ROOT, 'node_modules'), file('node_modules'));
  await release('cut', NEXT);
  commit(`Version ${NEXT}`);
  // A page of the release, and the same page as it is to be in the next one.
  appendFileSync(file(`content/docs/${NEXT}/quick-start.md`), '\nThis sentence came with the release.\n');
  mkdirSync(file('content/docs/main'), { recursive: true });
  const next = readFileSync(file(`content/docs/${NEXT}/quick-start.md`), 'utf8');
  writeFileSync(file('content/docs/main/quick-start.md'), `${next}\nThis one comes with the next release.\n`);
  edit('content/gadgets/trace_bind.yaml', (text) =>
    text.replace(/^summary: .*$/m, 'summary: Shows binds, as rehearsed'),
  );
  await createNew({ positionals: ['page', 'docs/reference/rehearsed'], values: { root: clone } });
  await createNew({ positionals: ['post', 'A rehearsed post'], values: { root: clone } });
  edit('content/docs/main/reference/rehearsed.md', (text) =>
    text.replace(/^keywords: .*$/m, 'keywords: [ rehearsal, clone, release ]'),
  );
  // The check refuses what the templates leave open, and a draft is not published.
  for (const name of git('ls-files', '--others', '--exclude-standard', '*rehearsed*').trim().split('\n'))
    edit(name, (text) =>
      text
        .replace('description: ""', 'description: A text that was rehearsed.')
        .replace(/^First paragraph: .*$/m, 'This text was rehearsed.')
        .replace(/^draft: .*\n/m, ''),
    );
  commit('Pages and a post');
  await release('retire', OLDEST);
  commit(`${OLDEST} is retired`);
  dist = path.join(clone, 'dist');
  await buildAt(clone);
  server = await startServer(dist);
});
afterAll(async () => {
  await server?.close();
  rmSync(clone, { recursive: true, force: true });
});

describe('A release, edits, new pages and a retired version', () => {
  test('every address of before answers with a page, or leads to one', async () => {
    const after = new Set(siteRoutes(dist));
    let moved = 0;
    for (const route of siteRoutes()) {
      const response = await fetch(server.origin + route);
      await response.body?.cancel();
      expect(response.status, route).toBe(200);
      if (!after.has(route)) moved += 1;
    }
    expect(moved).toBe(siteRoutes().filter((route) => `${route}/`.startsWith(`/docs/${OLDEST}/`)).length);
    expect(moved).toBeGreaterThan(50);
  });

  test('what was written is there, in its versions', async () => {
    const says = async (route: string, words: string): Promise<boolean> =>
      (await (await fetch(server.origin + route)).text()).includes(words);
    for (const version of ['latest', NEXT, 'main'])
      expect(await says(`/docs/${version}/quick-start`, 'came with the release')).toBe(true);
    expect(await says('/docs/main/quick-start', 'comes with the next release')).toBe(true);
    expect(await says('/docs/latest/quick-start', 'comes with the next release')).toBe(false);
    expect(await says(`/docs/${NEWEST}/quick-start`, 'came with the release')).toBe(false);
    expect(await says('/docs/main/reference/rehearsed', 'This text was rehearsed.')).toBe(true);
    expect(await says('/docs/latest/gadgets/', 'Shows binds, as rehearsed')).toBe(true);
    expect(siteRoutes(dist).some((route) => route.endsWith('/a-rehearsed-post'))).toBe(true);
  });

  test('the check of the content finds nothing', async () => {
    const problems = await checkSite(clone, createProgress(true));
    expect(problems.map(({ file: where, message }) => `${where}: ${message}`)).toEqual([]);
  });

  test('nothing besides content and configuration was edited', () => {
    expect(git('status', '--porcelain').trim()).toBe('');
    const edited = git('diff', '--name-only', 'origin/HEAD').trim().split('\n');
    expect(edited.filter((name) => name !== 'site.config.ts' && !name.startsWith('content/'))).toEqual([]);
    expect(edited).toContain('site.config.ts');
  });
});
