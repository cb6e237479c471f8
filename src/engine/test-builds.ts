import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { buildSite, type BuildOptions, type BuildResult } from './build';
import { DiagnosticsError, type Diagnostic } from './model/diagnostic';
import { createProgress } from './model/progress';

/** Each build bundles an application. */
export const PATIENCE = { timeout: 120_000 };

/** What a test does with its site. */
interface TemporarySite {
  /** The whole path of a file below the root. */
  at(file: string): string;
  write(file: string, text: string): void;
  build(options?: Partial<BuildOptions>): Promise<BuildResult>;
  /** The text of a built file. */
  built(file: string): string;
}

/** Gives each test of a file a site of its own, empty at first. */
export function temporarySite(): TemporarySite {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'build-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const at = (file: string): string => path.join(root, file);
  return {
    at,
    write(file, text) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    build: (options = {}) =>
      buildSite({ root, dist: at('dist'), progress: createProgress(true), strict: false, pack: null, ...options }),
    built: (file) => readFileSync(path.join(root, 'dist', file), 'utf8'),
  };
}

/** The problems that a build ended with. */
export async function problemsOf(work: Promise<unknown>): Promise<Diagnostic[]> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DiagnosticsError) return error.diagnostics;
  throw new Error(`There were no problems, but ${String(error)}.`);
}
