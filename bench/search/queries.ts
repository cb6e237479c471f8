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
  /**
   * Anchors of the sections that answer, on any of these pages; "" is the top. Left out where the whole page answers.
   */
  at?: string[];
}

/**
 * `tuning` may be looked at while working on the engine; `reported` only gives numbers; `all` are both. `hard` are
 * harder ones that may be looked at, and so may `mixed` and `strangers`; `blind` were written before the last changes,
 * and nobody looked at their answers.
 */
export const HALVES = ['tuning', 'reported', 'all', 'hard', 'blind', 'mixed', 'strangers'] as const;
export type Half = (typeof HALVES)[number];

/** Sets that stand in files of their own. */
const OWN_FILES: Partial<Record<Half, string>> = {
  hard: 'hard.yaml',
  blind: 'blind.yaml',
  mixed: 'mixed.yaml',
  strangers: 'strangers.yaml',
};

/**
 * Queries of a half. Each kind is sorted by a digest of the query and dealt out in
 * turn, so the halves never change order.
 */
export function readQueries(half: Half): BenchQuery[] {
  const file = OWN_FILES[half] ?? 'queries.yaml';
  const { queries } = parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as { queries: BenchQuery[] };
  if (half === 'all' || file !== 'queries.yaml') return queries;
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
