import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from './cache';

/**
 * Modules of a root outside of the project import what those inside it do: `src/` of a root that has none is the
 * project's own. Gives the module there, without an ending where the import has none; `null` where it is meant as it is
 * written.
 */
export function projectSource(id: string, importer: string): string | null {
  if (!id.startsWith('.') || importer.startsWith(PROJECT_ROOT + path.sep)) return null;
  const target = path.resolve(path.dirname(importer), id);
  const at = target.lastIndexOf('/src/');
  if (at < 0 || existsSync(target.slice(0, at + '/src'.length))) return null;
  return path.join(PROJECT_ROOT, target.slice(at));
}
