import { buildSite, type BuildOptions, type BuildResult } from './build';
import { DiagnosticsError, type Diagnostic } from './model/diagnostic';
import { createProgress } from './model/progress';
import { temporaryFolder, type TemporaryFolder } from './model/test-folder';

/** Each build bundles an application. */
export const PATIENCE = { timeout: 120_000 };

/** What a test does with its site. */
interface TemporarySite extends TemporaryFolder {
  build(options?: Partial<BuildOptions>): Promise<BuildResult>;
  /** The text of a built file. */
  built(file: string): string;
}

/** Gives each test of a file its own site, empty at first. */
export function temporarySite(): TemporarySite {
  const folder = temporaryFolder();
  return {
    ...folder,
    build: (options = {}) =>
      buildSite({
        root: folder.at(),
        dist: folder.at('dist'),
        progress: createProgress(true),
        strict: false,
        compress: null,
        ...options,
      }),
    built: (file) => folder.read(`dist/${file}`),
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
