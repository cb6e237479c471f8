import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileStore } from './linked-files';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
const root = path.join(folder, 'site');
mkdirSync(path.join(root, 'content/docs/guides/sub.zip'), { recursive: true });
mkdirSync(path.join(root, 'public'));
writeFileSync(path.join(folder, 'outside.txt'), 'x');
for (const file of [
  'content/docs/guides/my file.pdf',
  'content/docs/a.txt',
  'content/docs/guides/copy.txt',
  'content/docs/guides/b.md',
  'content/docs/guides/c.mdx',
  'content/docs/x.zip',
  'public/a.pdf',
])
  writeFileSync(path.join(root, file), file.endsWith('.txt') ? 'same' : file);
afterAll(() => rmSync(folder, { recursive: true }));

const PLACE = { line: 7, column: 3 };

const outputsOf = (...targets: string[]): (string | null | undefined)[] => {
  const store = createFileStore(root);
  store.prepare(targets.map((target) => ({ target, file: 'content/docs/guides/b.md', ...PLACE })));
  return targets.map((target) => store.output(target, 'content/docs/guides/b.md'));
};

test('files next to pages are copied under a name with a digest of their content', () => {
  expect(outputsOf('./my%20file.pdf#page=2', '../a.txt')).toEqual([
    expect.stringMatching(/^assets\/files\/my-file-[0-9a-f]{8}\.pdf$/),
    expect.stringMatching(/^assets\/files\/a-[0-9a-f]{8}\.txt$/),
  ]);
});

symlinkSync(path.join(folder, 'outside.txt'), path.join(root, 'content/docs/guides/link.txt'));
mkdirSync(path.join(folder, 'other'));
writeFileSync(path.join(folder, 'other/b.txt'), 'other');
symlinkSync(path.join(folder, 'other'), path.join(root, 'content/docs/linked'));

mkdirSync(path.join(root, 'content/docs/.hidden'));
for (const file of ['.env.txt', 'content/docs/.env.txt', 'content/docs/.hidden/a.txt', 'secret.txt'])
  writeFileSync(path.join(root, file), 'x');

test.each([
  ['link.txt', 'is a symbolic link'],
  ['../linked/b.txt', 'is reached through the symbolic link content/docs/linked'],
  ['../../../../outside.txt', 'is outside the site'],
  ['../../%2e%2e/../outside.txt', 'is outside the site'],
  ['../../public/../../../outside.txt', 'is outside the site'],
  ['../../../secret.txt', 'is outside content/ and public/'],
  ['../.env.txt', 'has a name that begins with a dot'],
  ['../.hidden/a.txt', 'has a name that begins with a dot'],
])('%s is an error: it %s', (target, reason) => {
  const store = createFileStore(root);
  expect(store.prepare([{ target, file: 'content/docs/guides/b.md', ...PLACE }])).toMatchObject([
    {
      ...PLACE,
      file: 'content/docs/guides/b.md',
      rule: 'link/private-file',
      severity: 'error',
      message: `The linked file "${target}" is not published: it ${reason}.`,
    },
  ]);
  expect([store.output(target, 'content/docs/guides/b.md'), store.jobs()]).toEqual([null, []]);
});

test.each([
  'b.md/x.txt',
  'a%00.txt',
  `${'a'.repeat(5000)}.txt`,
  'b.md',
  'c.mdx',
  'sub.zip',
  'missing.pdf',
  'copy',
  '/x.zip',
  'https://example.org/x.zip',
  '#a.b',
])('%s is no such file', (target) => expect(outputsOf(target)).toEqual([undefined]));

test.each('html HTML xhtml svg svgz xml xsl js mjs ts wasm css webmanifest txt_'.split(' '))(
  'a linked .%s file is an error with the endings that are legal',
  (ending) => {
    writeFileSync(path.join(root, `content/docs/evil.${ending}`), 'x');
    const store = createFileStore(root);
    const link = { target: `../evil.${ending}?a#b`, file: 'content/docs/guides/b.md', ...PLACE };
    const problems = store.prepare([link]);
    expect(problems).toMatchObject([
      {
        file: 'content/docs/guides/b.md',
        line: 7,
        column: 3,
        rule: 'link/active-file',
        severity: 'error',
        message: `The linked file "${link.target}" is not published: a browser may run what is in a .${ending.toLowerCase()} file.`,
        hint: expect.stringMatching(
          /^Put the file into a \.zip archive.* Linked files end in \.7z, .*\.zip, .*\.webp\.$/,
        ),
      },
    ]);
    expect([store.output(link.target, link.file), store.jobs()]).toEqual([null, []]);
  },
);

test('an upper-case extension is allowed and published in lower case', () => {
  writeFileSync(path.join(root, 'content/docs/A.PDF'), 'pdf');
  expect(outputsOf('../A.PDF')).toEqual([expect.stringMatching(/^assets\/files\/A-\w{8}\.pdf$/)]);
});
