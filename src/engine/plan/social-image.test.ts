import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../read/config/schema';
import { findSocialImages } from './social-image';

test.each([
  [false, 'warning'],
  [true, 'error'],
])('a picture that is missing is told of at its field, and left out; house rules %s', async (houseRules, severity) => {
  const root = mkdtempSync(path.join(tmpdir(), 'social-'));
  try {
    mkdirSync(path.join(root, 'content/docs'), { recursive: true });
    writeFileSync(path.join(root, 'content/docs/a.md'), '---\ntitle: T\nimage: gone.png\n---\n');
    const config = siteConfigSchema.parse({ title: 'T', houseRules });
    const folders = { docs: null, blog: null, pages: null, gadgets: null, i18n: null, site: null };
    const site = { root, config, folders: { ...folders, public: null } };
    const { byFile, problems } = await findSocialImages(site, [{ file: 'content/docs/a.md', image: 'gone.png' }]);
    expect([...byFile]).toEqual([]);
    expect(problems).toMatchObject([{ file: 'content/docs/a.md', line: 3, rule: 'image/missing', severity }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('addresses of pictures are encoded, whatever their names hold', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'social-'));
  try {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>';
    mkdirSync(path.join(root, 'public'));
    mkdirSync(path.join(root, 'content/docs'), { recursive: true });
    writeFileSync(path.join(root, 'public/my größe.svg'), svg);
    writeFileSync(path.join(root, 'content/docs/beside it.svg'), svg);
    const config = siteConfigSchema.parse({ title: 'T', url: 'https://example.org', base: '/b/' });
    const folders = { docs: null, blog: null, pages: null, gadgets: null, i18n: null, site: null };
    const site = { root, config, folders: { ...folders, public: 'public' } };
    const { byFile, jobs, problems } = await findSocialImages(site, [
      { file: 'content/docs/a.md', image: '/my größe.svg' },
      { file: 'content/docs/b.md', image: '/my%20gr%C3%B6%C3%9Fe.svg' },
      { file: 'content/docs/c.md', image: 'beside%20it.svg' },
      { file: 'content/docs/d.md', image: 'https://example.net/x.png' },
    ]);
    expect(problems).toEqual([]);
    expect([...byFile.values()].map(({ url }) => url)).toEqual([
      'https://example.org/b/my%20gr%C3%B6%C3%9Fe.svg',
      'https://example.org/b/my%20gr%C3%B6%C3%9Fe.svg',
      expect.stringMatching(/^https:\/\/example\.org\/b\/assets\/images\/beside-it-\w{8}\.svg$/),
      'https://example.net/x.png',
    ]);
    expect(jobs).toMatchObject([{ source: path.join(root, 'content/docs/beside it.svg'), width: null }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
