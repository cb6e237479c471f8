/** Success and time of the search over a list of queries. */

import { search } from '../../src/shared/search/search';
import type { SearchIndex } from '../../src/shared/search/search-index';
import { expectedPath, type BenchQuery } from './queries';

export interface Score {
  queries: number;
  first: number;
  three: number;
  mrr: number;
  /** Share of those that open at a right section, of the queries that name sections and whose page comes first. */
  section: number;
  /** How many these are. */
  sections: number;
}

interface Miss {
  query: BenchQuery;
  /** Place of the first expected page, 0 when it is not among the hits. */
  place: number;
  hits: string[];
}

interface Result {
  overall: Score;
  kinds: Record<string, Score>;
  /** Queries whose page is not first, and those whose page is and opens at another section. */
  misses: Miss[];
  /** Milliseconds of a query. */
  medianMs: number;
  p95Ms: number;
}

interface Asked {
  kind: string;
  place: number;
  /** Whether the section is right; `null` where no section is asked for or the page is not first. */
  section: boolean | null;
}

const HITS = 10;

/** Asks every query twice, the second time against the clock. */
export function measure(index: SearchIndex, queries: readonly BenchQuery[], version: string): Result {
  const ask = (query: BenchQuery) => search(index, query.q, { maxHits: HITS }).hits;
  const asked: Asked[] = [];
  const misses: Miss[] = [];
  for (const query of queries) {
    const hits = ask(query).map(({ path, anchor }) => ({ path: path.replace(/\/$/, ''), anchor }));
    const wanted = new Set(query.expect.map((page) => expectedPath(page, version)));
    const place = hits.findIndex(({ path }) => wanted.has(path)) + 1;
    const section = place === 1 && query.at ? query.at.includes(hits[0]?.anchor ?? '') : null;
    asked.push({ kind: query.kind, place, section });
    if (place !== 1 || section === false)
      misses.push({
        query,
        place,
        hits: hits.map(({ path, anchor }) => (anchor === null ? path : `${path}#${anchor}`)),
      });
  }
  const times = queries.map((query) => timed(() => ask(query))).sort((a, b) => a - b);
  const kinds = [...new Set(queries.map((query) => query.kind))];
  return {
    overall: score(asked),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, score(asked.filter((entry) => entry.kind === kind))])),
    misses,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

function score(asked: readonly Asked[]): Score {
  const share = (test: (entry: Asked) => boolean): number => asked.filter(test).length / Math.max(1, asked.length);
  const withSection = asked.filter(({ section }) => section !== null);
  return {
    queries: asked.length,
    first: share(({ place }) => place === 1),
    three: share(({ place }) => place >= 1 && place <= 3),
    mrr: asked.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / Math.max(1, asked.length),
    section: withSection.filter(({ section }) => section).length / Math.max(1, withSection.length),
    sections: withSection.length,
  };
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
