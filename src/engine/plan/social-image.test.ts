import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
    writeFileSync(path.join(root, 'a.md'), '---\ntitle: T\nimage: gone.png\n---\n');
    const config = siteConfigSchema.parse({ title: 'T', houseRules });
    const folders = { docs: null, sets: {}, blog: null, pages: null, gadgets: null, i18n: null, site: null };
    const site = { root, config, folders: { ...folders, public: null } };
    const { byFile, problems } = await findSocialImages(site, [{ file: 'a.md', image: 'gone.png' }]);
    expect([...byFile]).toEqual([]);
    expect(problems).toMatchObject([{ file: 'a.md', line: 3, rule: 'image/missing', severity }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
