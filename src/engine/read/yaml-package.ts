import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';

const load = createRequire(import.meta.url);

/**
 * The parser that knows where everything stands. It is loaded where something is wrong or doubtful: that takes a tenth
 * of a second, and reading all sound YAML of a site hardly more.
 */
export const yamlPackage = (): typeof Yaml => load('yaml') as typeof Yaml;

/** Its version. */
export const yamlVersion = (): string => (load('yaml/package.json') as { version: string }).version;
