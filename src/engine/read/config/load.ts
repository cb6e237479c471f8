import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildFailure } from 'esbuild';
import { cacheFolder, digest, refusedCache } from '../../model/cache';
import { DiagnosticsError, type Diagnostic } from '../../model/diagnostic';
import { linkStatOf } from '../../model/files';
import { messageOf } from '../../model/errors';
import { textOf } from '../read-text';
import { describeIssues } from '../schema-issue';
import { contradictions } from './contradictions';
import { CONFIG_FILE, placeOfField } from './field-place';
import { siteConfigSchema, type SiteConfig } from './schema';

/**
 * Loads and validates `site.config.ts` of a site root. A root without one is a site with the defaults.
 * Throws `DiagnosticsError` that names field, value and legal values of everything wrong with it.
 */
export async function loadConfig(root: string): Promise<SiteConfig> {
  const file = path.join(root, CONFIG_FILE);
  if (linkStatOf(file) === null) return parseConfig({ title: path.basename(root) }, '');
  const problems: Diagnostic[] = [];
  const source = textOf(root, CONFIG_FILE, problems);
  if (source === null || problems.length > 0) throw new DiagnosticsError(problems);
  const value = await importConfig(file);
  if (value !== undefined) return parseConfig(value, source);
  const hint = 'Write export default { title: "…" }.';
  throw new DiagnosticsError([problem({ line: 1, column: 1 }, 'The file has no default export.', hint)]);
}

let loads = 0;

async function importConfig(file: string): Promise<unknown> {
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
      logLevel: 'silent',
      absWorkingDir: path.dirname(file),
    });
    const code = outputFiles[0]?.text ?? '';
    // A module below the project finds its packages. It runs again on each load, because it may read the environment.
    const module = path.join(cacheFolder('config'), `${digest(file, code)}.mjs`);
    writeFileSync(module, code);
    return ((await import(`${pathToFileURL(module).href}?${++loads}`)) as { default?: unknown }).default;
  } catch (error) {
    if (refusedCache(error) !== null) throw error;
    throw new DiagnosticsError(loadProblems(error, path.dirname(file)));
  }
}

/** Errors of the bundler have places; what the module throws while it runs has a message alone. */
function loadProblems(error: unknown, root: string): Diagnostic[] {
  const { errors } = error as Partial<BuildFailure>;
  return (errors ?? [{ text: messageOf(error), location: null }]).map(({ text, location }) => ({
    ...problem(
      { line: location?.line ?? 1, column: (location?.column ?? 0) + 1 },
      `The configuration cannot be loaded: ${text.split('\n', 1)[0]}`,
      'It is a TypeScript module whose default export is the configuration.',
    ),
    file: location === null ? CONFIG_FILE : path.relative(root, path.resolve(root, location.file)),
  }));
}

/** Validates a configuration; `source` is its text, for the places of wrong fields. Throws `DiagnosticsError`. */
export function parseConfig(value: unknown, source: string): SiteConfig {
  const { data, error } = siteConfigSchema.safeParse(value);
  const wrong = error
    ? describeIssues(error, value, siteConfigSchema).map(({ path: keys, ...words }) => ({ keys, ...words }))
    : contradictions(data);
  if (wrong.length > 0 || !data)
    throw new DiagnosticsError(
      wrong.map(({ keys, message, hint }) => problem(placeOfField(source, keys.map(String)), message, hint)),
    );
  return data;
}

function problem(place: { line: number; column: number }, message: string, hint: string): Diagnostic {
  return { file: CONFIG_FILE, ...place, rule: 'config', severity: 'error', message, hint };
}
