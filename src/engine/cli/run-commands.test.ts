import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';
import { temporaryFolder } from '../model/test-folder';
import { commandOf } from './commands';

const { at, read, write } = temporaryFolder();
let said = { out: '', err: '' };
beforeEach(() => {
  said = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said.out += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((said.err += String(text))));
  vi.stubEnv('CI', '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const useSite = (name: string): void =>
  cpSync(path.join(PROJECT_ROOT, 'tests/fixtures/sites', name), at(), { recursive: true });

describe('check', () => {
  test('of a sound site says so and ends well', async () => {
    useSite('layers');
    expect(await commandOf('check').run([at()])).toBe(0);
    expect(said.err).toMatch(/^Checking the content: .*\n/);
    expect(said.err).toMatch(/\nNo problem found\.\n$/);
    expect(said.out).toBe('');
  });

  test('tells a person where problems are, with paths below the site, and fails', async () => {
    useSite('warnings');
    expect(await commandOf('check').run([at()])).toBe(1);
    expect(said.err).toMatch(/\ncontent\/docs\/index\.md\n[^]*\n {2}5:3 error /);
    expect(said.err).toContain('The link leads to "/docs/nowhere", which is not a page.');
    expect(said.err).not.toContain(`${at()}/content`);
  });

  test('gives programs JSON or annotations on standard output alone', async () => {
    useSite('warnings');
    expect(await commandOf('check').run([at(), '--json'])).toBe(1);
    expect(JSON.parse(said.out)).toMatchObject({ errors: 8, warnings: 0 });
    expect(said.err).not.toContain('nowhere');
    said.out = '';
    expect(await commandOf('check').run([at(), '--format', 'github'])).toBe(1);
    expect(said.out).toMatch(/^::error file=content\/docs\/index\.md,line=5,col=3,title=/m);
    said.out = '';
    useSite('layers');
    expect(await commandOf('check').run([at(), '--format', 'github'])).toBe(0);
    expect(said.out).toBe('');
    await expect(commandOf('check').run([at(), '--format', 'gitlab'])).rejects.toThrow(
      '--format is "gitlab"; the only format is github.',
    );
  });

  test('a configuration that cannot be read is reported in the same forms', async () => {
    useSite('bad-config');
    await expect(commandOf('check').run([at()])).rejects.toThrow(/^site\.config\.ts\n {2}3:3 error /);
    expect(await commandOf('check').run([at(), '--json'])).toBe(1);
    expect(JSON.parse(said.out)).toHaveProperty('problems');
  });
});

describe('build', { timeout: 120_000 }, () => {
  const build = (...argv: string[]): ReturnType<ReturnType<typeof commandOf>['run']> =>
    commandOf('build').run([at(), '--no-compress', ...argv]);

  test('says what it has written, and with which problems', async () => {
    useSite('warnings');
    expect(await build()).toBe(0);
    expect(said.err).toMatch(/^Building the site of .*\n/);
    expect(said.err).toMatch(
      /\nDone: \d+ pages in \d+\.\d s, \d+ MB at most, written to .*dist\/; 0 errors, 4 warnings, which do not stop/,
    );
    expect(read('dist/404.html')).toContain('<!DOCTYPE html>');
    expect(existsSync(at('dist/404.html.br'))).toBe(false);
  });

  test('is strict where it is asked to be, or where CI is', async () => {
    useSite('warnings');
    await expect(build('--strict')).rejects.toThrow('The link leads to "/docs/nowhere"');
    vi.stubEnv('CI', 'true');
    await expect(build()).rejects.toThrow('The link leads to "/docs/nowhere"');
    expect(existsSync(at('dist'))).toBe(false);
  });

  test('refuses a page with an error, and compresses what it writes', async () => {
    useSite('layers');
    write('content/docs/v1/bad.md', '# Bad\n\n<Tabs>\n');
    await expect(commandOf('build').run([at()])).rejects.toThrow('content/docs/v1/bad.md');
    rmSync(at('content/docs/v1/bad.md'));
    expect(await commandOf('build').run([at(), '--json'])).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({ errors: 0 });
    expect(existsSync(at('dist/404.html.br'))).toBe(true);
  });
});

test('a port that is in use is reported before the build', async () => {
  useSite('layers');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  vi.stubEnv('PORT', String(address.port));
  vi.stubEnv('HOST', '127.0.0.1');
  await expect(commandOf('start').run([at()])).rejects.toThrow(`Port ${address.port} of 127.0.0.1 is in use.`);
  other.close();
  expect(said.err).toBe('');
  expect(existsSync(at('dist'))).toBe(false);
});

test('start builds, serves what it has built, and ends when it is asked to', { timeout: 120_000 }, async () => {
  useSite('layers');
  vi.stubEnv('PORT', '0');
  vi.stubEnv('HOST', '127.0.0.1');
  const running = commandOf('start').run([at(), '--no-compress']);
  await expect.poll(() => said.out, { timeout: 60_000 }).toMatch(/^Serving .*dist\/ at http:\S+ {2}\(Ctrl-C ends\)\n$/);
  const [url = ''] = /http:\S+/.exec(said.out) ?? [];
  expect((await fetch(`${url}sitemap.xml`)).status).toBe(200);
  process.emit('SIGTERM');
  expect(await running).toBe(0);
  await expect(fetch(`${url}sitemap.xml`)).rejects.toThrow('fetch failed');
});

test('a new post is created in the site that is named', async () => {
  useSite('warnings');
  expect(await commandOf('new').run(['post', 'A title', '--root', at()])).toBe(0);
  expect(said.out).toMatch(/^Created (\S*blog\/\S*a-title\.md)\nNext: git add \1\n$/);
});
