import { siteLocales } from '../../read/locales';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { parseConfig } from '../../read/config/load';
import { siteData } from '../../plan/site-data';
import { buildApp, type AppBundle } from './build-app';

/** Bundling takes seconds on a busy machine. */
const PATIENCE = { timeout: 60_000 };

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
  write(
    'content/pages/index.tsx',
    `import { withBase } from '../../src/shared/urls';
     import data from '../data/x.json';
     export default function Home() { return <p className={withBase('/a', '/base/')}>{data.text}</p>; }`,
  );
  write('content/data/x.json', '{ "text": "first" }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function bundle(): Promise<AppBundle> {
  const config = parseConfig({ title: path.basename(root) }, '');
  const data = siteData({ config, strings: en, language: siteLocales(config, null)[0] });
  return buildApp(data, [{ name: 'index', file: path.join(root, 'content/pages/index.tsx'), route: '/' }]);
}

async function homeOf({ pageModules }: AppBundle): Promise<string> {
  const component = (await pageModules['index']?.())?.default;
  if (!component) throw new Error('The bundle has no home page.');
  return renderToString(createElement(component, { gadgets: [], recentPosts: [] }));
}

test(
  'a root elsewhere finds React and the shared sources; a file its page imports from anywhere is looked at',
  PATIENCE,
  async () => {
    const first = await bundle();
    expect(await homeOf(first)).toBe('<p class="/base/a">first</p>');
    expect((await bundle()).clientFolder).toBe(first.clientFolder);

    write('content/data/x.json', '{ "text": "second" }');
    expect(await homeOf(await bundle())).toBe('<p class="/base/a">second</p>');
  },
);

test('a bundle with a damaged file is made anew', PATIENCE, async () => {
  const first = await bundle();
  const entry = Object.values(first.manifest).find((chunk) => chunk.isEntry)?.file ?? '';
  truncateSync(path.join(first.clientFolder, entry), 10);
  const second = await bundle();
  expect(readFileSync(path.join(second.clientFolder, entry), 'utf8').length).toBeGreaterThan(100);
});

test('a page that cannot be bundled is an error that names the file', PATIENCE, async () => {
  write('content/pages/index.tsx', 'export default function Home() { return <p>; }');
  await expect(bundle()).rejects.toThrow(/content\/pages\/index\.tsx/);
});
