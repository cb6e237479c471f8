import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DiagnosticsError, type Diagnostic } from '../src/engine/model/diagnostic';
import { byPlace, diagnosticsToPrint } from '../src/engine/model/print';
import { buildAt, copyFixture } from './support/build-fixture';
import { fixtureRoot, ROOT } from './support/site';

const SITES = path.join(ROOT, 'tests/fixtures/sites');

const line = (found: Diagnostic): string =>
  `${found.file}:${found.line}:${found.column} ${found.severity} ${found.rule} ${found.message}${found.hint ? ` | ${found.hint}` : ''}`;

/** Builds the site at `root` and returns its diagnostics as text. */
async function diagnose(root: string): Promise<string> {
  const problems = await buildAt(root).catch((error: unknown) => {
    if (error instanceof DiagnosticsError) return error.diagnostics;
    throw error;
  });
  return diagnosticsToPrint(problems).sort(byPlace).map(line).join('\n').replaceAll(root, '');
}

/** A case is a folder with an `expected.txt`; `UPDATE=1` rewrites it for review. */
describe.each(readdirSync(SITES))('fixture site %s', (name) => {
  test('builds with the expected diagnostics', async () => {
    const root = copyFixture(name);
    const found = await diagnose(root);
    const file = path.join(fixtureRoot(name), 'expected.txt');
    if (process.env['UPDATE'] === '1') writeFileSync(file, `${found}\n`);
    expect(`${found}\n`).toBe(readFileSync(file, 'utf8'));
  });
});

test('a failed build leaves the last good output as it was', async () => {
  const root = copyFixture('layers');
  const dist = path.join(root, 'dist');
  await diagnose(root);
  const before = readFileSync(path.join(dist, 'docs/latest/index.html'), 'utf8');
  cpSync(fixtureRoot('broken'), root, { recursive: true });
  expect(await diagnose(root)).toContain('error');
  expect(readFileSync(path.join(dist, 'docs/latest/index.html'), 'utf8')).toBe(before);
  expect(readdirSync(path.dirname(dist)).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  expect(existsSync(path.join(dist, '404.html'))).toBe(true);
});
