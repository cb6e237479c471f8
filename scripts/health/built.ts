import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../src/engine/read/walk';
import { readSearchIndex } from '../../src/engine/render/search/load-files';
import { ourEngine } from '../../bench/search/engines';
import { measure } from '../../bench/search/measure';
import { readQueries } from '../../bench/search/queries';
import type { Section } from './section';

const LARGEST = 20;

/** What only the built site tells; nothing where it is not built. */
export function builtSections(dist: string, version: string): Section[] {
  return existsSync(path.join(dist, 'index.html')) ? [largestPages(dist), searchMisses(dist, version)] : [];
}

function largestPages(dist: string): Section {
  const sizes = walk(dist, (file) => file.endsWith('.html')).map((file) => ({
    file,
    bytes: statSync(path.join(dist, file)).size,
  }));
  return {
    title: 'Largest pages',
    about: `The ${LARGEST} largest documents, before packing.`,
    columns: ['page', 'kB'],
    rows: sizes
      .sort((first, second) => second.bytes - first.bytes)
      .slice(0, LARGEST)
      .map(({ file, bytes }) => [file, (bytes / 1000).toFixed(1)]),
  };
}

/** Queries of the half that may be looked at whose page is not among the first three hits. */
function searchMisses(dist: string, version: string): Section {
  const engine = ourEngine(readSearchIndex(dist, version), {});
  const { misses } = measure(engine, readQueries('tuning'), version);
  const far = misses.filter(({ place }) => place === 0 || place > 3);
  return {
    title: 'Search queries without a good answer',
    about: 'Queries of `bench/search/queries.yaml` whose page is not among the first three hits.',
    columns: ['query', 'page', 'place', 'first hit'],
    rows: far.map(({ query, place, hits }) => [
      query.q,
      query.expect.join(', '),
      place === 0 ? 'none' : String(place),
      hits[0] ?? 'nothing',
    ]),
  };
}
