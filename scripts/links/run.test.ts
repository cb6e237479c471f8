import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../src/engine/model/test-folder';
import { answerProblem, askAll, runLinks } from './run';

const { at, write } = temporaryFolder();
beforeEach(() => {
  write(
    'site.config.ts',
    "export default { title: 'T', repository: 'https://github.com/o/tool', docs: { layers: ['main'], versions: [{ name: 'main', status: 'latest' }] } };\n",
  );
  write(
    'content/docs/main/index.md',
    '# Page\n\n[a](https://a.example/x#y), [b](https://b.example/), [source](https://github.com/o/tool/blob/main/pkg/a.go).\n',
  );
});

async function run(...argv: string[]): Promise<{ code: number; printed: string }> {
  let printed = '';
  const code = await runLinks(argv, at(), (text) => void (printed += text));
  return { code, printed };
}

test('every outside address is listed once, without its fragment', async () =>
  expect(await run()).toEqual({
    code: 0,
    printed: 'https://a.example/x\nhttps://b.example/\nhttps://github.com/o/tool/blob/main/pkg/a.go\n3 addresses\n',
  }));

test('an address that answers 404 is an error at its link, and no answer at all is no network', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address) =>
      Promise.resolve(new Response(null, { status: address === 'https://b.example/' ? 404 : 200 })),
    );
  const { code, printed } = await run('--live');
  expect(code).toBe(1);
  expect(printed).toContain('"https://b.example/" answers 404.');
  expect(printed).toContain('3 addresses, 1 problems\n');
  fetched.mockRejectedValue(new Error('offline'));
  await expect(run('--live')).rejects.toThrow('No address answers. Is there a network?');
  fetched.mockRestore();
});

test('an address is asked once more when nothing answers', async () => {
  const asked: string[] = [];
  const answers = await askAll(['https://a.org/late', 'https://b.org/never'], (address) => {
    asked.push(address);
    const isAgain = asked.filter((one) => one === address).length > 1;
    return address.endsWith('/late') && isAgain
      ? Promise.resolve({ status: 200, url: address })
      : Promise.reject(new Error('reset'));
  });
  expect([answers.get('https://a.org/late')?.status, answers.get('https://b.org/never')]).toEqual([200, null]);
});

test.each([
  [{ status: 200, url: 'https://a.org/' }, null],
  [
    { status: 200, url: 'https://b.org/' },
    { severity: 'warning', message: '"https://a.org/" leads to "https://b.org/".' },
  ],
  [
    { status: 410, url: '' },
    { severity: 'error', message: '"https://a.org/" answers 410.' },
  ],
  [
    { status: 429, url: '' },
    { severity: 'warning', message: '"https://a.org/" answers 429.' },
  ],
  [null, { severity: 'warning', message: '"https://a.org/" does not answer.' }],
])('the answer %j is %j', (answer, problem) => expect(answerProblem('https://a.org/', answer)).toEqual(problem));
