import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/engine/read/config/load';
import { PROJECT_ROOT } from '../../src/engine/model/cache';
import { lookAt } from './look';
import { page, releaseSite } from './test-site';

const { at, read, write, git, commit, release } = releaseSite();

describe('cutting a version', () => {
  test('is only shown without --yes', async () => {
    const text = await release('cut', 'v0.3.0');
    expect(text).toContain('content/docs/{main => v0.3.0}/kept.md');
    expect(text).toContain('page kept, changed');
    expect(text).toContain('content/docs/v0.3.0/kept.md:7 mentions main: Newest, as on main.');
    expect(text).toContain('Nothing was changed. To do it:\n  npm run release -- cut v0.3.0 --yes\n');
    expect(git('status', '--porcelain')).toBe('');
  });

  test('names the layer, its variables and statuses, and keeps every address', async () => {
    const before = await lookAt(at());
    expect(await release('cut', 'v0.3.0', '--yes')).toContain(
      'Done. Look at `git diff`. Next:\n  git add --all\n  npm test -- full\n',
    );
    const { docs, redirects } = await loadConfig(at());
    expect(docs.layers).toEqual(['v0.1.0', 'v0.2.0', 'v0.3.0', 'main']);
    const variables = { TAG: 'v0.3.0', CHART: '0.3.0', KREW: 'master' };
    expect(docs.versions.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'latest latest',
      'main unreleased',
      'v0.3.0 supported',
      'v0.2.0 unmaintained',
      'v0.1.0 unmaintained',
    ]);
    expect(docs.versions[0]).toMatchObject({ servesLayer: 'v0.3.0', variables });
    expect(docs.versions[2]).toMatchObject({ variables });
    expect(redirects).toContainEqual({ from: '/docs/latest/dropped-later', to: '/docs/v0.2.0/dropped-later' });
    expect(read('site.config.ts')).toContain('// The order of versions is that of the layers.');
    const after = await lookAt(at());
    expect(after.problems).toEqual([]);
    const answered = new Set([...after.routes, ...after.redirects.map(({ from }) => from)]);
    expect([...before.routes].filter((route) => !answered.has(route))).toEqual([]);
  });

  test('of a long line that mentions main the words around it are shown', async () => {
    write('content/docs/main/kept.md', page(`${'before '.repeat(20)}as on main ${'after '.repeat(20)}end.`));
    commit();
    expect(await release('cut', 'v0.3.0')).toMatch(/kept\.md:7 mentions main: (?:before )+as on main(?: after)+\n/);
  });

  test.each([
    ['0.3.0', '"0.3.0" is no version. Write it as its tag, for example v0.47.0.'],
    ['v0.2.0', 'v0.2.0 is not above v0.2.0, which the site has. Versions: v0.1.0, v0.2.0, main.'],
    ['v0.1.9', 'v0.1.9 is not above v0.2.0, which the site has. Versions: v0.1.0, v0.2.0, main.'],
  ])('%s is refused', async (name, message) => {
    await expect(release('cut', name)).rejects.toThrow(message);
  });

  test('is refused where something is not committed', async () => {
    write('content/docs/main/new.md', page('New.'));
    await expect(release('cut', 'v0.3.0', '--yes')).rejects.toThrow('?? content/docs/main/new.md');
    expect(existsSync(at('content/docs/v0.3.0'))).toBe(false);
  });
});

test('the undo that the guide names undoes a cut, a retirement and a rename', async () => {
  const guide = readFileSync(path.join(PROJECT_ROOT, 'docs/maintaining.md'), 'utf8');
  const undo = /`(git reset [^`]+)`/.exec(guide)?.[1] ?? '';
  for (const args of [
    ['cut', 'v0.3.0'],
    ['retire', 'v0.1.0'],
    ['rename', 'docs/kept', 'docs/new/place'],
  ]) {
    await release(...args, '--yes');
    git('add', '-A');
    execFileSync('sh', ['-ec', undo], { cwd: at(), stdio: 'pipe' });
    expect(git('status', '--porcelain', '--ignored')).toBe('');
    expect((await lookAt(at())).problems).toEqual([]);
  }
});

describe('retiring a version', () => {
  test('its addresses lead to the next version, or to its first page for pages that no other version has', async () => {
    write('content/docs/v0.2.0/kept.md', page('See [old](/docs/v0.1.0/kept).'));
    commit();
    const before = await lookAt(at());
    const text = await release('retire', 'v0.1.0', '--yes');
    expect(text).toContain('the layer v0.1.0 stays');
    expect(text).toContain('content/docs/v0.2.0/kept.md:7 links to /docs/v0.1.0/kept, which is a redirect now');
    const { docs, redirects } = await loadConfig(at());
    expect(docs.layers).toEqual(['v0.1.0', 'v0.2.0', 'main']);
    expect(docs.versions.map(({ name }) => name)).toEqual(['latest', 'main', 'v0.2.0']);
    expect(redirects.slice(1)).toEqual([
      { from: '/docs/v0.1.0/*', to: '/docs/v0.2.0/*' },
      { from: '/docs/v0.1.0/only-old', to: '/docs/v0.2.0' },
    ]);
    expect((await lookAt(at())).problems).toEqual([]);
    expect(before.routes.size).toBeGreaterThan((await lookAt(at())).routes.size);
  });

  test('a layer that no other version shows is removed with it', async () => {
    for (const name of ['index', 'dropped-later']) write(`content/docs/v0.2.0/${name}.md`, page('All new.'));
    commit();
    await release('retire', 'v0.1.0', '--yes');
    expect((await loadConfig(at())).docs.layers).toEqual(['v0.2.0', 'main']);
    expect(existsSync(at('content/docs/v0.1.0'))).toBe(false);
  });

  test('two versions one after the other lead to where both end', async () => {
    await release('cut', 'v0.3.0', '--yes');
    commit();
    await release('retire', 'v0.1.0', '--yes');
    commit();
    await release('retire', 'v0.2.0', '--yes');
    const { redirects, routes } = await lookAt(at());
    expect(redirects).toContainEqual({ from: '/docs/v0.1.0/*', to: '/docs/v0.3.0/*' });
    expect(routes.has('/docs/v0.3.0/kept')).toBe(true);
  });

  test.each([
    ['main', 'There is no release "main".'],
    ['v9', 'There is no release "v9". Releases: v0.2.0, v0.1.0.'],
    ['v0.2.0', 'v0.2.0 is the newest release. Cut the next one before you retire it.'],
  ])('%s is refused', async (name, message) => {
    await expect(release('retire', name)).rejects.toThrow(message);
  });
});

describe('renaming', () => {
  const redirectsOf = async (): Promise<string[]> =>
    (await loadConfig(at())).redirects.map(({ from, to }) => `${from} ${to}`);
  const everyVersion = (from: string, to: string): string[] =>
    ['latest', 'main', 'v0.2.0', 'v0.1.0'].map((version) => `/docs/${version}/${from} /docs/${version}/${to}`);
  beforeEach(() => {
    write(
      'content/docs/v0.1.0/guides/start.md',
      page('See [kept](../kept.md), [home][] and ![dot](dot.svg).\n\n[home]: ../index.md\n\n## x'),
    );
    write('content/docs/v0.1.0/guides/_category_.yaml', 'label: Guides\n');
    write('content/docs/v0.1.0/guides/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>');
    write(
      'content/docs/v0.2.0/kept.md',
      page('See [start](guides/start.md#x) and `/docs/latest/kept.md`.').replace('First', '## x\n\nFirst'),
    );
    write(
      'content/blog/2024-01-02-post.md',
      page('See [kept](/docs/latest/kept#x) and [start](/docs/latest/guides/start).'),
    );
    write(
      'content/site/glossary.yaml',
      'terms:\n  - { term: kept, text: A kept thing., page: kept }\n  - { term: guides, text: Started., page: guides/start }\n',
    );
    commit();
  });

  test('a page moves in every layer, with its links, and moves back', async () => {
    const before = await lookAt(at());
    expect(before.problems).toEqual([]);
    expect(await release('rename', 'docs/kept', 'docs/guides/keep')).toContain(
      '  npm run rename docs/kept docs/guides/keep -- --yes\n',
    );
    await release('rename', 'docs/kept', 'docs/guides/keep', '--yes');
    expect(read('content/docs/v0.2.0/guides/keep.md')).toContain(
      '[start](start.md#x) and `/docs/latest/guides/keep.md`',
    );
    expect(read('content/docs/main/guides/keep.md')).toBe(page('Newest, as on main.'));
    expect(existsSync(at('content/docs/v0.1.0/kept.md'))).toBe(false);
    expect(read('content/docs/v0.1.0/guides/start.md')).toContain('[kept](keep.md)');
    expect(read('content/blog/2024-01-02-post.md')).toContain('[kept](/docs/latest/guides/keep#x)');
    expect(read('content/site/glossary.yaml')).toContain('term: kept, text: A kept thing., page: guides/keep }');
    expect(await redirectsOf()).toEqual(['/docs /docs/latest', ...everyVersion('kept', 'guides/keep')]);
    expect((await lookAt(at())).problems).toEqual([]);
    commit();
    await release('rename', 'docs/guides/keep', 'docs/kept', '--yes');
    expect(await redirectsOf()).toEqual(['/docs /docs/latest', ...everyVersion('guides/keep', 'kept')]);
    expect((await lookAt(at())).problems).toEqual([]);
    expect(read('content/docs/v0.2.0/kept.md')).toContain('[start](guides/start.md#x)');
  });

  test('a folder moves with all that is in it, and pages that were removed keep their new names', async () => {
    write('content/docs/main/_version.yaml', 'removed: [dropped-later, guides/start]\n');
    commit();
    const text = await release('rename', 'docs/guides', 'docs/how/to', '--yes');
    expect(text).toContain('/docs/v0.1.0/guides/start redirects to /docs/v0.1.0/how/to/start');
    expect(read('content/docs/v0.1.0/how/to/start.md')).toContain(
      'See [kept](../../kept.md), [home][] and ![dot](dot.svg).\n\n[home]: ../../index.md',
    );
    expect(read('content/docs/main/_version.yaml')).toBe('removed: [dropped-later, how/to/start]\n');
    expect(read('content/site/glossary.yaml')).toContain('term: guides, text: Started., page: how/to/start }');
    expect(existsSync(at('content/docs/v0.1.0/how/to/dot.svg'))).toBe(true);
    expect((await lookAt(at())).problems).toEqual([]);
  });
});

test.each([
  [['cut'], 'Write cut VERSION'],
  [['retire', 'v1', 'v2'], 'Write cut VERSION'],
  [['rename', 'docs/kept'], 'rename OLD NEW'],
  [['rename', 'docs/nothing', 'docs/x'], 'No layer has the page or folder "nothing"'],
  [['rename', 'docs/kept', 'docs/index'], 'index.md already exists'],
  [['rename', 'docs/kept', 'docs/my page'], '"docs/my page" is no path of a page'],
  [['publish', 'v1'], 'There is no "publish". Write cut, retire, fix or rename.'],
  [['retire', 'v0.1.0', '--layers', 'main'], '--layers is for fix'],
])('%j is told how it is called', async (args, message) => {
  await expect(release(...args)).rejects.toThrow(message);
});
