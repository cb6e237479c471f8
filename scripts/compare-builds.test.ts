import { expect, test } from 'vitest';
import { temporaryFolder } from '../src/engine/model/test-folder';
import { compareBuilds, runCompare } from './compare-builds';

const { at, write } = temporaryFolder();

function build(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) write(`${name}/${file}`, text);
  return at(name);
}

const page = (main: string): string => `<!doctype html><title>Page</title><main>${main}</main>`;

test('hashes in file names and times of builds are no difference', async () => {
  const before = build('before', {
    'index.html': page('<img src="/assets/a-0a1B_c3d.png">'),
    'a.json': '20261128-120000',
  });
  const after = build('after', {
    'index.html': page('<img src="/assets/a-9f8e7d6c.png">'),
    'a.json': '20261128-130000',
  });
  expect(compareBuilds(before, after)).toEqual({ files: [], words: [], links: [], texts: [], markup: [] });
  expect(await runCompare([before, after], at(), () => undefined)).toBe(0);
});

test('each kind of difference is found at its first place', async () => {
  const before = build('before', {
    'words/index.html': page('One old word'),
    'links/index.html': page('<a href="/a">Link</a>'),
    'markup/index.html': page('<p><b>Bold</b></p>'),
    'twin.md': '# Twin\n\nText\n',
    'removed.html': page(''),
  });
  const after = build('after', {
    'words/index.html': page('One new word'),
    'links/index.html': page('<a href="/b">Link</a>'),
    'markup/index.html': page('<p><strong>Bold</strong></p>'),
    'twin.md': '# Twin\n\nText!\n',
    'added.html': page(''),
  });
  expect(compareBuilds(before, after)).toEqual({
    files: ['new added.html', 'missing removed.html'],
    words: ['words/index.html\n        before: … One old word\n        after:  … One new word'],
    links: ['links/index.html\n        before: … href=/a\n        after:  … href=/b'],
    texts: ['twin.md\n        before: … # Twin Text \n        after:  … # Twin Text! '],
    markup: ['links/index.html', 'markup/index.html', 'words/index.html'],
  });
  expect(await runCompare([before, after], at(), () => undefined)).toBe(1);
});
