/** Success and time of one engine over a list of queries. */

import type { Engine } from './engines';
import { expectedPath, type BenchQuery } from './queries';

export interface Score {
  queries: number;
  first: number;
  three: number;
  mrr: number;
}

interface Miss {
  query: BenchQuery;
  /** Place of the first expected page, 0 when it is not among the hits. */
  place: number;
  hits: string[];
}

export interface Result {
  overall: Score;
  kinds: Record<string, Score>;
  misses: Miss[];
  /** Milliseconds of a query. */
  medianMs: number;
  p95Ms: number;
}

/** Asks every query twice, the second time against the clock. */
export function measure(engine: Engine, queries: BenchQuery[], version: string): Result {
  const places: { kind: string; place: number }[] = [];
  const misses: Miss[] = [];
  for (const query of queries) {
    const hits = engine.paths(query.q).map((path) => path.replace(/\/$/, ''));
    const wanted = new Set(query.expect.map((page) => expectedPath(page, version)));
    const place = hits.findIndex((path) => wanted.has(path)) + 1;
    places.push({ kind: query.kind, place });
    if (place !== 1) misses.push({ query, place, hits });
  }
  const times = queries.map((query) => timed(() => engine.paths(query.q))).sort((a, b) => a - b);
  const kinds = [...new Set(queries.map((query) => query.kind))];
  return {
    overall: score(places.map(({ place }) => place)),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, score(places.filter((entry) => entry.kind === kind).map(({ place }) => place))]),
    ),
    misses,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

function score(places: number[]): Score {
  const share = (test: (place: number) => boolean): number => places.filter(test).length / Math.max(1, places.length);
  return {
    queries: places.length,
    first: share((place) => place === 1),
    three: share((place) => place >= 1 && place <= 3),
    mrr: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / Math.max(1, places.length),
  };
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
