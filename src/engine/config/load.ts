import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { nearest } from '../../shared/nearest';
import { DiagnosticsError, type Diagnostic } from '../diagnostics/diagnostic';
import { siteConfigSchema, type SiteConfig } from './schema';

export const CONFIG_FILE = 'site.config.ts';

/**
 * Loads and validates `site.config.ts` of a site root. A root without one is a site with the defaults.
 * Throws `DiagnosticsError` that names field, value and legal values of everything wrong with it.
 */
export async function loadConfig(root: string): Promise<SiteConfig> {
  const file = path.join(root, CONFIG_FILE);
  if (!existsSync(file)) return parseConfig({ title: path.basename(root) }, '');
  const source = readFileSync(file, 'utf8');
  const loaded = await importConfig(file);
  return parseConfig(loaded, source);
}

async function importConfig(file: string): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(pathToFileURL(file).href);
    // A CommonJS-interop loader wraps the default export once more.
    const inner = module.default as { default?: unknown } | undefined;
    return inner && typeof inner === 'object' && 'default' in inner ? inner.default : inner;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new DiagnosticsError([problem(1, 1, `The configuration cannot be loaded: ${message}`, 'It is a TypeScript module whose default export is the configuration.')]);
  }
}

/** Validates a loaded configuration; `source` is its text, used to find the lines of wrong fields. */
export function parseConfig(value: unknown, source: string): SiteConfig {
  const result = siteConfigSchema.safeParse(value);
  if (!result.success) throw new DiagnosticsError(result.error.issues.map((issue) => describeIssue(issue, value, source)));
  const problems = crossCheck(result.data, source);
  if (problems.length > 0) throw new DiagnosticsError(problems);
  return result.data;
}

/** Rules that need more than one field. */
function crossCheck(config: SiteConfig, source: string): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const at = (keys: string[], message: string, hint: string): void => {
    const place = locate(source, keys);
    problems.push(problem(place.line, place.column, message, hint));
  };
  const { layers, versions } = config.docs;
  for (const version of versions) {
    const layer = version.servesLayer ?? version.name;
    if (layers.includes(layer)) continue;
    at(['versions', version.name], `docs.versions: "${version.name}" serves the layer "${layer}", which is not in docs.layers.`, `Layers: ${layers.join(', ') || 'none'}.`);
  }
  const latest = versions.filter((version) => version.status === 'latest');
  if (versions.length > 0 && latest.length !== 1) {
    at(['versions', 'status'], `docs.versions: ${latest.length} versions have the status "latest".`, 'Exactly one version has it.');
  }
  for (const item of config.navbar.items) {
    if ((item.type === 'docSidebar') && item.sidebar !== config.docs.sidebar) {
      at(['sidebar', item.sidebar], `navbar.items: there is no sidebar "${item.sidebar}" (item ${JSON.stringify(item)}).`, `Sidebars: ${config.docs.sidebar}.`);
    }
    if ('docsSet' in item && item.docsSet !== 'default') {
      at(['docsSet', item.docsSet], `navbar.items: there is no docs set "${item.docsSet}" (item ${JSON.stringify(item)}).`, 'Docs sets: default.');
    }
  }
  if (!config.locales.some((locale) => locale.code === config.defaultLocale)) {
    at(['defaultLocale'], `defaultLocale: "${config.defaultLocale}" is not one of the locales.`, `Locales: ${config.locales.map((locale) => locale.code).join(', ')}.`);
  }
  if (config.tableOfContents.min > config.tableOfContents.max) {
    at(['tableOfContents', 'min'], `tableOfContents: min ${config.tableOfContents.min} is above max ${config.tableOfContents.max}.`, 'Both are heading levels from 2 to 6, min first.');
  }
  return problems;
}

function describeIssue(issue: z.core.$ZodIssue, value: unknown, source: string): Diagnostic {
  const keys = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return unknownKey(issue, keys, source);
  const place = locate(source, keys);
  const field = keys.join('.') || 'the configuration';
  return problem(place.line, place.column, `${field}: ${JSON.stringify(valueAt(value, issue.path)) ?? 'undefined'} is not legal.`, legal(issue));
}

function unknownKey(issue: z.core.$ZodIssueUnrecognizedKeys, keys: string[], source: string): Diagnostic {
  const name = issue.keys[0] ?? '';
  const place = locate(source, [...keys, name]);
  const known = knownKeys(keys);
  const near = nearest(name, known);
  const hint = near ? `Did you mean "${near}"?` : `Fields: ${known.join(', ')}.`;
  return problem(place.line, place.column, `${[...keys, name].join('.')}: there is no such field.`, hint);
}

/** Field names of the top level; deeper levels are answered by the schema's own message. */
function knownKeys(keys: string[]): string[] {
  return keys.length === 0 ? Object.keys(siteConfigSchema.shape) : [];
}

function legal(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `Legal values: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'invalid_type':
      return `A value of type ${issue.expected} is expected.`;
    case 'invalid_union':
      return 'note' in issue && issue.note === 'No matching discriminator'
        ? 'Legal types: link, docSidebar, doc, docsVersionDropdown, localeDropdown, repository, colorMode, search.'
        : issue.message;
    default:
      return `${issue.message}.`;
  }
}

function valueAt(value: unknown, keys: PropertyKey[]): unknown {
  return keys.reduce<unknown>((inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined), value);
}

/** Place of the deepest key that can be found in the text, walking from the first key on. */
function locate(source: string, keys: string[]): { line: number; column: number } {
  let offset = 0;
  for (const key of keys) {
    if (/^\d+$/.test(key)) continue;
    const found = source.slice(offset).search(new RegExp(`(['"]?)${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1`));
    if (found < 0) break;
    offset += found;
  }
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function problem(line: number, column: number, message: string, hint: string): Diagnostic {
  return { file: CONFIG_FILE, line, column, rule: 'config', severity: 'error', message, hint };
}
