import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RULES_FILE } from '../render/hosts/hosting';
import { identityOf } from '../serve/output';
import { beginOutput } from './files';
import { isAsBuilt, outputStore } from './manifest';
import { temporaryOutput } from './test-output';

const { beside, build, built, dist, inDist, rememberOutputs } = temporaryOutput();

test('a file that follows from another is made where that one or it itself is not as it was written', async () => {
  rememberOutputs();
  const made: string[] = [];
  async function buildBoth(texts: Record<string, string>): Promise<void> {
    const output = await beginOutput(dist(), null);
    for (const [name, text] of Object.entries(texts)) {
      output.add(`${name}.html`, text);
      output.addFollowing(`${name}.json`, `${name}.html`, () => {
        made.push(name);
        return `of ${text}`;
      });
    }
    output.swap();
  }
  const texts = { same: '1', other: '1', touched: '1', gone: '1' };
  await buildBoth(texts);
  writeFileSync(inDist('touched.json'), 'by hand');
  rmSync(inDist('gone.json'));
  made.length = 0;
  await buildBoth({ ...texts, other: '2' });
  expect(made).toEqual(['other', 'touched', 'gone']);
  expect(Object.keys(texts).map((name) => built(`${name}.json`))).toEqual(['of 1', 'of 2', 'of 1', 'of 1']);
});

test('files that the present output has as well are not written again, the others are as they should be', async () => {
  rememberOutputs();
  await build({ 'same/a.html': 'a', 'gone/b.html': 'b', 'c.html': 'c1' });
  const inode = statSync(inDist('same/a.html')).ino;
  await build({ 'same/a.html': 'a', 'c.html': 'c3', 'new/d.html': 'd' });
  expect(statSync(inDist('same/a.html')).ino).toBe(inode);
  expect(readdirSync(dist()).sort()).toEqual(['c.html', 'new', 'same']);
  expect([built('same/a.html'), built('c.html'), built('new/d.html')]).toEqual(['a', 'c3', 'd']);
  expect(beside()).toEqual(['dist', 'node_modules']);
});

test('a file that gives way to a folder, and a folder that gives way to a file', async () => {
  rememberOutputs();
  await build({ a: 'file', 'b/c': 'in a folder' });
  await build({ 'a/d': 'in a folder', b: 'file' });
  expect([built('a/d'), built('b')]).toEqual(['in a folder', 'file']);
});

test('a file that was changed or added by hand does not come back', async () => {
  rememberOutputs();
  await build({ 'a.html': 'built', 'b.html': 'built' });
  writeFileSync(inDist('a.html'), 'forged');
  utimesSync(inDist('a.html'), 1, 1);
  writeFileSync(inDist('b.html'), 'BUILT');
  utimesSync(inDist('b.html'), 1, 1);
  writeFileSync(inDist('extra.html'), 'by hand');
  await build({ 'a.html': 'built', 'b.html': 'built' });
  expect(readdirSync(dist())).toEqual(['a.html', 'b.html']);
  expect([built('a.html'), built('b.html')]).toEqual(['built', 'built']);
});

test('an output is as built until a file is touched, added or taken away', async () => {
  rememberOutputs();
  const check = (): boolean => isAsBuilt(outputStore(dist()), dist());
  await build({ 'a.html': 'x', 'b/c.html': 'y' });
  expect(check()).toBe(true);
  writeFileSync(inDist('extra'), '');
  expect(check()).toBe(false);
  rmSync(inDist('extra'));
  expect(check()).toBe(true);
  writeFileSync(inDist('b/c.html'), 'z');
  expect(check()).toBe(false);
});

test('a build that is the same as an earlier one is known as a new one, though the clock stands', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  rememberOutputs();
  const seen: unknown[] = [];
  for (const text of ['1', '2', '1', '2']) {
    await build({ [RULES_FILE]: text });
    seen.push(identityOf(dist()));
  }
  expect(new Set(seen).size).toBe(4);
});
