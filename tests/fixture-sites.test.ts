import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../src/engine/build';
import { createProgress } from '../src/engine/model/progress';
import { DiagnosticsError, type Diagnostic } from '../src/engine/model/diagnostic';
import { byPlace } from '../src/engine/cli/print';
import { ROOT } from './support/site';

const SITES = path.join(ROOT, 'tests/fixtures/sites');

const line = (found: Diagnostic): string =>
  `${found.file}:${found.line}:${found.column} ${found.severity} ${found.rule} ${found.message}${found.hint ? ` | ${found.hint}` : ''}`;

/** Builds a fixture site into a folder of its own and gives its diagnostics as text. */
async function diagnose(root: string, dist: string): Promise<string> {
  try {
    const { warnings } = await buildSite({
      root,
      dist,
      progress: createProgress(true),
      strict: false,
      pack: null,
    });
    return warnings.sort(byPlace).map(line).join('\n');
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.sort(byPlace).map(line).join('\n');
  }
}

/** A case is a folder with an `expected.txt`; `UPDATE=1` writes it anew for review. */
describe.each(readdirSync(SITES))('fixture site %s', (name) => {
  test('builds with the expected diagnostics', async () => {
    const root = path.join(SITES, name);
    const dist = path.join(mkdtempSync(path.join(tmpdir(), 'fixture-')), 'dist');
    const found = (await diagnose(root, dist)).replaceAll(root, '');
    const file = path.join(root, 'expected.txt');
    if (process.env['UPDATE'] === '1') writeFileSync(file, `${found}\n`);
    expect(`${found}\n`).toBe(readFileSync(file, 'utf8'));
    rmSync(path.dirname(dist), { recursive: true, force: true });
  });
});

test('a failed build leaves the last good output as it was', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixture-'));
  const dist = path.join(folder, 'dist');
  await diagnose(path.join(SITES, 'docusaurus'), dist);
  const before = readFileSync(path.join(dist, 'docs/index.html'), 'utf8');
  expect(await diagnose(path.join(SITES, 'broken'), dist)).toContain('error');
  expect(readFileSync(path.join(dist, 'docs/index.html'), 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(existsSync(path.join(dist, '404.html'))).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});
