import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { walk } from '../src/engine/read/walk';
import { DiagnosticsError } from '../src/engine/model/diagnostic';
import { buildAt } from './support/build-fixture';
import { fixtureRoot } from './support/site';

/**
 * What git and archives do not carry well, added to a checkout of the fixture site `hostile`: links, and files that git
 * does not track. Errors of tracked files are in the site's `expected.txt`.
 */
let folder = '';
let root = '';
const at = (name: string): string => path.join(root, name);
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

function write(name: string, text: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
}

const SECRET = 'secret-of-the-machine';
const page = (text: string): string => `---\ntitle: Stranger\ndescription: A page.\n---\n\n${text}\n`;

/** A sound site in a checkout, with secrets around it. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  root = path.join(folder, 'site');
  mkdirSync(root);
  for (const name of ['site.config.ts', 'content/docs/v1/index.md', 'content/docs/v1/data.csv'])
    cpSync(path.join(fixtureRoot('hostile'), name), at(name));
  for (const name of ['archive.zip', 'plain.svg'])
    cpSync(path.join(fixtureRoot('hostile'), 'content/docs/v1', name), at(`content/docs/v1/${name}`));
  write('.gitignore', '*.log\n');
  write('public/robots.txt', 'User-agent: *\n');
  for (const name of [
    '.env',
    'content/docs/v1/debug.log',
    'content/notes.txt',
    '../shared/key.txt',
    '../shared/page.md',
  ])
    write(name, name.endsWith('.md') ? page(SECRET) : SECRET);
  git('init', '-q');
  git('add', '.gitignore', 'site.config.ts', 'content/docs', 'public');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Errors of a build, `null` for one without any; nothing is published when there is an error. */
async function errorsOf(): Promise<string[] | null> {
  try {
    const dist = at('dist');
    await buildAt(root, dist);
    const texts = walk(dist, () => true).map((file) => readFileSync(path.join(dist, file), 'utf8'));
    expect(texts.filter((text) => text.includes(SECRET))).toEqual([]);
    return null;
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    expect(existsSync(at('dist'))).toBe(false);
    return error.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  }
}

const PAGE = 'content/docs/v1/stranger.md';
const LINK = 'The file is not read: it is a symbolic link.';

test('the site is sound without a stranger, and what git does not track is not published', async () => {
  write('public/.env', SECRET);
  expect(await errorsOf()).toBe(null);
  expect(existsSync(at('.env'))).toBe(true);
});

test.each<[string, () => void, string[]]>([
  [
    'a link to a file that git ignores',
    () => write(PAGE, page('[f](debug.log)')),
    [`${PAGE}:6:1 The linked file "debug.log" is not published: it is not tracked by git.`],
  ],
  [
    'a link to a file that git does not track',
    () => write(PAGE, page('[f](../../notes.txt)')),
    [`${PAGE}:6:1 The linked file "../../notes.txt" is not published: it is not tracked by git.`],
  ],
  [
    'a link to the environment of the build',
    () => write(PAGE, page('[f](../../../.env)')),
    [`${PAGE}:6:1 The linked file "../../../.env" is not published: it is outside content/ and public/.`],
  ],
  [
    'a picture in a linked folder',
    () => {
      symlinkSync('../../../../shared', at('content/docs/v1/pictures'));
      write(PAGE, page('![f](pictures/key.txt)'));
    },
    [
      `${PAGE}:6:1 The image "pictures/key.txt" is not published: it is reached through the symbolic link content/docs/v1/pictures.`,
      `content/docs/v1/pictures:1:1 ${LINK}`,
    ],
  ],
  ['a page that is a link', () => symlinkSync('../../../../shared/page.md', at(PAGE)), [`${PAGE}:1:1 ${LINK}`]],
  [
    'a folder of pages that is a link',
    () => symlinkSync('../../../../shared', at('content/docs/v1/guides')),
    [`content/docs/v1/guides:1:1 ${LINK}`],
  ],
  [
    'a file of the public folder that is a link',
    () => symlinkSync('../../shared/key.txt', at('public/key.txt')),
    [`public/key.txt:1:1 ${LINK}`],
  ],
  [
    'a folder of the public folder that is a link',
    () => symlinkSync('../..', at('public/all')),
    [`public/all:1:1 ${LINK}`],
  ],
  [
    'data of the site that is a link',
    () => {
      mkdirSync(at('content/site'));
      symlinkSync('../../../shared/key.txt', at('content/site/glossary.yaml'));
    },
    [`content/site/glossary.yaml:1:1 ${LINK}`],
  ],
])('%s is one error each, and publishes nothing', async (_, change, expected) => {
  change();
  git('add', '-A', ...['public', 'content/docs', 'content/site'].filter((name) => existsSync(at(name))));
  expect((await errorsOf())?.sort()).toEqual([...expected].sort());
});
