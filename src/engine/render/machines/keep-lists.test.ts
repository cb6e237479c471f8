import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepListFile, type KeepList } from '../../../shared/keep';
import { stripBase } from '../../../shared/urls';
import { builtOrchard } from '../../test-orchard';

const BASE = '/trees/';
let dist = '';
beforeAll(async () => {
  ({ dist } = await builtOrchard());
}, 120_000);

const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const listOf = (prefix: string, version: string): KeepList =>
  JSON.parse(read(keepListFile(prefix, version))) as KeepList;
/** The file that an entry of a list is answered with: a page has its own folder. */
function fileOf(address: string): string {
  const bare = stripBase(decodeURI(address), BASE) ?? decodeURI(address);
  const file = path.join(dist, bare);
  return existsSync(file) && statSync(file).isFile() ? file : path.join(dist, bare, 'index.html');
}
const sheetsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

describe.each([
  ['', 'v0.44.1'],
  ['/de', 'latest'],
])('what keeps %s %s', (prefix, version) => {
  let list: KeepList;
  beforeAll(() => {
    list = listOf(prefix, version);
  });

  test('is of this version, and of files that there are, each once', () => {
    expect(list.version).toBe(version);
    expect(list.files.filter((file) => !existsSync(fileOf(file)))).toEqual([]);
    expect(new Set(list.files).size).toBe(list.files.length);
    expect(list.mark).toMatch(/^\w{20}$/);
  });

  test('has as many bytes as its files', () =>
    expect(list.bytes).toBe(list.files.reduce((sum, file) => sum + statSync(fileOf(file)).size, 0)));

  test('holds every style sheet that its pages link', () => {
    const kept = new Set(list.files);
    const pages = list.files.map(fileOf).filter((file) => file.endsWith('index.html'));
    const linked = new Set(pages.flatMap(sheetsOf).map((href) => stripBase(href, BASE)));
    expect([...linked].filter((href) => href === null || !kept.has(href))).toEqual([]);
  });

  test('holds nothing that is for other sites, and no packed form', () =>
    expect(list.files.filter((file) => /^\/assets\/(?:cards|feeds)\/|\.(?:gz|br)$/.test(file))).toEqual([]));
});

test('versions and languages that differ have another mark', () => {
  const marks = [listOf('', 'latest'), listOf('', 'v0.44.1'), listOf('/de', 'latest')].map(({ mark }) => mark);
  expect(new Set(marks).size).toBe(3);
});
