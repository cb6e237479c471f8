import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './site';

/** Every thing of the gadget data that begins or ends with a version, wherever it stands in its file. */
export function thingsWith(key: 'since' | 'until', version: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    const name = record['flag'] ?? record['name'];
    if (record[key] === version && typeof name === 'string') found.push(name);
    Object.values(record).forEach(visit);
  };
  const folder = path.join(ROOT, 'content/gadgets');
  for (const file of readdirSync(folder)) visit(parse(readFileSync(path.join(folder, file), 'utf8')));
  return [...new Set(found)];
}
