import { describe, expect, test } from 'vitest';
import { page, releaseSite } from './test-site';

const { at, read, write, git, release } = releaseSite();

describe('a correction of several layers', () => {
  test('is copied where the text is the same, and left to a writer where it differs', async () => {
    write('content/docs/main/kept.md', page('Newest, as on main.').replace('Last', 'Very last'));
    await release('fix', 'content/docs/main/kept.md', '--yes');
    expect(read('content/docs/v0.1.0/kept.md')).toBe(page('Old.').replace('Last', 'Very last'));
    expect(read('content/docs/v0.2.0/kept.md')).toContain('Very last');
    git('checkout', '-q', '.');
    write('content/docs/main/kept.md', page('Newest, as said.'));
    const text = await release('fix', 'content/docs/main/kept.md', '--layers', 'v0.2.0');
    expect(text).toContain('content/docs/v0.2.0/kept.md differs around the edit: make it by hand');
    expect(text).toContain('  npm run release -- fix content/docs/main/kept.md --layers v0.2.0 --yes\n');
  });

  test('a part whose surroundings differ does not keep back the others', async () => {
    const edited = page('Newest, as said.').replace('Last', 'Very last');
    write('content/docs/main/kept.md', edited);
    const text = await release('fix', 'content/docs/main/kept.md', '--yes');
    expect(read('content/docs/v0.2.0/kept.md')).toBe(page('Newer.').replace('Last', 'Very last'));
    expect(text).toContain('content/docs/v0.2.0/kept.md gets the edit where its text is the same');
    expect(text).toContain('content/docs/v0.2.0/kept.md differs around the edit: make it by hand');
    expect(text).toContain('  git add --all\n  npm test -- content format build\n');
  });

  test('takes a path as it is written from the root, and a whole one', async () => {
    write('content/docs/main/kept.md', page('Newest, as on main.').replace('Last', 'Very last'));
    for (const file of ['./content/docs/main/kept.md', at('content/docs/main/kept.md')])
      expect(await release('fix', file)).toContain('content/docs/v0.2.0/kept.md gets the edit');
  });

  test('needs an edit of a page of a layer, and nothing else that is not committed', async () => {
    await expect(release('fix', 'content/docs/main/kept.md')).rejects.toThrow('has no edit that is not committed');
    for (const file of ['site.config.ts', 'content/docs/main/nope.md'])
      await expect(release('fix', file)).rejects.toThrow('is not a file of a layer');
    write('content/docs/main/kept.md', page('x'));
    write('content/other.txt', 'x');
    await expect(release('fix', 'content/docs/main/kept.md')).rejects.toThrow('content/other.txt');
  });
});
