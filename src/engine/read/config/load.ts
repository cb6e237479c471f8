import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, digest, PROJECT_ROOT, refusedCache } from '../../model/cache';
import { DiagnosticsError, type Diagnostic } from '../../model/diagnostic';
import { projectSource } from '../../model/project-source';
import { stands } from '../file-kind';
import { textOf } from '../read-text';
import { describeIssues } from '../schema-issue';
import { contradictions } from './contradictions';
import { CONFIG_FILE, placeOfField } from './field-place';
import type { BuildFailure, Plugin } from 'esbuild';
import { siteConfigSchema, type SiteConfig } from './schema';
import { runSiteCode } from '../../model/site-code';
import { messageOf } from '../../model/thrown';
import { placeOfCause, thrownPlace } from '../../model/thrown-place';

/**
 * Loads and validates `site.config.ts` of a site root. A root without one is a site with the defaults.
 * Throws `DiagnosticsError` that names field, value and legal values of everything wrong with it.
 */
export async function loadConfig(root: string): Promise<SiteConfig> {
  const file = path.join(root, CONFIG_FILE);
  if (!stands(file)) return parseConfig({ title: path.basename(root) }, '');
  const problems: Diagnostic[] = [];
  const source = textOf(root, CONFIG_FILE, problems);
  if (source === null || problems.length > 0) throw new DiagnosticsError(problems);
  const value = await importConfig(file);
  try {
    return parseConfig(value, source);
  } catch (error) {
    // A value may be computed when it is asked for.
    throw error instanceof DiagnosticsError ? error : new DiagnosticsError(loadProblems(error, root));
  }
}

const SOURCES_OF_PROJECT: Plugin = {
  name: 'sources-of-project',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path: id, importer, kind }) => {
      const source = projectSource(id, importer);
      return source === null ? undefined : build.resolve(source, { resolveDir: PROJECT_ROOT, kind });
    });
  },
};

let loads = 0;

async function importConfig(file: string): Promise<unknown> {
  let value: unknown;
  try {
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      sourcemap: 'inline',
      logLevel: 'silent',
      absWorkingDir: path.dirname(file),
      plugins: [SOURCES_OF_PROJECT],
    });
    const code = outputFiles[0]?.text ?? '';
    // A module below the project finds its packages. It runs anew on each load, as it may read the environment.
    const module = path.join(cacheFolder('config'), `${digest(file, code)}.mjs`);
    writeFileSync(module, code);
    value = await runSiteCode(
      async () => ((await import(`${pathToFileURL(module).href}?${++loads}`)) as { default?: unknown }).default,
    );
  } catch (error) {
    if (refusedCache(error) !== null) throw error;
    throw new DiagnosticsError(loadProblems(error, path.dirname(file)));
  }
  if (value === undefined)
    throw new DiagnosticsError([
      problem({ line: 1, column: 1 }, 'The file has no default export.', 'Write export default { title: "…" }.'),
    ]);
  return value;
}

/** Errors of the bundler have places; what the module throws while it runs has a message alone. */
function loadProblems(error: unknown, root: string): Diagnostic[] {
  const hint = 'It is a TypeScript module whose default export is the configuration.';
  const told = (text: string): string => `The configuration cannot be loaded: ${text.split('\n', 1)[0]}`;
  const { errors = [] } = (error ?? {}) as Partial<BuildFailure>;
  if (!errors.some(({ text }) => typeof text === 'string')) {
    const place = thrownPlace(root, error) ?? { file: CONFIG_FILE, ...placeOfCause(root, CONFIG_FILE, error) };
    return [{ ...problem(place, told(messageOf(error)), hint), file: place.file }];
  }
  return errors.map(({ text, location }) => ({
    ...problem({ line: location?.line ?? 1, column: (location?.column ?? 0) + 1 }, told(text), hint),
    file: location === null ? CONFIG_FILE : path.relative(root, path.resolve(root, location.file)),
  }));
}

/**
 * Validates a loaded configuration; `source` is its text, used to find the places of wrong fields. Throws
 * `DiagnosticsError`.
 */
export function parseConfig(value: unknown, source: string): SiteConfig {
  const result = siteConfigSchema.safeParse(value);
  const wrong = result.success
    ? contradictions(result.data)
    : describeIssues(result.error, value, siteConfigSchema).map((issue) => ({
        keys: issue.path.map(String),
        message: issue.message,
        hint: issue.hint,
      }));
  if (wrong.length > 0 || !result.success)
    throw new DiagnosticsError(
      wrong.map(({ keys, message, hint }) => problem(placeOfField(source, keys), message, hint)),
    );
  return result.data;
}

function problem(place: { line: number; column: number }, message: string, hint: string): Diagnostic {
  return { file: CONFIG_FILE, ...place, rule: 'config', severity: 'error', message, hint };
}
