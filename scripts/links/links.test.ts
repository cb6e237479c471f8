import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatLinkList, readLinkList, type ListedLink } from '../../src/engine/read/link-list';
import { askAll, NoNetworkError, type Asker } from './ask';
import { checkSourcePaths } from './source-paths';

const pause = (): Promise<void> => Promise.resolve();
const askWith = (ask: Asker, addresses: string[]) => askAll(addresses, { ask, hosts: 2, retries: 1, pause });

test('addresses are asked by HEAD, then by GET, and again when nothing answers', async () => {
  const asked: string[] = [];
  const statuses: Record<string, number> = { 'HEAD https://a.org/get': 405, 'HEAD https://a.org/gone': 404 };
  const answers = await askWith(
    (address, method) => {
      asked.push(`${method} ${address}`);
      if (address.endsWith('/late') && asked.filter((one) => one.endsWith('/late')).length < 2)
        return Promise.reject(new Error('reset'));
      if (address.endsWith('/gone')) return Promise.resolve({ status: 404, url: address });
      if (address.endsWith('/busy')) return Promise.resolve({ status: 429, url: address });
      const url = address.endsWith('/old') ? 'https://b.org/new' : address;
      return Promise.resolve({ status: statuses[`${method} ${address}`] ?? 200, url });
    },
    ['https://a.org/get', 'https://a.org/gone', 'https://a.org/late', 'https://b.org/old', 'https://b.org/busy'],
  );
  expect(Object.fromEntries(answers)).toEqual({
    'https://a.org/get': { state: 'alive' },
    'https://a.org/gone': { state: 'gone' },
    'https://a.org/late': { state: 'alive' },
    'https://b.org/old': { state: 'moved', answer: 'https://b.org/new' },
    'https://b.org/busy': { state: 'unclear', answer: '429' },
  });
  expect(asked).toContain('GET https://a.org/get');
});

test('without a network the first addresses end it', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `https://h${index}.org/`);
  await expect(askWith(() => Promise.reject(new Error('offline')), addresses)).rejects.toThrow(NoNetworkError);
});

test('files of the tool must be in the checkout of their version', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tool-'));
  mkdirSync(path.join(root, 'pkg'));
  writeFileSync(path.join(root, 'pkg/a b.go'), '');
  const links = ['blob/v1/pkg/a%20b.go#L3', 'blob/v1/pkg/c.go', 'tree/v1/pkg', 'blob/v2/none', 'issues/1'].map(
    (rest) => ({ href: `https://github.com/o/tool/${rest}`, file: 'p.md', line: 1, column: 1, layer: 'v1' }),
  );
  const raw = {
    href: 'https://raw.githubusercontent.com/o/tool/v1/key',
    file: 'q.md',
    line: 2,
    column: 1,
    layer: 'v1',
  };
  const { checked, problems } = checkSourcePaths([...links, raw], new Map([['v1', root]]), 'https://github.com/o/tool');
  rmSync(root, { recursive: true });
  expect(checked).toBe(4);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'p.md v1 has no file pkg/c.go.',
    'q.md v1 has no file key.',
  ]);
});

test('a list reads back as it was written', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'links-'));
  const links: ListedLink[] = [
    { address: 'https://a.org/?q={a, "b"}', state: 'unasked' },
    { address: 'https://b.org/', state: 'moved', checked: '2026-11-22', answer: 'https://c.org/', note: 'a: b' },
  ];
  writeFileSync(path.join(root, 'links.yaml'), formatLinkList(links));
  const lines = new Map([
    ['https://a.org/?q={a, "b"}', 4],
    ['https://b.org/', 5],
  ]);
  expect(readLinkList(root, '.')).toEqual({ file: 'links.yaml', links, lines, problems: [] });
  writeFileSync(path.join(root, 'links.yaml'), 'links: [{ address: a, state: ok }]');
  expect(readLinkList(root, '.').problems).toMatchObject([{ file: 'links.yaml', line: 1 }]);
  rmSync(root, { recursive: true });
});
