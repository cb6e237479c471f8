import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkSite } from './plan-site';
import { soundSite, writeGadgets } from './mistakes/test-site';
import { createProgress } from './model/progress';
import { temporaryFolder } from './model/test-folder';

// A whole site is read and compiled, grammars included.
vi.setConfig({ testTimeout: 60_000 });

const { at, write } = temporaryFolder();
beforeEach(() => {
  writeGadgets(at());
  config(['v0.44.1', 'v0.45.0', 'v0.46.0', 'main']);
  write(
    'content/docs/v0.44.1/index.md',
    '---\ntitle: Home\ndescription: The home.\nkeywords: [a, b, c]\n---\n\nSee [bind](gadgets/trace_bind.md#param-pid).\n',
  );
  const parts = '<GadgetGlance />\n\n<GadgetParameters />\n\n<GadgetFields />\n';
  const command = '```bash\nsudo ig run trace_bind:%IG_TAG% --pid 1\n```\n';
  write(
    'content/docs/v0.44.1/gadgets/trace_bind.md',
    `---\ntitle: trace_bind\ndescription: A gadget.\nkeywords: [a, b, c]\n---\n\n${parts}\n${command}`,
  );
  write('content/docs/v0.44.1/gadgets/_category_.yaml', 'label: Gadgets\n');
  for (const layer of ['v0.45.0', 'v0.46.0']) write(`content/docs/${layer}/_version.yaml`, 'removed: []\n');
});

/** Writes a configuration in which every layer is a version and the one before the last is the newest release. */
function config(layers: readonly string[], more: object = {}): void {
  const versions = layers.map((name) => ({ name, status: 'supported', variables: { IG_TAG: name } }));
  const latest = { name: 'latest', status: 'latest', servesLayer: layers.at(-2), variables: { IG_TAG: 'latest' } };
  const site = { title: 'T', docs: { layers, versions: [latest, ...versions] }, ...more };
  write('site.config.ts', `export default ${JSON.stringify(site, null, 2)};\n`);
}

const found = async (): Promise<string[]> =>
  (await checkSite(at(), createProgress(true))).map((one) => `${one.severity} ${one.rule} ${one.file}: ${one.message}`);

test('a newest layer without a folder is empty: its version is the one before', async () => {
  expect(await found()).toEqual([]);
});

test('an older layer without a folder is an error', async () => {
  rmSync(at('content/docs/v0.45.0'), { recursive: true });
  expect(await found()).toEqual([
    'error versions/no-folder site.config.ts: docs.layers: the layer "v0.45.0" has no folder content/docs/v0.45.0/.',
  ]);
});

test('a version added to the configuration is known to the gadget data', async () => {
  config(['v0.44.1', 'v0.45.0', 'v0.46.0', 'v0.47.0', 'main']);
  write('content/docs/v0.47.0/_version.yaml', 'removed: []\n');
  expect(await found()).toEqual([]);
});

test('a version that gadget data names and the configuration has not is a problem with its place', async () => {
  config(['v0.44.1', 'v0.45.0', 'v0.46.0']);
  const problems = await checkSite(at(), createProgress(true));
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.map((one) => one.rule)).toEqual(problems.map(() => 'yaml/schema'));
  expect(problems[0]).toMatchObject({ message: expect.stringContaining('since: "main" is not legal') });
  expect(problems[0]?.hint).toBe('Legal values: "v0.44.1", "v0.45.0", "v0.46.0".');
});

test('of two pages with one description the newer one is reported, whatever their names', async () => {
  const site = soundSite();
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: site.root, stdio: 'pipe' });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'x');
  const head = 'title: Other\ndescription: What First answers.\nkeywords: [a, b, c]';
  site.write('content/docs/v0.44.1/guides/a-topic.md', `---\n${head}\n---\n\nText.\n`);
  git('add', '-A');
  const problems = await checkSite(site.root, createProgress(true));
  site.remove();
  expect(problems.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    'page/description-unique content/docs/v0.44.1/guides/a-topic.md',
  ]);
});

describe('broken gadget data', () => {
  test('of one gadget is one problem', async () => {
    appendFileSync(at('content/gadgets/trace_bind.yaml'), '\n\tbad: 1\n');
    expect((await found()).map((line) => line.replace(/:.*/, ''))).toEqual([
      'error yaml/syntax content/gadgets/trace_bind.yaml',
    ]);
  });

  test('of what all gadgets share is one problem', async () => {
    appendFileSync(at('content/gadgets/_common.yaml'), '\n\tbad: 1\n');
    expect((await found()).map((line) => line.replace(/:.*/, ''))).toEqual([
      'error yaml/syntax content/gadgets/_common.yaml',
    ]);
  });
});

test('links of every page and redirects lead somewhere', async () => {
  config(['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'], {
    navbar: { items: [{ type: 'link', label: 'A', to: '/docs/latest/gadgetz' }] },
    footer: {
      groups: [{ title: 'G', links: [{ label: 'B', href: '/docs/latest/devel' }] }],
      copyright: '',
      trademark: '',
    },
    redirects: [{ from: '/old', to: '/docs/latest/nothing' }],
  });
  expect(await found()).toEqual([
    'error routes/redirect site.config.ts: redirects: /old leads to /docs/latest/nothing, which is not a page.',
    'error link/broken site.config.ts: The link leads to "/docs/latest/gadgetz", which is not a page.',
    'error link/broken site.config.ts: The link leads to "/docs/latest/devel", which is not a page.',
  ]);
});
