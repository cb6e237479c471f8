import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostics, diagnosticsToPrint } from '../model/print';
import { checkSite } from '../plan-site';
import { DiagnosticsError, type Diagnostic } from '../model/diagnostic';
import { createProgress } from '../model/progress';
import { soundSite } from './test-site';

const LINK = /^1:1 file\/private The file is not read: it is a symbolic link\./;

const NO_FILE = /^1:1 file\/kind This is not a file/;

/** What stands where a file is read, and what is said of it. */
const THINGS: Record<string, { make: (file: string) => void; said: RegExp }> = {
  'a folder': { make: (file) => mkdirSync(file), said: NO_FILE },
  'a named pipe': {
    make: (file) => void execFileSync('mkfifo', [file]),
    said: NO_FILE,
  },
  'a link to a device': { make: (file) => symlinkSync('/dev/zero', file), said: LINK },
  'a link to a file': { make: (file) => symlinkSync('/etc/hosts', file), said: LINK },
  'a link to nothing': { make: (file) => symlinkSync('/nowhere/x', file), said: LINK },
  'a file with zero bytes': {
    make: (file) => writeFileSync(file, 'some words\nab\0\n'),
    said: /^2:3 file\/hidden-character .*: U\+0000\./,
  },
  'a file in UTF-16': {
    make: (file) => writeFileSync(file, Buffer.from('\uFEFFtitle: A\n', 'utf16le')),
    said: /^1:1 file\/encoding The file is written in UTF-16/,
  },
  'a file in Latin-1': {
    make: (file) => writeFileSync(file, Buffer.from('# Café\n', 'latin1')),
    said: /^1:6 file\/encoding The file is not valid UTF-8/,
  },
};

const LOCALES = `locales: [
    { code: 'en', label: 'English', htmlLang: 'en', path: '' },
    { code: 'de', label: 'Deutsch', htmlLang: 'de', path: 'de' },
  ],
  houseRules`;
const PAGE = 'export default function About() { return null; }\n';
const FILES = [
  'site.config.ts',
  'content/docs/v0.44.1/index.md',
  'content/docs/v0.44.1/guides/first.md',
  'content/docs/v0.44.1/guides/_category_.yaml',
  'content/docs/v0.44.1/gadgets/trace_bind.md',
  'content/docs/v0.45.0/_version.yaml',
  'content/blog/2026/2026-01-02-post.md',
  'content/blog/authors.yml',
  'content/blog/tags.yml',
  'content/gadgets/_common.yaml',
  'content/gadgets/_commands.yaml',
  'content/gadgets/trace_bind.yaml',
  'content/site/glossary.yaml',
  'content/site/sections.yaml',
  'content/site/search.yaml',
  'content/site/prose.yaml',
  'content/i18n/de/strings.yaml',
  'content/pages/team.tsx',
];

async function problemsOf(root: string): Promise<Diagnostic[]> {
  try {
    return diagnosticsToPrint(await checkSite(root, createProgress(true)));
  } catch (error) {
    if (error instanceof DiagnosticsError) return diagnosticsToPrint(error.diagnostics);
    throw error;
  }
}

async function toldOf(change: (root: string) => void): Promise<string[]> {
  const site = soundSite();
  try {
    site.replace('site.config.ts', 'houseRules', LOCALES);
    site.write('content/pages/team.tsx', PAGE);
    change(site.root);
    const problems = await problemsOf(site.root);
    expect(formatDiagnostics(problems, site.root)).toContain('1 error, 0 warnings');
    return problems.map((one) => `${one.file} ${one.line}:${one.column} ${one.rule} ${one.message}`);
  } finally {
    site.remove();
  }
}

/** Two kinds of things for each file. */
const CASES = FILES.flatMap((file, at) =>
  Object.entries(THINGS)
    .filter((_, kind) => (at + kind) % 4 === 0)
    .map(([name, thing]) => ({ file, name, ...thing })),
);

test.each(CASES)('$name instead of $file is one message with its path', async ({ file, make, said }) => {
  const told = await toldOf((root) => {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    rmSync(full, { force: true });
    make(full);
  });
  expect(told.map((one) => one.replace(/^\S+ /, ''))).toEqual([expect.stringMatching(said)]);
  expect(told[0]).toContain(`${file} `);
});

test.each([
  ['public/x', 'x'],
  ['public/x', '/etc'],
  ['content/pages', '/nowhere'],
  ['content/docs/v0.45.0', 'v0.44.1'],
  ['public', '/etc'],
])('a link at %s to %s is an error, wherever it leads', async (place, target) => {
  const told = await toldOf((root) => {
    rmSync(path.join(root, place), { recursive: true, force: true });
    symlinkSync(target, path.join(root, place));
  });
  expect(told).toEqual([`${place} 1:1 file/private The file is not read: it is a symbolic link.`]);
});

test('a file in place of content/ leaves nothing to make pages of', async () => {
  const site = soundSite();
  rmSync(path.join(site.root, 'content'), { recursive: true });
  writeFileSync(path.join(site.root, 'content'), 'x\n');
  expect(await problemsOf(site.root)).toContainEqual(
    expect.objectContaining({ file: site.root, rule: 'site/no-content' }),
  );
  site.remove();
});

test('a root that is a file is reported as one that does not exist', async () => {
  const site = soundSite();
  const file = path.join(site.root, 'site.config.ts');
  expect(await problemsOf(file)).toMatchObject([
    { file, rule: 'site/no-root', message: `There is no folder ${file}.` },
  ]);
  site.remove();
});
