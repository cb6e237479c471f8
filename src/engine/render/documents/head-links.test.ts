import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { planTestBlog } from '../../plan/blog/test-blog';
import type { Site } from '../../plan/site';
import { feedIcon, headLinks } from './head-links';

const root = mkdtempSync(path.join(tmpdir(), 'icons-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A site below `/base` whose public folder holds these files. */
async function siteWith(...files: string[]): Promise<Site> {
  const folder = `public-${files.join('-')}`;
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of files) writeFileSync(path.join(root, folder, file), '');
  const { site } = await planTestBlog({}, { base: '/base/' });
  return { ...site, root, folders: { ...site.folders, public: folder } };
}

test.each([
  [
    ['favicon.ico', 'favicon.svg', 'site.webmanifest'],
    ['/base/favicon.svg', '/base/site.webmanifest'],
  ],
  [['favicon.ico', 'favicon-32.png'], ['/base/favicon-32.png']],
  [
    ['favicon.ico', 'apple-touch-icon.png'],
    ['/base/favicon.ico', '/base/apple-touch-icon.png'],
  ],
  [[], []],
])('of the icons %j these are named: %j', async (files, named) => {
  const links = headLinks(await siteWith(...files));
  expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(named);
});

test.each([
  [['favicon.svg', 'apple-touch-icon.png'], '/apple-touch-icon.png'],
  [['favicon.svg', 'favicon.ico'], '/favicon.svg'],
  [['favicon.ico'], null],
])('of the icons %j feeds show %s', async (files, icon) => expect(feedIcon(await siteWith(...files))).toBe(icon));
