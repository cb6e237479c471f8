import path from 'node:path';
import type * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { stands } from './file-kind';
import { textOf } from './read-text';
import { readYaml } from './yaml';

/**
 * Reads a YAML file of a site against a schema. `null` for a file that there is not, and for one that cannot be used,
 * which is in `problems` then.
 */
export function readYamlFile<T>(root: string, file: string, schema: z.ZodType<T>, problems: Diagnostic[]): T | null {
  if (!stands(path.join(root, file))) return null;
  const text = textOf(root, file, problems);
  if (text === null) return null;
  const result = readYaml(text, schema, file);
  if (result.ok) return result.data;
  problems.push(...result.problems);
  return null;
}
