import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../model/cache';
import { temporaryFolder } from '../model/test-folder';
import { parseBlog } from '../read/blog/load';
import type { Diagnostic } from '../model/diagnostic';
import { checkSite } from '../plan-site';
import { soundSite } from '../mistakes/test-site';
import { createProgress } from '../model/progress';
import { readArguments } from './arguments';
import { NEW_FLAGS } from './commands';
import { createNew } from './new';

const { at, read, write } = temporaryFolder();
beforeEach(() => {
  mkdirSync(at('content/docs/guide'), { recursive: true });
  write('content/blog/authors.yml', 'team:\n  name: The team\nguests:\n  name: Guests\n');
});

const create = (...args: string[]): Promise<string[]> => createNew(readArguments(args, NEW_FLAGS));
const run = async (...args: string[]): Promise<string> => (await create(...args, '--root', at())).join(' ');

test('a post is created where its date says, and reads back as it was asked for', async () => {
  const file = await run('post', 'Hello: "eBPF" & more', '--date', '2024-02-03');
  expect(file).toBe('content/blog/2024/2024-02-03-hello-ebpf-more.md');
  const text = read(file);
  const problems: Diagnostic[] = [];
  const { posts } = parseBlog(
    new Map([
      ['2024/2024-02-03-hello-ebpf-more.md', text],
      ['authors.yml', read('content/blog/authors.yml')],
    ]),
    { folder: 'content/blog', base: '/blog', withDrafts: true },
    problems,
  );
  expect(problems).toEqual([]);
  expect(posts[0]).toMatchObject({
    title: 'Draft: Hello: "eBPF" & more',
    path: '/blog/2024/02/hello-ebpf-more',
    date: { day: '2024-02-03' },
  });
});

test('without flags a post is of today and by the first author', async () => {
  const text = read(await run('post', 'A'));
  expect(text).toContain(`date: ${new Date().toISOString().slice(0, 10)}`);
  expect(text).toContain('authors: ["team"]');
});

test.each([
  [['post', 'A', '--date', 'now'], '--date is "now". Write a date such as'],
  [['post', 'A', 'B'], 'A post needs one name, in quotes if it contains spaces: npm run new -- post "Title".'],
  [['page'], 'A page needs one name, in quotes if it contains spaces: npm run new -- page docs/reference/flags.'],
  [['post', '?!'], 'contains no letter or digit'],
  [['post', 'A', '--layer', 'main'], '--layer has no meaning for a post.'],
  [[], 'Kinds: post, page, gadget.'],
  [['pst', 'A'], '"pst" cannot be created. Did you mean "post"?'],
  [['page', 'guide/x'], 'It is one path that begins with docs/'],
  [['page', 'docs/../x'], 'It is one path that begins with docs/'],
  [['page', 'docs/x', '--layer', 'main'], 'There is no layer "main". Layers: none, so omit --layer.'],
])('%j is refused with the legal values', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

test('a gadget gets its data and its page; every message about a blank field is at its line, and no template passes', async () => {
  const site = soundSite();
  try {
    const files = await create('gadget', 'trace_example', '--root', site.root);
    expect(files).toEqual(['content/gadgets/trace_example.yaml', 'content/docs/main/gadgets/trace_example.md']);
    const text = readFileSync(`${site.root}/content/gadgets/trace_example.yaml`, 'utf8');
    expect(text).toContain('name: trace_example # Name as in `run NAME`; the name of the file.\n');
    expect(text).toContain('\ncategory: trace # One of `categories` in `_common.yaml`.\n');
    expect(text).toContain('\nsince: main # First layer that has it');
    expect(text).toContain('\n# minKernel: # Lowest kernel');
    expect(text).toContain('\n  trace_example:\n    type: "" # single:');
    expect(text).toContain('\n      - name: "" # Full name');
    await create('page', 'docs/guides/other', '--root', site.root);
    await create('post', 'Other', '--root', site.root);
    site.write('content/site/prose.yaml', readFileSync(path.join(PROJECT_ROOT, 'content/site/prose.yaml')));
    const problems = await checkSite(site.root, createProgress(true));
    // The post is a draft, which is not published.
    expect(problems.filter(({ rule }) => rule === 'prose/turn')).toHaveLength(2);
    const lines = text.split('\n');
    const told = problems
      .filter(({ file }) => file.endsWith('trace_example.yaml'))
      .map(({ line, message }) => [
        /[\w-]+(?=:)/.exec(lines[line - 1] ?? '')?.[0],
        /^[\w.-]+(?=:)/.exec(message)?.[0].split('.').at(-1),
      ]);
    expect(told.length).toBeGreaterThan(8);
    for (const [field, named] of told) expect(field).toBe(named);
    await expect(create('gadget', 'trace_example', '--root', site.root)).rejects.toThrow('already exists');
    await expect(create('gadget', 'Trace', '--root', site.root)).rejects.toThrow('consists of lower-case letters');
  } finally {
    site.remove();
  }
});

test('nothing is overwritten', async () => {
  write('content/docs/guide/start.md', 'mine');
  await expect(run('page', 'docs/guide/start')).rejects.toThrow('content/docs/guide/start.md already exists.');
  expect(read('content/docs/guide/start.md')).toBe('mine');
  await run('post', 'A', '--date', '2024-02-03');
  await expect(run('post', 'A', '--date', '2024-02-03')).rejects.toThrow(
    '/blog/2024/02/a is already the address of content/blog/2024/2024-02-03-a.md.',
  );
});

test('a page is written to the newest layer unless another is specified, and never over a page of an older layer', async () => {
  write(
    'site.config.ts',
    "export default { title: 'T', docs: { layers: ['v1', 'main'], versions: [{ name: 'main', status: 'latest' }] } };\n",
  );
  expect(await run('page', 'docs/guide/new-page.md')).toBe('content/docs/main/guide/new-page.md');
  expect(read('content/docs/main/guide/new-page.md')).toContain('title: "New page"');
  expect(await run('page', 'docs/guide/old', '--layer', 'v1')).toBe('content/docs/v1/guide/old.md');
  await expect(run('page', 'docs/guide/old')).rejects.toThrow(
    'main uses this page from content/docs/v1/guide/old.md. To change it from main on, copy that file to content/docs/main/guide/old.md.',
  );
  await expect(run('page', 'docs/x', '--layer', 'v2')).rejects.toThrow('There is no layer "v2". Did you mean "v1"?');
  for (const address of ['docs/v1/guide/x', '/docs/v1/guide/x'])
    await expect(run('page', address)).rejects.toThrow(
      '"v1" is a version; write the path without it: npm run new -- page docs/guide/x --layer v1.',
    );
  await expect(run('page', 'docs/main/x')).rejects.toThrow('npm run new -- page docs/x --layer main.');
  expect(existsSync(at('content/docs/main/main'))).toBe(false);
  expect(existsSync(at('content/docs/main/guide/old.md'))).toBe(false);
});
