import { rmSync } from 'node:fs';

import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { runLinks } from './run';

const { at, read, write } = temporaryFolder();
beforeEach(() => {
  write(
    'site.config.ts',
    "export default { title: 'T', repository: 'https://github.com/o/tool', docs: { layers: ['main'], versions: [{ name: 'main', status: 'latest' }] } };\n",
  );
  write(
    'content/docs/main/index.md',
    '# Page\n\n[a](https://a.example/x), [b](https://b.example/), [source](https://github.com/o/tool/blob/main/pkg/a.go).\n',
  );
  write(
    'content/site/links.yaml',
    list([
      ['https://b.example/', 'alive'],
      ['https://gone.example/', 'alive'],
    ]),
  );
});

const list = (links: [address: string, state: string][]): string =>
  `links:\n${links.map(([address, state]) => `  - { address: ${address}, state: ${state}, checked: 2026-01-01 }\n`).join('')}`;

async function run(...argv: string[]): Promise<{ code: number; printed: string }> {
  let printed = '';
  const code = await runLinks(argv, at(), (text) => void (printed += text));
  return { code, printed };
}

test('the list follows the pages: what is new and gone is said, and what was asked is kept', async () => {
  expect(await run()).toEqual({
    code: 0,
    printed: [
      'new   https://a.example/x',
      'new   https://github.com/o/tool/blob/main/pkg/a.go',
      'gone  https://gone.example/',
      '3 addresses',
      '',
    ].join('\n'),
  });
  const written = read('content/site/links.yaml');
  expect(written).toContain('https://a.example/x');
  expect(written).toMatch(/https:\/\/b\.example\/.*alive/);
  expect(written).not.toContain('gone.example');
  expect((await run()).printed).toBe('3 addresses\n');
});

test('addresses that do not answer as they should are named', async () => {
  write('content/site/links.yaml', list([['https://b.example/', 'gone']]));
  expect((await run()).printed).toContain('\ngone  https://b.example/  \n');
});

test('a site without a place for the list, and a list that cannot be read, are errors', async () => {
  write('content/site/links.yaml', 'links: 3\n');
  await expect(run()).rejects.toThrow('content/site/links.yaml');
  rmSync(at('content/site'), { recursive: true });
  await expect(run()).rejects.toThrow('The site has no folder content/site for its list.');
});

test('links into the tool are compared with a checkout of it', async () => {
  await expect(run('--source', '/nowhere')).rejects.toThrow('There is no checkout of the tool at /nowhere.');
  const tool = at('tool');
  write('tool/include/gadget/types.h', '');
  const { code, printed } = await run('--source', tool);
  expect(code).toBe(1);
  expect(printed).toContain('main has no file pkg/a.go.');
  expect(printed).toContain('\n1 addresses of files compared with checkouts, 1 problems\n');
  write('tool/pkg/a.go', '');
  const mended = await run('--source', tool);
  expect(mended.code).toBe(0);
  expect(mended.printed).toMatch(/^1 addresses of files compared with checkouts, 0 problems\nnew /);
});
