import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiagnosticsError, type Diagnostic } from '../../model/diagnostic';
import { describeIssues } from '../schema-issue';
import { contradictions } from './contradictions';
import { CONFIG_FILE, placeOfField } from './place';
import { siteConfigSchema, type SiteConfig } from './schema';
import { messageOf } from '../../../shared/errors';

/**
 * Loads and validates `site.config.ts` of a site root. A root without one is a site with the defaults.
 * Throws `DiagnosticsError` that names field, value and legal values of everything wrong with it.
 */
export async function loadConfig(root: string): Promise<SiteConfig> {
  const file = path.join(root, CONFIG_FILE);
  if (!existsSync(file)) return parseConfig({ title: path.basename(root) }, '');
  return parseConfig(await importConfig(file), readFileSync(file, 'utf8'));
}

async function importConfig(file: string): Promise<unknown> {
  let module: { default?: unknown };
  try {
    module = await import(pathToFileURL(file).href);
  } catch (error) {
    throw new DiagnosticsError([loadProblem(error)]);
  }
  // A CommonJS-interop loader wraps the default export once more.
  const inner = module.default as { default?: unknown } | undefined;
  const value = inner && typeof inner === 'object' && 'default' in inner ? inner.default : inner;
  if (value === undefined)
    throw new DiagnosticsError([
      problem({ line: 1, column: 1 }, 'The file has no default export.', 'Write export default { title: "…" }.'),
    ]);
  return value;
}

/** What the module loader says, on one line: it names the place of a syntax error in its text only, and the files that led there. */
function loadProblem(error: unknown): Diagnostic {
  const text = messageOf(error);
  const [, line, column, syntax] = /:(\d+):(\d+): ERROR: (.*)/.exec(text) ?? [];
  const place = syntax === undefined ? { line: 1, column: 1 } : { line: Number(line), column: Number(column) + 1 };
  return problem(
    place,
    `The configuration cannot be loaded: ${syntax ?? text.split('\n', 1)[0]}`,
    'It is a TypeScript module whose default export is the configuration.',
  );
}

/** Validates a loaded configuration; `source` is its text, used to find the places of wrong fields. Throws `DiagnosticsError`. */
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
