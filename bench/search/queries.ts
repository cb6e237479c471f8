/** The query set and its halves. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface BenchQuery {
  kind: string;
  q: string;
  /** Fixed half; without it the digest decides. */
  half?: 'tuning' | 'reported';
  /** Pages that serve the reader, below the version prefix. */
  expect: string[];
  /** Anchors of the sections that answer, on any of these pages; "" is the top. Left out where the whole page answers. */
  at?: string[];
}

/**
 * `tuning` may be looked at while working on the engine; `reported` only gives numbers; `all` are both. `blind` is a set
 * of its own that was written after the work.
 */
export type Half = 'tuning' | 'reported' | 'all' | 'blind';

/** Queries of a half. Each kind is sorted by a digest of the query and dealt out in turn, so the halves never change order. */
export function readQueries(half: Half): BenchQuery[] {
  const file = half === 'blind' ? 'blind.yaml' : 'queries.yaml';
  const { queries } = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { queries: BenchQuery[] };
  if (half === 'all' || half === 'blind') return queries;
  const kinds = [...new Set(queries.map((query) => query.kind))];
  const dealt = kinds.flatMap((kind) =>
    queries
      .filter((query) => query.kind === kind && query.half === undefined)
      .sort((a, b) => digest(a.q).localeCompare(digest(b.q)))
      .filter((_, at) => (at % 2 === 0) === (half === 'tuning')),
  );
  return [...dealt, ...queries.filter((query) => query.half === half)];
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Route path of an expected page. */
export function expectedPath(page: string, version: string): string {
  if (page.startsWith('blog/')) return `/${page}`;
  return page === 'index' ? `/docs/${version}` : `/docs/${version}/${page}`;
}
