import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { RULES_FILE } from '../render/hosts/hosting';
import { followOutput, type CurrentOutput } from './static-files';
import { swapIn, TEST_RULES } from './test-output';

const { at } = temporaryFolder();
let dist = '';
beforeEach(() => {
  dist = at('dist');
});

/** All files of the current build have one word in them: the build. */
function put(build: string): void {
  const names = Array.from({ length: 20 }, (_, index) => `${index}/index.html`);
  swapIn(dist, Object.fromEntries(names.map((name) => [name, build])), {
    ...TEST_RULES,
    headers: { 'X-Build': build },
  });
}

async function words(current: CurrentOutput): Promise<string[]> {
  const { files, rules } = await current();
  const bodies = [...files.values()].map(({ bytes }) => bytes.toString());
  return [...new Set([rules.headers['X-Build'] ?? '', ...bodies])];
}

test('there has to be a build', async () =>
  expect(followOutput(dist)).rejects.toThrow(`There is no built site in ${dist}. Run "npm run build" first`));

test('a new build is there whole for the next request, and the one before stays as it was', async () => {
  put('one');
  const current = await followOutput(dist);
  const before = await current();
  put('two');
  expect(await words(current)).toEqual(['two']);
  expect(await words(() => Promise.resolve(before))).toEqual(['one']);
});

test('an unchanged build is not read again', async () => {
  put('one');
  const current = await followOutput(dist);
  expect(await current()).toBe(await current());
});

test('builds back to back are never mixed', async () => {
  put('0');
  const current = await followOutput(dist);
  for (let build = 1; build <= 8; build += 1) {
    put(String(build));
    const found = words(current);
    // The next one replaces this one while it is read.
    if (build % 2 === 1) put(`${build} again`);
    expect(await found).toHaveLength(1);
  }
  expect(await words(current)).toEqual(['8']);
});

test('without a build in the folder, or with a broken one, the last one stays', async () => {
  put('one');
  const current = await followOutput(dist);
  rmSync(dist, { recursive: true });
  expect(await words(current)).toEqual(['one']);
  put('two');
  writeFileSync(path.join(dist, RULES_FILE), '{');
  expect(await words(current)).toEqual(['one']);
  put('three');
  expect(await words(current)).toEqual(['three']);
});
