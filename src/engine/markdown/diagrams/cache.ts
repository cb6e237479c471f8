import { digest, openCache } from '../../model/cache';
import { moduleFingerprint } from '../../model/import-graph';
import type { DiagramResult } from './index';

/** Digest of the code that draws, as it was loaded. */
const DRAWING_CODE = moduleFingerprint('src/engine/markdown/diagrams/index.ts');

/**
 * Gives the drawing of a source from the cache, else draws it. Sources that are refused are read again each time, because
 * their messages may change with the code that prints them.
 */
export function remembered(source: string, draw: (source: string) => DiagramResult): DiagramResult {
  const cache = openCache('diagrams');
  const key = digest(DRAWING_CODE, source);
  const kept = cache.read(key);
  if (kept !== null) return JSON.parse(kept.toString()) as DiagramResult;
  const result = draw(source);
  if (result.kind === 'drawn') cache.write(key, JSON.stringify(result));
  return result;
}
